import path from "node:path";
import { cloudflareTest, readD1Migrations } from "@cloudflare/vitest-plugin";
import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vitest/config";
import { parseCLI } from "vitest/node";
import { readDataset } from "./seed/dataset/database.ts";
import { BOUND_BYTES, toStatements } from "./seed/dataset/statements.ts";
import { content } from "./vite/content.ts";
import { FONTS } from "./vite/fonts.ts";

const here = import.meta.dirname;

/** What a test needs of the file system, which the Workers runtime does not have. */
const bindings = {
  // Tests change the data under the site's feet; those of the cache turn it on.
  EDGE_CACHE: "off",
  TEST_MIGRATIONS: await readD1Migrations(path.join(here, "migrations")),
  TEST_SEED: toStatements(readDataset(path.join(here, "seed")), BOUND_BYTES, undefined, {
    follows: 0,
    publishedAt: Date.UTC(2026, 10, 20),
    note: null,
    isKindChange: false,
  }).map(({ sql, json = null }) => ({ sql, json })),
  // For tests/worker/api/fuzz.test.ts; `npm run fuzz` sends more.
  FUZZ: {
    requests: Number(process.env.FUZZ_REQUESTS ?? 5_000),
    seed: Number(process.env.FUZZ_SEED ?? 20_261_121),
  },
};

/** Long enough for a machine that is busy with something else: no test waits for a time-out to pass. */
const PATIENT = { testTimeout: 120_000, hookTimeout: 120_000 };

/**
 * Whether `--project` names other projects alone. Vitest then never starts this one, and never closes
 * it either: React Router's plugin would watch its files until Vitest gives up after ten seconds.
 */
function isLeftOut(project: string): boolean {
  const { options } = parseCLI(["vitest", ...process.argv.slice(2)], { allowUnknownOptions: true });
  const asked = [options.project ?? []].flat();
  return asked.length > 0 && !asked.some((name) => name === project || name.includes("*"));
}

export default defineConfig({
  test: {
    reporters: process.env.REPORT ? ["default", "json"] : ["default"],
    outputFile: { json: process.env.REPORT ?? "" },
    projects: [
      {
        // Data, API and whole pages, from the sources, in the Workers runtime.
        resolve: { alias: { "@fonts": FONTS } },
        plugins: isLeftOut("worker")
          ? []
          : [
              content,
              reactRouter(),
              cloudflareTest({
                wrangler: { configPath: "./wrangler.toml" },
                miniflare: { bindings },
              }),
            ],
        test: {
          name: "worker",
          include: ["tests/worker/**/*.test.{ts,tsx}"],
          setupFiles: ["./tests/worker/setup.ts"],
          isolate: false,
          maxWorkers: 1,
          ...PATIENT,
        },
      },
      {
        plugins: [content],
        test: {
          name: "ui",
          environment: "happy-dom",
          include: ["tests/ui/**/*.test.{ts,tsx}"],
          sequence: { groupOrder: 1 },
          // One window for all files: making it took half of the time.
          isolate: false,
          ...PATIENT,
        },
      },
      {
        test: {
          name: "node",
          include: ["tests/{seed,project,deploy}/**/*.test.ts"],
          globalSetup: ["./tests/seed/migrate.ts"],
          // Most of them wait for commands that they start.
          maxWorkers: 2,
          sequence: { groupOrder: 2 },
          ...PATIENT,
        },
      },
    ],
  },
});
