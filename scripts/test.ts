// npm test: every check, those that fail fastest first. npm run check: those that need no browser. npm run
// quick: format, types, unused code and the tests of what is not committed yet. The last line counts what
// passed and failed, with each step counted like a test; above it the failed steps are listed again.
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { installBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { run, show } from "./run.ts";

const total = { passed: 0, failed: 0 };
const failedSteps: string[] = [];
const reports = mkdtempSync(path.join(tmpdir(), "reports-"));

const { values } = parseArgs({
  options: { quick: { type: "boolean" }, "no-browser": { type: "boolean" } },
});
// Together, because each of them leaves one of two cores idle.
await Promise.all([format(), types(), unused()]);
if (values.quick) {
  await suite("Tests of changed files", "vitest", ["run", "--changed"], vitestCount);
} else {
  await step("Packages only from the registry, with integrity hashes", lockfile);
  // Before the tests, because one of them measures it.
  await step("Production build", build);
  // At the same time, because the first leaves one of two cores idle.
  await Promise.all([
    suite("Tests in the Workers runtime", "vitest", ["run", "--project", "worker"], vitestCount),
    suite("Tests in Node", "vitest", ["run", "--project", "node", "--project", "ui"], vitestCount),
  ]);
  await step("Deployable", () => run("wrangler", ["deploy", "--dry-run"]));
  if (!values["no-browser"]) {
    await step("A browser for the tests", installBrowser);
    await suite("Tests in a browser", "playwright", ["test"], playwrightCount);
  }
}
summarise();

function format(): Promise<void> {
  return step("Format, lint and import rules", () =>
    run("biome", ["ci", "--error-on-warnings", "."]),
  );
}

function types(): Promise<void> {
  return step("Types", async () => {
    const runtime = ["--include-runtime=false", "--strict-vars=false"];
    await run("wrangler", ["types", "worker/env.d.ts", ...runtime]);
    await run("react-router", ["typegen"]);
    await run("tsc", []);
  });
}

function unused(): Promise<void> {
  return step("Nothing unused", () => run("knip", []));
}

function lockfile(): Promise<void> {
  const rules = ["--allowed-hosts", "npm", "--validate-https", "--validate-integrity"];
  return run("lockfile-lint", ["--path", "package-lock.json", ...rules]);
}

/** Runs one check. What it throws is shown, and the next check runs in any case. */
async function step(name: string, check: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await check();
    total.passed++;
    console.log(`✓ ${name} (${seconds(start)})`);
  } catch (error) {
    total.failed++;
    failedSteps.push(name);
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

interface Count {
  passed: number;
  failed: number;
}

/** Runs a test runner and adds its counts. One that fails without naming a test counts as one failure. */
async function suite(
  name: string,
  tool: string,
  args: string[],
  count: (report: string) => Count,
): Promise<void> {
  const start = performance.now();
  const file = path.join(reports, `${name}.json`);
  const succeeded = await show(tool, args, { REPORT: file });
  const { passed, failed } = counted(file, count);
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
  if (!succeeded) failedSteps.push(failed > 0 ? `${name}: ${failed} failed` : name);
  console.log(`${succeeded ? "✓" : "✗"} ${name}: ${passed} passed (${seconds(start)})`);
}

/** The counts of a report; none where the runner did not get as far as writing one. */
function counted(file: string, count: (report: string) => Count): Count {
  try {
    return count(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCount(report: string): Count {
  const { expected, unexpected } = JSON.parse(report).stats;
  return { passed: expected, failed: unexpected };
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function summarise(): void {
  rmSync(reports, { recursive: true });
  if (failedSteps.length > 0) console.log("");
  for (const name of failedSteps) console.log(`✗ ${name}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
