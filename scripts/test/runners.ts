import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT, show } from "../../command-line/run.ts";
import { beginning, type Report } from "./steps.ts";

/** Runs Vitest, with its output on the terminal. */
export function vitest(...args: string[]): Promise<Report> {
  return counted((report) => {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${report}`];
    return show("vitest", ["run", ...reporters, ...args]);
  }, vitestReport);
}

/** Runs Playwright, with its output on the terminal. */
export function playwright(...args: string[]): Promise<Report> {
  return counted((report) => {
    const variables = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
    return show("playwright", ["test", "--reporter=line,json", ...args], variables);
  }, playwrightReport);
}

/** What a runner's report counts. A run that fails without naming a test counts as one failure. */
async function counted(
  runTests: (report: string) => Promise<boolean>,
  read: (report: string) => Report,
): Promise<Report> {
  const folder = mkdtempSync(path.join(tmpdir(), "reports-"));
  const report = path.join(folder, "report.json");
  const succeeded = await runTests(report);
  const found = readReport(report, read);
  rmSync(folder, { recursive: true });
  return { ...found, failed: succeeded ? found.failed : Math.max(found.failed, 1) };
}

/** None where the runner did not get as far as writing a report. */
function readReport(report: string, read: (report: string) => Report): Report {
  try {
    return read(readFileSync(report, "utf8"));
  } catch {
    return { passed: 0, failed: 0 };
  }
}

function vitestReport(report: string): Report {
  const { numPassedTests, numFailedTests, testResults } = JSON.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    failures: testResults.flatMap(failuresInFile),
  };
}

interface VitestFile {
  name: string;
  /** What is wrong with the file itself. */
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

function failuresInFile({ name, message, assertionResults }: VitestFile): string[] {
  const file = path.relative(ROOT, name);
  const failed = assertionResults.filter(({ status }) => status === "failed");
  return [
    ...(message ? [failure(file, message)] : []),
    ...failed.map((test) => failure(`${file}: ${test.fullName}`, test.failureMessages[0])),
  ];
}

function playwrightReport(report: string): Report {
  const { stats, suites, errors } = JSON.parse(report);
  const failures = [
    ...errors.map(({ message }: { message: string }) => failure("outside of a test", message)),
    ...suites.flatMap(failuresInSuite),
  ];
  return { passed: stats.expected, failed: stats.unexpected, failures };
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: {
    file: string;
    title: string;
    ok: boolean;
    tests: { results: { error?: { message?: string } }[] }[];
  }[];
}

function failuresInSuite({ suites = [], specs }: PlaywrightSuite): string[] {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, title, tests }) => {
      const error = tests.flatMap(({ results }) => results).find((result) => result.error)?.error;
      return failure(`${file}: ${title}`, error?.message);
    }),
    ...suites.flatMap(failuresInSuite),
  ];
}

function failure(name: string, message = "It did not say why."): string {
  return `  ${name}\n${beginning(stripVTControlCharacters(message))}`;
}
