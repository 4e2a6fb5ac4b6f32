import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { content } from "../../vite/content.ts";
import { FONTS } from "../../vite/fonts.ts";

/** Has the pages rendered by the entry beside this file instead of by the site's own. */
const entry: Plugin = {
  name: "template-entry",
  enforce: "pre",
  resolveId(id) {
    const isEntry = id.split("?", 1)[0]?.endsWith("/app/entry.server.tsx");
    return isEntry ? path.join(import.meta.dirname, "entry.server.tsx") : undefined;
  },
};

export default defineConfig({
  publicDir: false,
  resolve: { alias: { "@fonts": FONTS } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      configPath: path.join(import.meta.dirname, "wrangler.toml"),
      persistState: false,
      inspectorPort: false,
    }),
    entry,
    content,
    reactRouter(),
  ],
});
