import type { Plugin } from "vite";

const BYTE_LENGTH = 'Buffer.byteLength(chunk, "utf8")';

/**
 * Patches React's renderer for Bun, which app/entry.server.tsx uses because it writes strings. The
 * renderer counts the bytes of each of the thousands of chunks of a page with Node's Buffer, which takes
 * a quarter of the CPU time of a page. It needs the count only to stream large parts later, which the
 * site turns off, so the number of characters is enough.
 */
export const patchReactDom: Plugin = {
  name: "patch-react-dom",
  transform: {
    filter: { id: /react-dom-server\.bun\.production\.js$/ },
    handler(code) {
      if (!code.includes(BYTE_LENGTH)) {
        throw new Error(
          `react-dom no longer calls ${BYTE_LENGTH}. Update vite/patch-react-dom.ts.`,
        );
      }
      return { code: code.replace(BYTE_LENGTH, "chunk.length"), map: null };
    },
  },
};
