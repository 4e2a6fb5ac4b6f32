import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { show } from "../run.ts";
import type { Count } from "./steps.ts";

/** Runs Vitest, with its output on the terminal. */
export function vitest(...args: string[]): Promise<Count> {
  return counted((report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return show("vitest", ["run", ...reporters, ...args]);
  }, vitestCount);
}

/** Runs Playwright, with its output on the terminal. */
export function playwright(...args: string[]): Promise<Count> {
  return counted((report) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return show("playwright", ["test", "--reporter=line,json", ...args], variables);
  }, playwrightCount);
}

/** What a runner's report counts. A run that fails without naming a test counts as one failure. */
async function counted(
  runTests: (report: string) => Promise<boolean>,
  count: (report: string) => Count,
): Promise<Count> {
  const folder = mkdtempSync(path.join(tmpdir(), "reports-"));
  const report = path.join(folder, "report.json");
  const succeeded = await runTests(report);
  const { passed, failed } = readCount(report, count);
  rmSync(folder, { recursive: true });
  return { passed, failed: succeeded ? failed : Math.max(failed, 1) };
}

/** None where the runner did not get as far as writing a report. */
function readCount(report: string, count: (report: string) => Count): Count {
  try {
    return count(readFileSync(report, "utf8"));
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
