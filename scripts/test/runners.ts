import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { show } from "../../publishing/command-line/run.ts";

const total = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs a check, which counts as one test and prints any error. Resolves to true if it passed. */
export async function check(name: string, work: () => Promise<void>): Promise<boolean> {
  const failed: string[] = [];
  await work().catch((error) => failed.push(String(error)));
  for (const message of failed) console.log(message);
  return count(name, 1 - failed.length, failed);
}

/**
 * Runs Vitest or Playwright with its output on the terminal, and counts the tests in its report. Resolves to true if
 * all passed. A runner that fails without naming a test counts as one failure.
 */
export async function suite(name: string, tool: "vitest" | "playwright", ...args: string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), "report-"));
  const report = path.join(folder, "report.xml");
  const own = {
    vitest: ["run", "--reporter=default", "--reporter=junit", `--outputFile.junit=${report}`],
    playwright: ["test", "--reporter=line,junit"],
  };
  const variables = { PLAYWRIGHT_JUNIT_OUTPUT_FILE: report };
  const succeeded = await show(tool, [...own[tool], ...args], variables);
  const [, ...tests] = (existsSync(report) ? readFileSync(report, "utf8") : "").split("<testcase ");
  rmSync(folder, { recursive: true });
  const failed = tests.filter((test) => /<(failure|error)\b/.test(test)).map(inWords);
  const passed = tests.filter((test) => !/<(failure|error|skipped)\b/.test(test));
  if (!succeeded && failed.length === 0) failed.push("It ended without naming a test: see above.");
  return count(name, passed.length, failed);
}

/** The file and name of a test in JUnit's format, and its output, which is escaped unless it is in CDATA. */
function inWords(test: string): string {
  const [file, name] = ["classname", "name"].map((key) => test.match(`\\b${key}="([^"]*)`)?.[1]);
  const [, said] = test.split(/<(?:failure|error)\b[^>]*>\s*(?:<!\[CDATA\[)?|\s*<\/failure/);
  const characters: Record<string, string> = { lt: "<", gt: ">", quot: '"', apos: "'", amp: "&" };
  const text = `${file}: ${name}\n${said}`;
  return text.replaceAll(/&(\w+);/g, (entity, key) => characters[key] ?? entity);
}

function count(name: string, passed: number, failed: string[]): boolean {
  total.passed += passed;
  total.failed += failed.length;
  const result = `${failed.length > 0 ? "✗" : "✓"} ${name}`;
  console.log(`${result}: ${passed} passed, ${failed.length} failed`);
  const short = failed.map((text) => `  ${text.split("\n").slice(0, 8).join("\n    ")}`);
  if (failed.length > 0) failures.push(result, ...short);
  return failed.length === 0;
}

/**
 * Lists the failures again and prints the counts; sets the exit code to 1 if anything failed. Returns the number of
 * tests.
 */
export function summarise(): number {
  if (failures.length > 0) console.log(["", "Failed:", ...failures].join("\n"));
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = Math.min(total.failed, 1);
  return total.passed + total.failed;
}
