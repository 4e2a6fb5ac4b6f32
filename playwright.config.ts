import { defineConfig } from "@playwright/test";
import { browserPath } from "./scripts/test-browser.ts";

const port = Number(process.env.TEST_PORT ?? 8799);

/** The Chromium features that Playwright turns off by itself. */
const PLAYWRIGHT_DISABLES = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsFirstBalancedModeAutoEnable",
  "HttpsUpgrades",
  "LensOverlay",
  "MediaRouter",
  "NetworkTimeServiceQuerying",
  "OptimizationHints",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
];

export default defineConfig({
  testDir: "tests/e2e",
  fullyParallel: true,
  // Three workers keep two cores busy, because each test sometimes waits for its page.
  workers: 3,
  // A test that passes only at the second attempt has found a fault, in the site or in itself.
  retries: 0,
  // This is long enough for a machine that is busy with something else; no test has to wait for a time-out.
  timeout: 90_000,
  expect: { timeout: 30_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: "line",
  use: {
    locale: "en-AU",
    timezoneId: "Australia/Perth",
    // The tests in tests/e2e/frame allow them.
    serviceWorkers: "block",
    baseURL: `http://localhost:${port}`,
    // Tests use a normal browser's name, because bots, which include "HeadlessChrome", get pages that are not streamed.
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
        // Only the last of these options counts, so it repeats Playwright's own features. Without the address bar's
        // suggestions, each of which is a page of its own, a new window costs half as much.
        `--disable-features=${[...PLAYWRIGHT_DISABLES, "WebUIOmniboxPopup", "WebUIOmniboxAimPopup"].join()}`,
      ],
    },
  },
  webServer: {
    // Publishes the CSV files again if they have changed since the last run.
    command: "node tests/e2e/publish-sample.ts && node scripts/serve.ts",
    url: `http://localhost:${port}/`,
    env: { PORT: String(port), STATE_DIR: ".wrangler/e2e" },
    // It may have to build first, on a machine that is busy with something else.
    timeout: 600_000,
  },
});
