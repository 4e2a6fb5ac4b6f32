import { readFileSync } from "node:fs";
import { minify, type Plugin, transformWithOxc } from "vite";

/**
 * `import text from "./start.ts?script-text"` gives the function that the file exports by default as minified
 * JavaScript, for a script element in the page. All that it uses must be inside the function.
 */
export const scriptText: Plugin = {
  name: "script-text",
  load: {
    filter: { id: /\?script-text$/ },
    async handler(id) {
      const file = id.replace(/\?.*/, "");
      this.addWatchFile(file);
      const javascript = await transformWithOxc(readFileSync(file, "utf8"), file);
      const { code } = await minify(file, javascript.code, { module: true });
      const [, text] = /^export default (function.*\});?\s*$/s.exec(code) ?? [];
      if (!text) throw new Error(`${file} must hold one function and nothing else.`);
      return `export default ${JSON.stringify(`(${text})`)}`;
    },
  },
};
