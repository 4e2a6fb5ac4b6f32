import path from "node:path";
import { changedFiles } from "./changes.ts";
import { runUntil } from "./limited-run.ts";
import { suite } from "./steps.ts";
import { routeTests, runnerOf, testFiles, testsOf } from "./test-files.ts";

/** When `npm run quick` stops, in ms since it was started. */
const LIMIT_MS = 43_000;

/**
 * Runs the routes' own checks and then the tests of the folders with changes that are not committed yet, as far
 * as there is time.
 * @returns what was left out, and how to run it, as lines for the terminal
 */
export async function testChanges(): Promise<string[]> {
  const tests = testFiles();
  const changed = changedFiles();
  const concerned = [...new Set(changed.flatMap((file) => testsOf(file, tests)))];
  const isInBrowser = (test: string) => runnerOf(test) === "browser";
  const inBrowser = concerned.filter(isInBrowser);
  const others = concerned.filter((test) => !isInBrowser(test));
  let tooLong: string[] = [];
  await suite("Tests of the routes and of changed folders", async () => {
    const { leftOut, ...count } = await runUntil(LIMIT_MS, routeTests(tests), others);
    tooLong = leftOut;
    return count;
  });
  const untested = changed.filter((file) => testsOf(file, tests).length === 0);
  return [
    ...linesOf("in a browser", inBrowser),
    ...linesOf("no time left", tooLong),
    ...(untested.length > 0 ? [`There are no tests of ${untested.join(", ")}: npm test`] : []),
  ];
}

/** "Not run: tests/e2e/cities (6 files, in a browser): npm test -- tests/e2e/cities". */
function linesOf(why: string, tests: string[]): string[] {
  const folders = Map.groupBy(tests, path.posix.dirname);
  return [...folders].map(([folder, { length }]) => {
    const files = length === 1 ? "1 file" : `${length} files`;
    return `Not run: ${folder} (${files}, ${why}): npm test -- ${folder}`;
  });
}
