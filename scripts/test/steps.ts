/** How many tests passed and how many failed. */
export interface Count {
  passed: number;
  failed: number;
}

const total: Count = { passed: 0, failed: 0 };
const failedSteps: string[] = [];

/** Runs one check, which counts like a test. What it throws is shown, and the next one runs in any case. */
export async function step(name: string, check: () => Promise<void>): Promise<void> {
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

/** Runs tests and adds what they count. What it throws is shown, and counts as one failure. */
export async function suite(name: string, runTests: () => Promise<Count>): Promise<void> {
  const start = performance.now();
  const { passed, failed } = await runTests().catch((error: Error) => {
    console.log(error.message);
    return { passed: 0, failed: 1 };
  });
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) failedSteps.push(`${name}: ${failed} failed`);
  console.log(`${failed > 0 ? "✗" : "✓"} ${name}: ${passed} passed (${seconds(start)})`);
}

function seconds(start: number): string {
  return `${((performance.now() - start) / 1000).toFixed(1)} s`;
}

/** Lists the failed steps again, then counts; the exit code is 1 if anything failed. */
export function summarise(): void {
  if (failedSteps.length > 0) console.log("");
  for (const name of failedSteps) console.log(`✗ ${name}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed === 0 ? 0 : 1;
}
