/** How many tests passed and how many failed. */
export interface Count {
  passed: number;
  failed: number;
}

/** What a runner reported. */
export interface Report extends Count {
  /** The tests that failed, by name, each with the first lines of what it said. */
  failures?: string[];
}

const total: Count = { passed: 0, failed: 0 };
const failures: string[] = [];

/** Runs one check, which counts like a test. What it throws is shown, and the next one runs in any case. */
export async function step(name: string, check: () => Promise<void>): Promise<void> {
  const start = performance.now();
  try {
    await check();
    total.passed++;
    console.log(`✓ ${name} (${seconds(start)})`);
  } catch (error) {
    total.failed++;
    const message = error instanceof Error ? error.message : String(error);
    failures.push(`✗ ${name}`, beginning(message));
    console.log(`✗ ${name}\n${message}`);
  }
}

/** Runs tests and adds what they count. What it throws is shown, and counts as one failure. */
export async function suite(name: string, runTests: () => Promise<Report>): Promise<void> {
  const start = performance.now();
  const report = await runTests().catch((error: Error) => {
    console.log(error.message);
    return { passed: 0, failed: 1, failures: [beginning(error.message)] };
  });
  const { passed, failed } = report;
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failures.push(`✗ ${name}: ${failed} failed`, ...(report.failures ?? []));
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed (${seconds(start)})`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** The first lines of a message, indented. */
export function beginning(message: string): string {
  return message.trim().split("\n").slice(0, 8).join("\n").replaceAll(/^/gm, "    ");
}

/**
 * Lists what failed again, then what was left out, then counts; the exit code is 1 if anything failed.
 * @param leftOut what was not run, as lines
 */
export function summarise(leftOut: string[] = []): void {
  if (failures.length > 0) console.log(["", "Failed:", ...failures].join("\n"));
  if (leftOut.length > 0) console.log(["", ...leftOut].join("\n"));
  console.log(`\n${inWords(total, leftOut.length > 0)}`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}

/** "157 passed, 0 failed"; of what was not run it cannot be said that nothing failed. */
export function inWords({ passed, failed }: Count, isPartial: boolean): string {
  if (!isPartial) return `${passed} passed, ${failed} failed`;
  return `${passed} passed${failed > 0 ? `, ${failed} failed` : ""}; what is named above was not run`;
}
