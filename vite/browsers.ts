/**
 * The oldest browsers that get the site whole, as Vite names them; scripts and styles are built for them. What
 * is newer than all of them has a fallback. Older ones get pages without scripts: app/frame/inline/decide.ts.
 */
export const BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"];
