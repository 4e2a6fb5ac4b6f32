import path from "node:path";
import { setTimeout } from "node:timers/promises";
import {
  BaseSequencer,
  createVitest,
  type TestModule,
  type TestSpecification,
  type Vitest,
} from "vitest/node";
import { ROOT } from "../../command-line/run.ts";
import type { Count } from "./steps.ts";

/** Milliseconds that a file is expected to take which has not been run on this machine. */
const UNKNOWN_MS = 500;

/** Milliseconds for what is running when the time is over to end by itself. */
const GRACE_MS = 500;

/** A count, and the test files that were not run, or not to their end. */
interface LimitedCount extends Count {
  leftOut: string[];
}

/** The files of a run, in its order. */
let order: string[] = [];

/** Vitest's own order is for runs that may take their time: it has the longest files first. */
class Chosen extends BaseSequencer {
  override async sort(files: TestSpecification[]) {
    return files.sort((a, b) => order.indexOf(nameOf(a)) - order.indexOf(nameOf(b)));
  }
}

let opened: Promise<Vitest> | undefined;

function open(): Promise<Vitest> {
  // As Vitest's own command does.
  Object.assign(process.env, { TEST: "true", VITEST: "true", NODE_ENV: "test" });
  return createVitest({ watch: false, reporters: ["default"], sequence: { sequencer: Chosen } });
}

/**
 * Runs test files with Vitest until the time is over: short ones first, and none that took longer the last
 * time than what is left.
 * @param end when the time is over, in ms since this process began; without it every file runs to its end
 */
export async function runUntil(end: number | undefined, names: string[]): Promise<LimitedCount> {
  opened ??= open();
  const vitest = await opened;
  const took = (file: TestSpecification) =>
    vitest.cache.getTestSpecificationResult(file)?.duration ?? UNKNOWN_MS;
  const files = await vitest.globTestSpecifications(names);
  let expected = performance.now();
  order = files
    .toSorted((a, b) => took(a) - took(b))
    .filter((file) => {
      expected += took(file);
      return end === undefined || expected < end;
    })
    .map(nameOf);
  // Without a name Vitest would run everything.
  if (order.length === 0) return { passed: 0, failed: 0, leftOut: files.map(nameOf) };
  const limit = new AbortController();
  let isCut = false;
  const stop = async (at: number) => {
    await setTimeout(Math.max(at - performance.now(), 0), undefined, limit);
    isCut = true;
    vitest.cancelCurrentRun("keyboard-input");
    await setTimeout(GRACE_MS, undefined, limit);
  };
  await Promise.race([vitest.start(order), ...(end === undefined ? [] : [stop(end)])]);
  limit.abort();
  // Those of an earlier run are still known.
  const modules = vitest.state.getTestModules().filter((module) => order.includes(nameOf(module)));
  // What is cut off in the middle may end in errors of its own.
  const own = modules.filter((module) => !isCut || [...module.children.allTests()].length > 0);
  const errors = isCut ? 0 : vitest.state.getUnhandledErrors().length;
  const failed = own.reduce((sum, module) => sum + failuresOf(module), 0);
  const ended = new Set(own.filter(isWhole).map(nameOf));
  return {
    passed: modules.flatMap((module) => [...module.children.allTests("passed")]).length,
    failed: failed === 0 && errors > 0 ? 1 : failed,
    leftOut: files.map(nameOf).filter((file) => !ended.has(file)),
  };
}

/** Whether all of its tests were run. */
function isWhole(module: TestModule): boolean {
  const tests = [...module.children.allTests()];
  return (
    ["passed", "failed"].includes(module.state()) &&
    tests.every((test) => ["passed", "failed"].includes(test.result().state))
  );
}

/** How many of its tests failed; a file that cannot even be loaded counts as one. */
function failuresOf(module: TestModule): number {
  const failed = [...module.children.allTests("failed")].length;
  return module.state() === "failed" ? Math.max(failed, 1) : failed;
}

/** A test file as a path from the project's folder. */
function nameOf({ moduleId }: { moduleId: string }): string {
  return path.relative(ROOT, moduleId);
}
