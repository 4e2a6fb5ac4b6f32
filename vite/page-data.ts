import type { Plugin } from "vite";

const STREAM = "serverHandoffStream: encodeViaTurboStream(";

/**
 * React Router encodes the data of every page as a stream with time-outs of its own, a tenth of a page's CPU time,
 * before it calls app/entry.server.tsx, which encodes data that is all there faster. The entry gets a function instead
 * that makes the stream, for pages with late data.
 */
export const pageData: Plugin = {
  name: "page-data",
  transform: {
    filter: { id: /react-router\/dist\/.*\/server-runtime\/server\.js$/ },
    handler(code) {
      if (!code.includes(STREAM)) {
        throw new Error(
          "React Router no longer calls encodeViaTurboStream: see vite/page-data.ts.",
        );
      }
      return {
        code: code.replaceAll(STREAM, "encodeState: () => encodeViaTurboStream("),
        map: null,
      };
    },
  },
};
