import type { Plugin } from "vite";

/** What React Router does for every page, and what is done instead. */
const CHANGES = [
  ["serverHandoffStream: encodeViaTurboStream(", "encodeState: () => encodeViaTurboStream("],
  [
    "createEntryRouteModules(build.routes)",
    "(entryModules ??= createEntryRouteModules(build.routes))",
  ],
] as const;

/**
 * React Router encodes the data of every page as a stream with time-outs of its own, a tenth of a page's CPU time,
 * before it calls app/entry.server.tsx, which encodes data that is all there faster. The entry gets a function instead
 * that makes the stream, for pages with late data. And the modules of all routes, which stay the same, are listed once.
 */
export const pageData: Plugin = {
  name: "page-data",
  apply: "build",
  transform: {
    filter: { id: /react-router\/dist\/.*\/server-runtime\/server\.js$/ },
    handler(code) {
      const changed = CHANGES.reduce((text, [before, after]) => {
        if (!text.includes(before))
          throw new Error(`React Router has no ${before} any more: see vite/page-data.ts.`);
        return text.replaceAll(before, after);
      }, code);
      return { code: `let entryModules;\n${changed}`, map: null };
    },
  },
};
