import { isDeepStrictEqual } from "node:util";

/** Where two values differ, such as "yards [3].name", and what is there in each, on one line. */
export interface Difference {
  place: string;
  before: string;
  after: string;
}

/** The differences of two values. Of lists of different lengths, all that is between what they begin and end with alike. */
export function* differencesOf(before: unknown, after: unknown, place = ""): Generator<Difference> {
  if (isDeepStrictEqual(before, after)) return;
  if (Array.isArray(before) && Array.isArray(after)) {
    const shorter = Math.min(before.length, after.length);
    let [start, end] = [0, 0];
    while (start < shorter && isDeepStrictEqual(before[start], after[start])) start++;
    while (end < shorter - start && isDeepStrictEqual(before.at(-end - 1), after.at(-end - 1)))
      end++;
    if (before.length === after.length) {
      for (let i = start; i < after.length - end; i++)
        yield* differencesOf(before[i], after[i], `${place}[${i}]`);
      return;
    }
    [before, after] = [before, after].map((list) => list.slice(start, list.length - end));
  } else if (isObject(before) && isObject(after)) {
    for (const key of new Set([...Object.keys(before), ...Object.keys(after)]))
      yield* differencesOf(before[key], after[key], place ? `${place}.${key}` : key);
    return;
  }
  yield { place, before: shown(before), after: shown(after) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}
