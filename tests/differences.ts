import { expect } from "vitest";
import { differencesOf } from "./tree-differences.ts";

/** How many differences a message names. */
const NAMED = 20;

/** Fails unless the list is empty, with all that is in it as its message: a runner prints lists shortened. */
export function expectNone(offenders: string[], what: string): void {
  if (offenders.length === 0) return;
  expect.fail([`${what}: ${offenders.length}`, ...offenders.toSorted()].join("\n  "));
}

/**
 * Fails unless the two are the same, and names the first values that differ. For data of which a runner
 * would print thousands of lines.
 */
export function expectSame(found: unknown, expected: unknown, what: string): void {
  const all = [...differencesOf(found, expected)].map(
    ({ place, before, after }) => `${place || "it"}: found ${before}, expected ${after}`,
  );
  if (all.length === 0) return;
  const more = all.length > NAMED ? [`… and ${all.length - NAMED} more`] : [];
  expect.fail([`${what} is not the same`, ...all.slice(0, NAMED), ...more].join("\n  "));
}
