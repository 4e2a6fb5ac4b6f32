import { type Content, type Fields, isWhole, tableOf } from "./content.ts";

/**
 * A row before and after; null if there is no row. A changed row has only the fields that differ, except that a
 * price or a quote has all of them.
 */
export interface Change {
  key: string;
  before: Fields | null;
  after: Fields | null;
}

/** True if two values, each a field or a whole row, are the same; the fields may come in any order. */
export function isSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isFields(one) || !isFields(other)) return text(one) === text(other);
  const names = Object.keys(one);
  return (
    names.length === Object.keys(other).length &&
    names.every(
      (name) =>
        name in other && (one[name] === other[name] || text(one[name]) === text(other[name])),
    )
  );
}

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === "object" && !Array.isArray(value);
}

function text(value: unknown): string {
  return JSON.stringify(value ?? null);
}

/** The changes that turn one content into another. */
export function difference(before: Content, after: Content): Change[] {
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((key) => {
    const change = changeOf(key, before.get(key) ?? null, after.get(key) ?? null);
    return change ? [change] : [];
  });
}

/** The change between two states of a row; undefined if nothing changes. */
export function changeOf(
  key: string,
  before: Fields | null,
  after: Fields | null,
): Change | undefined {
  if (isSame(before, after)) return undefined;
  if (!before || !after || isWhole(tableOf(key))) return { key, before, after };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].filter(
    (name) => !isSame(before[name], after[name]),
  );
  const fields = (row: Fields) =>
    Object.fromEntries(names.map((name) => [name, row[name] ?? null]));
  return { key, before: fields(before), after: fields(after) };
}

/** Keys of changes that are not rows. They record a publication that only set the day or only added records. */
export const NOT_ROWS = ["published_on", "price_history"];

/** The content after some changes. */
export function applied(content: Content, changes: Change[]): Content {
  const result = new Map(content);
  for (const { key, before, after } of changes) {
    if (NOT_ROWS.includes(key)) continue;
    if (after === null) result.delete(key);
    else result.set(key, before === null ? after : { ...result.get(key), ...after });
  }
  return result;
}

/** The change that undoes this one. */
export function inverse({ key, before, after }: Change): Change {
  return { key, before: after, after: before };
}

/** True if a change replaces all data: the database is empty, or real data replaces samples or the other way round. */
export function isWholesale({ key, before, after }: Change): boolean {
  return key === "dataset" && (before === null || (!!after && "is_sample" in after));
}
