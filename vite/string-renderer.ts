import type { Plugin } from "vite";

const ASKED = 'Buffer.byteLength(chunk, "utf8")';

/**
 * React's renderer for Bun, which app/entry.server.tsx uses because it writes strings, asks Node's
 * Buffer for the bytes of each of a page's thousands of pieces: a quarter of a page's CPU time. It
 * only needs them to send large parts later, which the site has it not do, so letters will do.
 */
export const stringRenderer: Plugin = {
  name: "string-renderer",
  transform: {
    filter: { id: /react-dom-server\.bun\.production\.js$/ },
    handler(code) {
      if (!code.includes(ASKED)) {
        throw new Error(`React no longer asks "${ASKED}": see vite/string-renderer.ts.`);
      }
      return { code: code.replace(ASKED, "chunk.length"), map: null };
    },
  },
};
