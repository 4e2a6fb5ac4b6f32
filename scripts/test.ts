// npm test: every check there is, those that fail fastest first. npm run check: all of them that
// need no browser. The last line says how many passed; a failed step counts like a failed test.
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { installBrowser } from "./browser.ts";
import { build } from "./build.ts";
import { ROOT, run, show } from "./run.ts";

interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const reports = mkdtempSync(path.join(tmpdir(), "reports-"));

/** Runs one check; when it throws, what it says is shown and the rest goes on. */
function step(name: string, check: () => void): void {
  const start = performance.now();
  try {
    check();
    total.passed++;
    console.log(`✓ ${name} (${seconds(start)})`);
  } catch (error) {
    total.failed++;
    console.log(`✗ ${name}\n${error instanceof Error ? error.message : error}`);
  }
}

/** Runs a test runner and adds its counts; one that ends without a report has failed. */
function suite(name: string, tool: string, args: string[], count: (report: string) => Count): void {
  const start = performance.now();
  const file = path.join(reports, `${tool}.json`);
  process.env.REPORT = file;
  const succeeded = show(tool, args);
  const { passed, failed } = counted(file, count);
  total.passed += passed;
  total.failed += succeeded ? failed : Math.max(failed, 1);
  console.log(`${succeeded ? "✓" : "✗"} ${name}: ${passed} passed (${seconds(start)})`);
}

function counted(file: string, count: (report: string) => Count): Count {
  try {
    return count(readFileSync(file, "utf8"));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests } = JSON.parse(report);
  return { passed: numPassedTests, failed: numFailedTests };
}

function playwrightCount(report: string): Count {
  const { expected, unexpected, flaky } = JSON.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected };
}

/** Prints what Lighthouse says. */
function lighthouse(): void {
  const { status } = spawnSync(process.execPath, [path.join(ROOT, "scripts/lighthouse.ts")], {
    stdio: "inherit",
  });
  if (status !== 0) throw new Error("A page is not perfect: its faults are listed above.");
}

const { values } = parseArgs({ options: { "no-browser": { type: "boolean" } } });

step("Format, lint and import rules", () => run("biome", ["ci", "--error-on-warnings", "."]));
step("Types", () => {
  run("wrangler", ["types", "worker/env.d.ts", "--include-runtime=false", "--strict-vars=false"]);
  run("react-router", ["typegen"]);
  run("tsc", []);
});
step("Nothing unused", () => run("knip", []));
step("Packages from the registry alone, with integrity", () =>
  run("lockfile-lint", [
    ...["--path", "package-lock.json", "--allowed-hosts", "npm"],
    ...["--validate-https", "--validate-integrity"],
  ]),
);
suite("Tests without a browser", "vitest", ["run"], vitestCount);
step("Production build", build);
step("Deployable", () => run("wrangler", ["deploy", "--dry-run"]));
if (!values["no-browser"]) {
  step("A browser for the tests", installBrowser);
  suite("Tests in a browser", "playwright", ["test"], playwrightCount);
  step("Lighthouse", lighthouse);
}

rmSync(reports, { recursive: true });
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
