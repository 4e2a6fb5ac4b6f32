import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/browser.ts";

const port = Number(process.env.TEST_PORT ?? 8799);

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  workers: 2,
  // A busy machine may starve one test; a fault fails twice. What needed a second try is listed.
  retries: process.env.CI ? 1 : 0,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: process.env.REPORT ? [["line"], ["json", { outputFile: process.env.REPORT }]] : "line",
  use: {
    baseURL: `http://localhost:${port}`,
    // A visitor's browser: bots, and "HeadlessChrome" counts as one, get pages in one piece.
    userAgent:
      "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36",
    launchOptions: {
      executablePath: browserPath(),
      args: [
        "--no-sandbox",
        "--disable-gpu",
        "--disable-quic",
        "--no-first-run",
        "--disable-background-networking",
        "--disable-component-update",
        "--disable-sync",
      ],
    },
  },
  webServer: {
    // Loads the CSV files again when they have changed since the last run.
    command: "node seed/loader/load.ts && node scripts/serve.ts",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), STATE_DIR: ".wrangler/e2e" },
    timeout: 120_000,
  },
});
