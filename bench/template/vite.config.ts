import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { FONTS } from "../../vite/fonts.ts";
import { virtualModules } from "../../vite/virtual-modules.ts";

const file = (name: string) => path.join(import.meta.dirname, name);

/** Renders pages with the entry beside this file instead of the site's own. */
const entry: Plugin = {
  name: "template-entry",
  enforce: "pre",
  resolveId: (id) =>
    /\/app\/entry\.server\.tsx(\?|$)/.test(id) ? file("entry.server.tsx") : undefined,
};

export default defineConfig({
  publicDir: false,
  resolve: { alias: { "@fonts": FONTS } },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      configPath: file("wrangler.toml"),
      persistState: false,
      inspectorPort: false,
    }),
    entry,
    ...virtualModules,
    reactRouter(),
  ],
});
