import path from "node:path";
import { changedFiles } from "./changes.ts";
import { types } from "./checks.ts";
import { runUntil } from "./limited-run.ts";
import { planOf } from "./plan.ts";
import { suite } from "./steps.ts";
import { testFiles } from "./test-files.ts";

/** When `npm run quick` begins nothing new, in ms since it was started. */
const LIMIT_MS = 43_000;

/** Milliseconds that the types take, about. */
const TYPES_MS = 8_000;

/**
 * Runs the tests of the folders with changes that are not committed yet, however long they take, and then the types
 * and the routes' own checks, as far as there is time.
 * @returns what was left out, and how to run it, as lines for the terminal
 */
export async function testChanges(): Promise<string[]> {
  const { first, ifTime, inBrowser, untested } = planOf(changedFiles(), testFiles());
  const tooLong: string[] = [];
  const run = (name: string, tests: string[], end?: number) =>
    suite(name, async () => {
      const { leftOut, ...count } = await runUntil(end, tests);
      tooLong.push(...leftOut);
      return count;
    });
  if (first.length > 0) await run("Tests of what changed", first);
  const hasTime = performance.now() + TYPES_MS < LIMIT_MS;
  // Never beside the tests, because Vitest writes the routes' types, too.
  if (hasTime) await types();
  if (performance.now() < LIMIT_MS) await run("Tests of the routes", ifTime, LIMIT_MS);
  else tooLong.push(...ifTime);
  return [
    ...linesOf("in a browser", inBrowser),
    ...linesOf("no time left", tooLong),
    ...(hasTime ? [] : ["Not run: types (no time left): npm run check"]),
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
