// npm test: every check, those that fail fastest first. With names of folders (npm test -- cities): their tests
// alone. npm run check: every check that needs no browser. npm run quick: the tests
// of what is changed and not committed yet, format and unused code; types and routes if there is time. The last line counts what passed and failed, with
// each check counted like a test; above it the failed ones are listed again.
import { programOptions, UsageError } from "../command-line/options.ts";
import { run } from "../command-line/run.ts";
import { installBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { format, lockfile, types, unused } from "./test/checks.ts";
import { testChanges } from "./test/quick.ts";
import { playwright, vitest } from "./test/runners.ts";
import { step, suite, summarise } from "./test/steps.ts";
import { runnerOf, testFiles, testsNamed } from "./test/test-files.ts";

async function everything(withBrowser: boolean): Promise<void> {
  // Together, because each of them leaves one of two cores idle.
  await Promise.all([format(), types(), unused(), lockfile()]);
  // Before the tests, because one of them measures it.
  await step("Production build", build);
  // Side by side: the tests in the Workers runtime take one core from beginning to end.
  await Promise.all([
    step("Deployable", () => run("wrangler", ["deploy", "--dry-run"])),
    suite("Tests in the Workers runtime", () => vitest("--project=worker")),
    inNodeAndBrowser(withBrowser),
  ]);
}

/** The tests in Node, while the browser's download is waited for, and then those in it. */
async function inNodeAndBrowser(withBrowser: boolean): Promise<void> {
  await Promise.all([
    ...(withBrowser ? [browser()] : []),
    suite("Tests in Node", () => vitest("--project=node", "--project=ui")),
  ]);
  if (withBrowser) await inBrowser();
}

function browser(): Promise<void> {
  return step("A browser for the tests", installBrowser);
}

async function inBrowser(...files: string[]): Promise<void> {
  await suite("Tests in a browser", () => playwright(...files));
}

/** The tests of some folders: those in a browser last, because they take longest. */
async function folders(names: string[]): Promise<void> {
  const tests = testFiles();
  const files = [...new Set(names.flatMap((name) => testsNamed(name, tests)))];
  const { browser: pages = [], ...others } = Object.groupBy(files, runnerOf);
  const projects = Object.keys(others).map((name) => `--project=${name}`);
  const fast = Object.values(others).flat();
  if (fast.length > 0)
    await suite("Tests in Node and the Workers runtime", () => vitest(...projects, ...fast));
  if (pages.length === 0) return;
  await browser();
  await inBrowser(...pages);
}

/** Resolves to what was left out, as lines. */
async function quick(): Promise<string[]> {
  const others = Promise.all([format(), unused()]);
  const leftOut = await testChanges();
  await others;
  return leftOut;
}

const { values, positionals } = programOptions(
  "npm test -- [folder…] (or: npm run check, npm run quick)",
  { quick: { type: "boolean" }, "no-browser": { type: "boolean" } },
  Number.POSITIVE_INFINITY,
);
try {
  let leftOut: string[] = [];
  if (positionals.length > 0) await folders(positionals);
  else if (values.quick) leftOut = await quick();
  else await everything(!values["no-browser"]);
  summarise(leftOut);
  // Vitest's servers, which quick leaves open, need seconds to close.
  if (values.quick) process.exit();
} catch (error) {
  if (!(error instanceof UsageError)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
