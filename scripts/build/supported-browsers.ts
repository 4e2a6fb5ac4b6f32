/**
 * The oldest browsers that get the whole site, as Vite names them; scripts and styles are built for them. Any newer
 * feature has a fallback. In older browsers, scripts do not run (app/frame/scripting.tsx).
 */
export const BROWSERS = ["chrome111", "edge111", "firefox115", "safari16.4", "ios16.4"];
