import { execFile, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { promisify } from "node:util";
import { chromium } from "@playwright/test";
import { run } from "../publishing/command-line/run.ts";

/**
 * The packages for Debian and its derivatives, each named after its program. The first cannot open a window and runs
 * the tests in a fifth less time, but older systems do not have it.
 */
const PACKAGES = ["chromium-headless-shell", "chromium"];

/** The time limit for each way to install a browser: enough for a slow connection, and an end to one that hangs. */
const TIMEOUT_MS = 5 * 60_000;

/** The browser for the tests: Playwright's own if installed, else the system's, else undefined. */
export function browserPath(): string | undefined {
  const installed = PACKAGES.map((name) => `/usr/bin/${name}`);
  return [chromium.executablePath(), ...installed].find((path) => existsSync(path));
}

/**
 * Makes sure that there is a browser that starts: downloads Playwright's and its dependencies, or installs Debian's
 * package. Packages are only installed by root, so that nothing asks for a password.
 * @throws Error that says what to install by hand, and why it was not installed
 */
export async function installBrowser(): Promise<void> {
  if (canStart()) return;
  console.log("Installing a browser for the tests …");
  const problems: string[] = [];
  const fromPackages = PACKAGES.map((name) => () => installPackages(name));
  for (const install of [download, installLibraries, ...fromPackages]) {
    await install().catch((error: Error) => problems.push(error.message));
    if (canStart()) return;
  }
  throw new Error(
    `There is no browser for the tests. Run "sudo npx playwright install --with-deps chromium", or install Chromium as /usr/bin/chromium.\n${problems.join("\n")}`,
  );
}

/** Also false if the browser is missing a system library. */
function canStart(): boolean {
  const path = browserPath();
  return path !== undefined && spawnSync(path, ["--version"], { stdio: "ignore" }).status === 0;
}

async function download(): Promise<void> {
  // The milliseconds that each of its attempts waits for a connection.
  process.env.PLAYWRIGHT_DOWNLOAD_CONNECTION_TIMEOUT ??= "10000";
  await run("playwright", ["install", "--no-shell", "chromium"], { timeoutMs: TIMEOUT_MS });
}

async function installLibraries(): Promise<void> {
  if (!isRoot() || !browserPath()) return;
  await run("playwright", ["install-deps", "chromium"], { timeoutMs: TIMEOUT_MS });
}

/**
 * Installs packages of Debian or its derivatives. Only root may, so that nothing asks for a password.
 * @throws Error with apt-get's message if it fails
 */
export async function installPackages(...names: string[]): Promise<void> {
  if (!isRoot()) return;
  // If the package lists cannot be updated, the old ones may be good enough.
  await aptGet("update").catch(() => {});
  await aptGet("install", "-y", "--no-install-recommends", ...names);
}

async function aptGet(...args: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  // A machine that has just started is often still installing its own updates.
  const wait = ["-o", "DPkg::Lock::Timeout=120"];
  await promisify(execFile)("apt-get", [...wait, ...args], { env, timeout: TIMEOUT_MS });
}

function isRoot(): boolean {
  return process.getuid?.() === 0;
}
