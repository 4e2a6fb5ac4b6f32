import { cloudflare } from "@cloudflare/vite-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { FONTS } from "./scripts/build/fonts.ts";
import { plugins } from "./scripts/build/plugins.ts";
import { BROWSERS } from "./scripts/build/supported-browsers.ts";

/**
 * The files in which Vite looks for dependencies when the development server starts. If it only found one when a page
 * requested it, it would reload that page.
 */
const COMPONENTS = ["app/**/*.{ts,tsx}"];

/** Code that several pages share is one chunk, because a dozen small requests take longer than a few unused bytes. */
const SHARED = {
  name: "site",
  // Code for only a few pages is separate, and so are the guides, which have styles of their own.
  test: /\/app\/(?!contact\/|guides\/|history\/|ui\/(chart\/|form-field)).*\.tsx?$|\/worker\/(amounts|contract)\/|\/(lucide|react|react-dom|react-router)\/|^\0vite\//,
  minShareCount: 3,
};

export default defineConfig({
  publicDir: "app/frame/public",
  resolve: { alias: { "@fonts": FONTS } },
  // The few parts that load late share hardly any files, so preloading those would cost every first load more than it
  // saves.
  build: { modulePreload: false },
  environments: {
    client: {
      build: {
        target: BROWSERS,
        rolldownOptions: { output: { codeSplitting: { groups: [SHARED] } } },
      },
      optimizeDeps: { entries: [...COMPONENTS, "!app/entry.server.tsx"] },
    },
    // Articles compile to calls of the JSX runtime, which the scan of our own files does not see.
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
