import path from "node:path";
import { defineConfig } from "vitest/config";
import { plugins } from "../../scripts/build/plugins.ts";

// The tests of the folder that judges a group of mutants, in a window or in Node: scripts/mutate.ts names it.

process.env.TZ = "Australia/Sydney";
const folder = process.env.JUDGES ?? "tests/ui/**";

export default defineConfig({
  resolve: {
    alias: {
      lucide: path.join(import.meta.dirname, "../../node_modules/lucide/dist/cjs/lucide.js"),
    },
  },
  plugins,
  test: {
    environment: folder.startsWith("tests/ui/") ? "happy-dom" : "node",
    include: [`${folder}/*.test.{ts,tsx}`],
    // It runs every expression of the reading step by step, for minutes.
    exclude: ["tests/publishing/read/long-cells.test.ts"],
    setupFiles: folder.startsWith("tests/ui/") ? ["./tests/ui/patience.ts"] : [],
    globalSetup: ["./tests/publishing/shared-folder.ts"],
    isolate: false,
    testTimeout: 600_000,
  },
});
