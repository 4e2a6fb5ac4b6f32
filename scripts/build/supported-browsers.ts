/**
 * The oldest browsers that get the site whole, as Vite names them; scripts and styles are built for them. What
 * is newer than all of them has a fallback. In older ones scripts do not take over: app/frame/scripting.tsx.
 */
export const BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"];
