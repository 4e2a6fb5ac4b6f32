import { defineConfig } from "vitest/config";

// Not a project of vitest.config.ts, so that npm test does not run it.
export default defineConfig({
  test: {
    include: ["tests/browsers/*.check.ts"],
    setupFiles: ["./tests/short-failures.ts"],
    // Each waits most of the time for its browser.
    maxWorkers: 3,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
