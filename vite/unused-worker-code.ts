import type { Plugin } from "vite";

/** What is left out of the Worker: a file of a library, the text that brings code in, and what stands in for it. */
const CUTS: { file: RegExp; text: string; instead: string }[] = [
  // React's older renderers, which nothing calls.
  {
    file: /react-dom\/server\.bun\.js$/,
    text: "require('./cjs/react-dom-server-legacy.browser.production.js')",
    instead: "{}",
  },
  // Zod as a whole, with its messages in fifty languages, where only this class is extended.
  {
    file: /@hono\/zod-openapi\/dist\/index\.m?js$/,
    text: "extendZodWithOpenApi(z);",
    instead: "extendZodWithOpenApi({ ZodType: z.ZodType });",
  },
];

/** Leaves out of the Worker what its libraries bring and this site does not use. */
export const unusedWorkerCode: Plugin = {
  name: "unused-worker-code",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "ssr",
  transform: {
    filter: { id: CUTS.map(({ file }) => file) },
    handler(code, id) {
      const { text, instead } = CUTS.find(({ file }) => file.test(id))!;
      if (!code.includes(text)) throw new Error(`${text} is gone: see vite/unused-worker-code.ts.`);
      return { code: code.replace(text, instead), map: null };
    },
  },
};
