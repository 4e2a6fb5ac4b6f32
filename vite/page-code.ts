import type { Plugin } from "vite";

const RELOAD =
  /console\.error\(`Error loading route module[\s\S]*?window\.location\.reload\(\);\s*return new Promise\(\(\) => \{\}\);/;

const TO_ITS_DOCUMENT = "return window.onMissingCode();";

/**
 * React Router reloads the page on the screen when the code of the next one does not load.
 * app/frame/connection.ts loads the next one as a document instead.
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
      return { code: code.replace(RELOAD, () => TO_ITS_DOCUMENT), map: null };
    },
  },
};
