import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { run } from "./run.ts";

/** Where Debian and its relatives put Chromium. */
const SYSTEM_BROWSER = "/usr/bin/chromium";

/** The browser for the tests: Playwright's own if it is there, else the system's, else undefined. */
export function browserPath(): string | undefined {
  return [chromium.executablePath(), SYSTEM_BROWSER].find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser: downloads Playwright's, or where that fails installs Debian's
 * package as root.
 * @throws an Error that says what to install by hand
 */
export function installBrowser(): void {
  if (browserPath()) return;
  console.log("Installing a browser for the tests …");
  try {
    run("playwright", ["install", "--with-deps", "chromium"]);
  } catch {
    installPackage();
  }
  if (browserPath()) return;
  throw new Error(
    `No browser for the tests: run "npx playwright install --with-deps chromium", or install Chromium as ${SYSTEM_BROWSER}.`,
  );
}

function installPackage(): void {
  if (process.getuid?.() !== 0) return;
  for (const args of [["update"], ["install", "-y", "--no-install-recommends", "chromium"]]) {
    spawnSync("apt-get", args, {
      stdio: "ignore",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  }
}
