import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { FONTS } from "./scripts/build/fonts.ts";
import { plugins } from "./scripts/build/plugins.ts";
import { BROWSERS } from "./scripts/build/supported-browsers.ts";

/**
 * Where Vite looks for dependencies when the development server starts. One that it found only when a
 * page asks for it would reload that page.
 */
const COMPONENTS = ["app/**/*.{ts,tsx}"];

/** What several pages share is one chunk: a dozen small requests take longer than a few unused bytes. */
const SHARED = {
  name: "site",
  // What few pages show, and the guides, which bring styles of their own, are apart.
  test: /\/app\/(?!contact\/|guides\/|history\/|ui\/(chart\/|form-field)).*\.tsx?$|\/worker\/(amounts|contract)\/|\/(lucide|react|react-dom|react-router)\/|^\0vite\//,
  minShareCount: 3,
};

export default defineConfig({
  publicDir: "app/frame/public",
  resolve: { alias: { "@fonts": FONTS } },
  // The few parts that load late have hardly a file in common: asking for those ahead would cost every
  // first load more than it gains.
  build: { modulePreload: false },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
      },
      optimizeDeps: { entries: [...COMPONENTS, "!app/entry.server.tsx"] },
    },
    // Articles are compiled to calls of the JSX runtime, which the scan of our own files does not see.
    ssr: {
      build: { minify: true },
      optimizeDeps: { entries: COMPONENTS, include: ["react/jsx-runtime"] },
    },
  },
  plugins: [
    cloudflare({
      viteEnvironment: { name: "ssr" },
      persistState: { path: process.env.STATE_DIR || ".wrangler/state" },
      // Set by `npm run dev`.
      inspectorPort: Number(process.env.INSPECTOR_PORT) || false,
    }),
    ...plugins,
    reactRouter(),
  ],
});
