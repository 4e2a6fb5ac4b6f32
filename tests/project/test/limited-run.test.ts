import path from "node:path";
import { expect, it, vi } from "vitest";

const ROOT = path.join(import.meta.dirname, "../../..");

/** A stand-in for Vitest, with how long each file took, what became of its tests, and what was started. */
const { files, vitest } = vi.hoisted(() => {
  const files: Record<string, { took?: number; states: string[] }> = {};
  return { files, vitest: { started: [] as string[], unhandled: [] as unknown[], isSlow: false } };
});

// Time passes at once for a run that does not end, and never otherwise.
vi.mock(import("node:timers/promises"), async (original) => ({
  ...(await original()),
  setTimeout: (() => (vitest.isSlow ? Promise.resolve() : new Promise(() => {}))) as never,
}));

vi.mock(import("vitest/node"), async (original) => {
  const named = (name: string) => ({ moduleId: path.join(ROOT, name), name });
  const moduleOf = ([name, { states }]: [string, (typeof files)[string]]) => {
    const tests = states.map((state) => ({ state, result: () => ({ state }) }));
    return {
      ...named(name),
      state: () => (states.length === 0 || states.includes("failed") ? "failed" : "passed"),
      children: {
        allTests: (wanted?: string) => tests.filter(({ state }) => !wanted || state === wanted),
      },
    };
  };
  const stand = {
    cache: {
      getTestSpecificationResult: ({ name }: { name: string }) =>
        files[name]?.took === undefined ? undefined : { duration: files[name].took },
    },
    globTestSpecifications: async (names: string[]) => names.map(named),
    start: async (order: string[]) => {
      vitest.started.push(...order);
      if (vitest.isSlow) await new Promise(() => {});
    },
    cancelCurrentRun: () => {},
    state: {
      getTestModules: () => Object.entries(files).map(moduleOf),
      getUnhandledErrors: () => vitest.unhandled,
    },
  };
  return { ...(await original()), createVitest: (async () => stand) as never };
});

it("runs short files first, and none that takes longer than what is left", async () => {
  vi.resetModules();
  const { runUntil } = await import("../../../scripts/test/limited-run.ts");
  Object.assign(files, {
    "tests/long.test.ts": { took: 3_600_000, states: ["passed"] },
    "tests/new.test.ts": { states: ["passed", "passed"] },
    "tests/short.test.ts": { took: 20, states: ["passed", "failed"] },
    "tests/broken.test.ts": { took: 30, states: [] },
    "tests/stopped.test.ts": { took: 40, states: ["passed", "pending"] },
    "tests/of-another-run.test.ts": { took: 1, states: ["failed"] },
  });
  const names = Object.keys(files).slice(0, -1);
  const byLength = ["short", "broken", "stopped", "new"].map((name) => `tests/${name}.test.ts`);
  const end = performance.now() + 1_800_000;
  expect(await runUntil(end, names)).toEqual({
    passed: 4,
    // One test, and the file that can't be loaded.
    failed: 2,
    leftOut: ["tests/long.test.ts", "tests/stopped.test.ts"],
  });
  expect(vitest.started).toEqual(byLength);

  // Without an end all of them are run.
  vitest.started.length = 0;
  expect((await runUntil(undefined, names)).leftOut).toEqual(["tests/stopped.test.ts"]);
  expect(vitest.started).toEqual([...byLength, "tests/long.test.ts"]);

  // Vitest itself would run everything where nothing is named.
  vitest.started.length = 0;
  expect(await runUntil(performance.now(), names)).toEqual({
    passed: 0,
    failed: 0,
    leftOut: names,
  });
  expect(vitest.started).toEqual([]);

  // What is thrown outside of a test is a failure, too.
  vitest.unhandled.push(new Error("late"));
  expect(await runUntil(undefined, ["tests/new.test.ts"])).toMatchObject({ passed: 2, failed: 1 });

  // Unless the time was over: what is cut off may end so, and is left out.
  vitest.isSlow = true;
  expect(await runUntil(end, names)).toEqual({
    passed: 4,
    failed: 1,
    leftOut: ["tests/long", "tests/broken", "tests/stopped"].map((name) => `${name}.test.ts`),
  });
});
