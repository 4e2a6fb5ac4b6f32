import path from "node:path";
import { cloudflareTest } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { parseCLI } from "vitest/node";
import { FONTS } from "./scripts/build/fonts.ts";
import { plugins } from "./scripts/build/plugins.ts";
import { fuzzSettings } from "./tests/worker/fuzz-settings.ts";
import { testSeed } from "./tests/worker/seed-plugin.ts";

const here = import.meta.dirname;

/** Lucide has two thousand modules, one per icon, which would be three quarters of all modules that the tests load. */
const ONE_FILE = { lucide: path.join(here, "node_modules/lucide/dist/cjs/lucide.js") };

const bindings = {
  // Tests change the data that the cache depends on; tests of the cache turn it on.
  EDGE_CACHE: "off",
  FUZZ: fuzzSettings(process.env),
};

/**
 * Compiles JSX for React's production build, which NODE_ENV selects. It is the one that is deployed, and it renders
 * pages twice as fast.
 */
const productionReact: Plugin = {
  name: "production-react",
  // This runs after React Router's plugin, which asks for the development build.
  enforce: "post",
  config: () => ({ oxc: { jsx: { development: false } } }),
};

// Tests run in a time zone east of Greenwich, like operators: a day read in the computer's zone by mistake then differs
// from the day in UTC.
process.env.TZ = "Australia/Sydney";

/** This is long enough for a machine that is busy with something else; no test has to wait for a time-out. */
const PATIENT = {
  testTimeout: 600_000,
  hookTimeout: 600_000,
  expect: { poll: { timeout: 60_000 } },
};

/**
 * True if `--project` names only other projects. Vitest then never starts this project and never closes it, so React
 * Router's plugin would watch its files until Vitest gives up after ten seconds.
 */
function isLeftOut(project: string): boolean {
  const { options } = parseCLI(["vitest", ...process.argv.slice(2)], { allowUnknownOptions: true });
  const asked = [options.project ?? []].flat();
  return asked.length > 0 && !asked.some((name) => name === project || name.includes("*"));
}

export default defineConfig({
  test: {
    reporters: ["default"],
    projects: [
      {
        // Data, API and whole pages, from the sources, in the Workers runtime.
        resolve: { alias: { "@fonts": FONTS, ...ONE_FILE } },
        plugins: isLeftOut("worker")
          ? []
          : [
              ...plugins,
              testSeed,
              reactRouter(),
              productionReact,
              cloudflareTest({
                wrangler: { configPath: "./wrangler.toml" },
                miniflare: { bindings },
              }),
            ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.{ts,tsx}"],
          env: { NODE_ENV: "production" },
          setupFiles: ["./tests/short-failures.ts", "./tests/worker/setup.ts"],
          isolate: false,
          maxWorkers: 1,
          ...PATIENT,
        },
      },
      {
        resolve: { alias: ONE_FILE },
        plugins,
        test: {
          name: "ui",
          environment: "happy-dom",
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          setupFiles: ["./tests/short-failures.ts", "./tests/ui/patience.ts"],
          sequence: { groupOrder: 1 },
          // All files share one window, because creating windows took half of the time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "node",
          include: ["tests/{publishing,seed,project,deploy}/**/*.test.ts"],
          setupFiles: ["./tests/project/own-modules.ts"],
          globalSetup: ["./tests/publishing/shared-folder.ts"],
          // Most of these tests wait for commands that they start.
          maxWorkers: 2,
          // All files share one process, because importing wrangler alone takes two seconds.
          isolate: false,
          sequence: { groupOrder: 2 },
          ...PATIENT,
        },
      },
    ],
  },
});
