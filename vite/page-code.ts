import type { Plugin } from "vite";

const RELOAD =
  /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

const LOAD_LATER = `return window.loadPageCode(async () => {
  const routeModule = await import(/* @vite-ignore */ route.module);
  routeModulesCache[route.id] = routeModule;
  return routeModule;
});`;

/**
 * React Router reloads the document when the code of a page does not load, which without a connection
 * replaces the page with the browser's error page. app/frame/connection.ts waits for the connection
 * instead.
 */
export const pageCode: Plugin = {
  name: "page-code",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/.*\/routeModules\.js$/ },
    handler(code) {
      if (!RELOAD.test(code)) {
        throw new Error("React Router no longer reloads the document: see vite/page-code.ts.");
      }
      return { code: code.replace(RELOAD, () => LOAD_LATER), map: null };
    },
  },
};
