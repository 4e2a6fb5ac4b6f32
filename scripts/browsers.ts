// npm run browsers: checks the site in Firefox, in WebKit and in Chromium without newer features (tests/browsers). npm
// run browsers -- webkit: only in the engines named. An engine that cannot be installed on this machine is skipped, and
// the command says so.
import { once } from "node:events";
import { existsSync, globSync, rmSync } from "node:fs";
import path from "node:path";
import { answerHelp, UsageError } from "../publishing/command-line/options.ts";
import { ROOT } from "../publishing/command-line/run.ts";
import { freePort, serveSite } from "./site.ts";
import { suite, summarise } from "./test/runners.ts";
import { browserPath, installBrowser, installPackages } from "./test-browser.ts";

interface Engine {
  isInstalled(): boolean;
  install(): Promise<void>;
}

const debian = (programs: string[], ...packages: string[]): Engine => ({
  isInstalled: () => programs.every((program) => globSync(program).length > 0),
  install: () => installPackages(...packages),
});

const ENGINES: Record<string, Engine> = {
  firefox: debian(["/usr/bin/firefox-esr"], "firefox-esr"),
  webkit: debian(
    [
      "/usr/bin/WebKitWebDriver",
      "/usr/bin/Xvfb",
      "/usr/bin/openbox",
      "/usr/lib/*/webkit2gtk-4.*/MiniBrowser",
    ],
    ...["webkit2gtk-driver", "xvfb", "xauth", "openbox"],
  ),
  chromium: { isInstalled: () => existsSync(browserPath() ?? ""), install: installBrowser },
};

const STATE = ".wrangler/browsers";

/** Installs an engine if necessary. Returns true if it is available, and otherwise prints why not. */
async function isThere(name: string): Promise<boolean> {
  const { isInstalled, install } = ENGINES[name]!;
  if (isInstalled()) return true;
  console.log(`Installing ${name} …`);
  const problem = await install().catch((error: Error) => error.message);
  if (isInstalled()) return true;
  console.log(`Not looked at: ${name} is not on this machine. ${problem ?? "Install it as root."}`);
  return false;
}

async function look(names: string[]): Promise<void> {
  const unknown = names.find((name) => !(name in ENGINES));
  if (unknown)
    throw new UsageError(`There is no "${unknown}". There are ${Object.keys(ENGINES).join(", ")}.`);
  const found: string[] = [];
  for (const name of names) if (await isThere(name)) found.push(name);
  if (found.length === 0) return;
  // We start with the data of a first start, whose two years of records give us charts to check.
  rmSync(path.join(ROOT, STATE), { recursive: true, force: true });
  const port = await freePort();
  const server = await serveSite(port, STATE);
  Object.assign(process.env, { SITE_PORT: String(port), CHROMIUM: browserPath() });
  const config = ["--root", ROOT, "--config", "tests/browsers/vitest.config.ts"];
  try {
    await suite("Tests in other browsers", "vitest", ...config, ...found);
  } finally {
    server.kill();
    await once(server, "exit");
  }
}

answerHelp(`npm run browsers -- [${Object.keys(ENGINES).join(" ")}]`);
try {
  const names = process.argv.slice(2);
  await look(names.length > 0 ? names : Object.keys(ENGINES));
  summarise();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
