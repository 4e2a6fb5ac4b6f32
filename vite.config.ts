import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { CHUNKS } from "./vite/chunks.ts";
import { content } from "./vite/content.ts";
import { FONTS } from "./vite/fonts.ts";
import { stringRenderer } from "./vite/string-renderer.ts";

export default defineConfig({
  publicDir: "app/public",
  resolve: { alias: { "@fonts": FONTS } },
  // The few parts that load late have hardly a file in common: asking for those ahead would cost every
  // first load more than it gains.
  build: { modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR ?? ".wrangler/state" },
      inspectorPort: false,
    }),
    content,
    stringRenderer,
    tailwindcss(),
    reactRouter(),
  ],
});
