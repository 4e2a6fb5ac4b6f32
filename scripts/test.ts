// npm test: every check, those that fail fastest first. npm test -- cities: the tests in files with that in their path.
// npm run check: the checks that need no browser. npm run quick: formatting, types and the tests of uncommitted
// changes. The last line counts passes and failures; the failures are listed again above it.
import { execFileSync } from "node:child_process";
import { programOptions } from "../publishing/command-line/options.ts";
import { capture, ROOT, run } from "../publishing/command-line/run.ts";
import { build } from "./build.ts";
import { check, suite, summarise } from "./test/runners.ts";
import { installBrowser } from "./test-browser.ts";

const format = () => tools("Format, lint and import rules", "biome ci --error-on-warnings .");
const TYPES = "wrangler types worker/env.d.ts --include-runtime=false --strict-vars=false";
const types = () => tools("Types", TYPES, "react-router typegen", "tsc");
const browser = () => check("A browser for the tests", installBrowser);

const LOCKFILE =
  "--path package-lock.json --allowed-hosts npm --validate-https --validate-integrity";

async function everything(withBrowser: boolean): Promise<void> {
  // These run together, because each alone leaves one of two cores idle.
  await Promise.all([
    format(),
    types(),
    tools("Nothing unused", "knip"),
    tools("Packages only from the registry, with integrity hashes", `lockfile-lint ${LOCKFILE}`),
  ]);
  const isBuilt = await check("Production build", build);
  if (!isBuilt)
    console.log("Without a build: no tests in Node and in a browser, no trial of a deploy.");
  // These run side by side, because the tests in the Workers runtime use a single core throughout.
  await Promise.all([
    suite("Tests in the Workers runtime", "vitest", "--project=worker"),
    isBuilt && tools("Deployable", "wrangler deploy --dry-run"),
    isBuilt && inNodeAndBrowser(withBrowser),
  ]);
}

/** Runs the tests in Node while the browser downloads, and then those in the browser. */
async function inNodeAndBrowser(withBrowser: boolean): Promise<void> {
  const inNode = suite("Tests in Node", "vitest", "--project=node", "--project=ui");
  await Promise.all([inNode, withBrowser && browser()]);
  if (withBrowser) await suite("Tests in a browser", "playwright");
}

/** Runs commands one after the other, as one check. */
function tools(name: string, ...commands: string[]): Promise<boolean> {
  return check(name, async () => {
    for (const command of commands) await run(command.split(" ")[0]!, command.split(" ").slice(1));
  });
}

/** Runs tests by parts of their files' paths, and by a part of their own names if given. */
async function named(parts: string[], title?: string): Promise<void> {
  // Vitest accepts a line number (near.spec.ts:6) only for its own files.
  const own = parts.filter((part) => !part.includes(".spec.ts"));
  const vitest = ["--passWithNoTests", ...own, ...(title ? ["-t", title] : [])];
  if (own.length > 0 || parts.length === 0) await suite("Tests by Vitest", "vitest", ...vitest);
  const playwright = ["--pass-with-no-tests", ...parts, ...(title ? ["-g", title] : [])];
  const { status, stdout } = capture("playwright", ["test", "--list", ...playwright]);
  if (status === 0 && stdout.includes("Total: 0 tests")) return;
  await browser();
  await suite("Tests in a browser", "playwright", ...playwright);
}

/**
 * Runs tests that import changed files. In the Workers runtime, where most tests import the whole site, it runs those
 * in the changed folder.
 */
async function quick(): Promise<void> {
  await Promise.all([format(), types()]);
  const changed = ["--changed", "--passWithNoTests"];
  await suite("Tests of what changed", "vitest", "--project=node", "--project=ui", ...changed);
  const status = ["status", "--porcelain", "--no-renames", "--untracked-files=all"];
  const files = execFileSync("git", status, { cwd: ROOT, encoding: "utf8" });
  const found = files.matchAll(/^.. (?:(app)|(?:tests\/)?worker)\/([\w-]+(?:\/|\.test))/gm);
  const parts = [...found].map(([, app, part]) => `tests/worker/${app ? "pages/" : ""}${part}`);
  const inWorker = ["--project=worker", "--passWithNoTests", ...parts];
  if (parts.length > 0) await suite("… in the Workers runtime", "vitest", ...inWorker);
}

const { values, positionals } = programOptions(
  'npm test -- [part of a path…] [-t "part of a name"] (or: npm run check, npm run quick)',
  { check: { type: "boolean" }, quick: { type: "boolean" }, t: { type: "string", short: "t" } },
  Number.POSITIVE_INFINITY,
);
if (values.quick) await quick();
else if (values.t || positionals.length > 0) await named(positionals, values.t);
else await everything(!values.check);
if (summarise() === 0) {
  console.error(
    `There is no such test: ${process.argv.slice(2).join(" ")}. Name a part of a test's path, such as contact.`,
  );
  process.exitCode = 2;
}
