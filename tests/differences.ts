import { isDeepStrictEqual } from "node:util";
import { expect } from "vitest";

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
  const all = [...differences(found, expected, "")];
  if (all.length === 0) return;
  const more = all.length > NAMED ? [`… and ${all.length - NAMED} more`] : [];
  expect.fail([`${what} is not the same`, ...all.slice(0, NAMED), ...more].join("\n  "));
}

function* differences(found: unknown, expected: unknown, path: string): Generator<string> {
  if (isDeepStrictEqual(found, expected)) return;
  if (!isTree(found) || !isTree(expected)) {
    yield `${path || "it"}: found ${shown(found)}, expected ${shown(expected)}`;
    return;
  }
  for (const key of new Set([...Object.keys(found), ...Object.keys(expected)]))
    yield* differences(found[key], expected[key], path ? `${path}.${key}` : key);
}

function isTree(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
