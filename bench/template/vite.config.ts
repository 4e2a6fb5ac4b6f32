import path from "node:path";
import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { content } from "../../vite/content.ts";
import { FONTS } from "../../vite/fonts.ts";

const file = (name: string) => path.join(import.meta.dirname, name);

export default defineConfig({
  publicDir: false,
  resolve: {
    alias: { "@fonts": FONTS, [file("../../app/entry.server.tsx")]: file("entry.server.tsx") },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      configPath: file("wrangler.toml"),
      persistState: false,
      inspectorPort: false,
    }),
    content,
    reactRouter(),
  ],
});
