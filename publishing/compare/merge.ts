import { applied, type Change, changeOf, isSame } from "./change.ts";
import { type Content, type Fields, isWhole, orderOf, tableOf } from "./content.ts";

/** A row that two people set to different values, with the fields that clash. */
export interface Conflict {
  key: string;
  mine: Fields | null;
  theirs: Fields | null;
}

/** The changes to make to the live data, and the rows that somebody else changed too. */
export interface Merge {
  changes: Change[];
  conflicts: Conflict[];
}

/** Fields that only make sense together, so two people's values are never mixed. */
export const PAIRS: Record<string, string> = {
  latitude: "longitude",
  longitude: "latitude",
  lat: "lon",
  lon: "lat",
};

/** True if the row with this key wins over somebody else's change to it. */
export type IsMine = (key: string) => boolean;

/**
 * Merges changes into the live rows field by field, except that prices and quotes are merged whole. If somebody else
 * has changed the same value since the maker saw it (`before`), `isMine` decides.
 */
export function merge(wanted: Change[], live: Content, isMine: IsMine = () => false): Merge {
  const result: Merge = { changes: [], conflicts: [] };
  const isOrder = ({ before, after }: Change) => Boolean(after?.order ?? before?.order);
  for (const change of wanted) if (!isOrder(change)) mergeRow(change, live, isMine, result);
  const merged = applied(live, result.changes);
  for (const change of wanted.filter(isOrder)) mergeOrder(change, live, merged, isMine, result);
  return result;
}

function mergeRow(change: Change, live: Content, isMine: IsMine, result: Merge): void {
  const { key, before: base, after: mine } = change;
  const row = live.get(key) ?? null;
  if (base && mine && row && !isWhole(tableOf(key))) {
    const { merged, clashing } = mergeFields(base, mine, row, isMine(key));
    const changed = changeOf(key, row, merged);
    if (changed) result.changes.push(changed);
    const of = (fields: Fields) => Object.fromEntries(clashing.map((name) => [name, fields[name]]));
    if (clashing.length > 0) result.conflicts.push({ key, mine: of(mine), theirs: of(row) });
    return;
  }
  if (isSame(mine, row)) return;
  if (!isSame(base, row)) result.conflicts.push({ key, mine, theirs: row });
  if (isSame(base, row) || isMine(key)) result.changes.push(changeOf(key, row, mine)!);
}

function mergeFields(base: Fields, mine: Fields, row: Fields, isMineKept: boolean) {
  const merged = { ...row };
  const clashing: string[] = [];
  const groups = Map.groupBy(Object.keys(mine), (name) => [name, PAIRS[name]].sort().join());
  for (const names of groups.values()) {
    const of = (fields: Fields) => names.map((name) => fields[name] ?? null);
    if (isSame(of(base), of(mine)) || isSame(of(mine), of(row))) continue;
    const isClash = !isSame(of(base), of(row));
    if (isClash) clashing.push(...names);
    if (!isClash || isMineKept) for (const name of names) merged[name] = mine[name];
  }
  return { merged, clashing };
}

/** Merges the order of rows whose values are already merged. */
function mergeOrder(
  { key: table, before, after }: Change,
  lives: Content,
  merged: Content,
  isMineKept: IsMine,
  { changes, conflicts }: Merge,
): void {
  const [base, mine] = [before, after].map((row) => (row?.order ?? []) as string[]);
  const live = orderOf(lives, table);
  const isMine = isMoved(base!, mine!) && isMoved(mine!, live);
  const isClash = isMine && isMoved(base!, live);
  if (isClash) conflicts.push({ key: table, mine: { order: mine }, theirs: { order: live } });
  const [first, second] = isMine && (!isClash || isMineKept(table)) ? [mine!, live] : [live, mine!];
  const rows = [...merged.keys()].filter((key) => key.startsWith(`${table}/`));
  const order = woven(woven(first, second), rows).filter((key) => merged.has(key));
  const change = changeOf(table, { order: live }, { order });
  if (change) changes.push(change);
}

/** True if the rows that two lists share come in a different order. */
export function isMoved(one: string[], other: string[]): boolean {
  const common = (list: string[], others: string[]) => list.filter((key) => others.includes(key));
  return !isSame(common(one, other), common(other, one));
}

/** The first list, plus the keys found only in the second, each placed after the key that it follows there. */
function woven(first: string[], second: string[]): string[] {
  const result = [...first];
  for (const [i, key] of second.entries()) {
    if (!result.includes(key)) result.splice(result.indexOf(second[i - 1] ?? "") + 1, 0, key);
  }
  return result;
}
