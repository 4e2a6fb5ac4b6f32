import type { Plugin } from "vite";

const STREAM = "serverHandoffStream: encodeViaTurboStream(";
/** The modules of all routes, which are the same for every page. */
const MODULES = "createEntryRouteModules(build.routes)";
const LATER = "encodeState: () => encodeViaTurboStream(";

/**
 * React Router encodes the data of every page as a stream with time-outs of its own, a tenth of the page's CPU time.
 * app/entry.server.tsx encodes data that is all there faster, and makes the stream only for late data.
 */
export const pageData: Plugin = {
  name: "page-data",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/.*\/server-runtime\/server\.js$/ },
    handler(code) {
      if (!code.includes(STREAM))
        throw new Error("React Router no longer encodes data so: see vite/page-data.ts.");
      const changed = code.replaceAll(STREAM, LATER).replace(MODULES, `(modules ??= ${MODULES})`);
      return { code: `let modules;\n${changed}`, map: null };
    },
  },
};
