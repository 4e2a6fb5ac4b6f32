import { afterEach, beforeEach, expect, it, vi } from "vitest";

/** What was run, in its order, and what is changed. */
const { ran, changed } = vi.hoisted(() => ({
  ran: [] as ["types"] | [end: number | undefined, names: string[]][],
  changed: [] as string[],
}));

vi.mock(import("../../../scripts/test/changes.ts"), () => ({ changedFiles: () => changed }));
vi.mock(import("../../../scripts/test/checks.ts"), async (original) => ({
  ...(await original()),
  types: async () => void ran.push("types" as never),
}));
vi.mock(import("../../../scripts/test/limited-run.ts"), () => ({
  runUntil: async (end, names) => {
    ran.push([end, names] as never);
    // Where there is an end, one is not run any more.
    return { passed: names.length, failed: 0, leftOut: end === undefined ? [] : names.slice(0, 1) };
  },
}));

beforeEach(() => {
  ran.length = 0;
  vi.resetModules();
  vi.spyOn(console, "log").mockImplementation(() => {});
});
afterEach(() => void vi.restoreAllMocks());

const RECORD = expect.arrayContaining(["tests/worker/data/record/publications.test.ts"]);
const ROUTES = expect.arrayContaining(["tests/worker/route-handles.test.ts"]);

/** Tests these changes after so many milliseconds; resolves to what is told of what was left out. */
async function quick(files: string[], now: number): Promise<string[]> {
  changed.splice(0, changed.length, ...files);
  vi.spyOn(performance, "now").mockReturnValue(now);
  const { testChanges } = await import("../../../scripts/test/quick.ts");
  return testChanges();
}

it("npm run quick runs what concerns the changes, then types, then the routes as far as there is time", async () => {
  const files = ["LICENCE", "worker/data/record/publications.ts", "tests/e2e/cities/city.spec.ts"];
  expect(await quick(files, 10_000)).toEqual([
    "Not run: tests/e2e/cities (1 file, in a browser): npm test -- tests/e2e/cities",
    "Not run: tests/worker (1 file, no time left): npm test -- tests/worker",
    "There are no tests of LICENCE: npm test",
  ]);
  expect(ran).toEqual([[undefined, RECORD], "types", [43_000, ROUTES]]);
});

it("where the tests took all the time, types and routes are named as not run", async () => {
  const told = await quick(["worker/data/record/publications.ts"], 43_000);
  expect(ran).toEqual([[undefined, RECORD]]);
  expect(told).toEqual([
    expect.stringMatching(/^Not run: tests\/worker \(\d files, no time left\): npm test -- tests/),
    "Not run: types (no time left): npm run check",
  ]);
});

it("types are not begun where they would not end in time, and routes are", async () => {
  expect(await quick([], 35_000)).toContain("Not run: types (no time left): npm run check");
  expect(ran).toEqual([[43_000, ROUTES]]);
  ran.length = 0;
  await quick([], 34_999);
  expect(ran).toEqual(["types", [43_000, ROUTES]]);
});
