import { applied, type Change, changeOf, isSame } from "./change.ts";
import { type Content, type Fields, isWhole, orderOf, tableOf } from "./content.ts";

/** A row that two people set to different values: those of fields that clash alone. */
export interface Conflict {
  key: string;
  mine: Fields | null;
  theirs: Fields | null;
}

/** What is to be changed in what is live, and what cannot be because somebody else changed it too. */
export interface Merge {
  changes: Change[];
  conflicts: Conflict[];
}

/** Fields that say one thing together. */
const PAIRS: Record<string, string> = { longitude: "latitude", lon: "lat" };

/**
 * Merges what somebody made of a base (`mine`) with what became of it meanwhile (`live`): field by field, but a
 * price or a quote as a whole. What only one of them changed counts; `mine` counts where both did and `isMineKept` says so.
 */
export function merge(base: Content, mine: Content, live: Content, isMineKept = false): Merge {
  const result: Merge = { changes: [], conflicts: [] };
  const ordered: string[] = [];
  for (const key of new Set([...base.keys(), ...mine.keys()])) {
    if (mine.get(key)?.order ?? base.get(key)?.order) ordered.push(key);
    else mergeRow(key, base, mine, live, isMineKept, result);
  }
  const merged = applied(live, result.changes);
  for (const table of ordered) mergeOrder(table, base, mine, live, merged, isMineKept, result);
  return result;
}

function mergeRow(
  key: string,
  bases: Content,
  mines: Content,
  lives: Content,
  isMineKept: boolean,
  { changes, conflicts }: Merge,
): void {
  const [base, mine, live] = [bases, mines, lives].map((content) => content.get(key) ?? null) as [
    Fields | null,
    Fields | null,
    Fields | null,
  ];
  if (isSame(base, mine) || isSame(mine, live)) return;
  if (base && mine && live && !isWhole(tableOf(key))) {
    const { merged, clashing } = mergeFields(base, mine, live, isMineKept);
    const change = changeOf(key, live, merged);
    if (change) changes.push(change);
    const of = (row: Fields) => Object.fromEntries(clashing.map((name) => [name, row[name]]));
    if (clashing.length > 0) conflicts.push({ key, mine: of(mine), theirs: of(live) });
    return;
  }
  if (!isSame(base, live)) conflicts.push({ key, mine, theirs: live });
  if (isSame(base, live) || isMineKept) changes.push(changeOf(key, live, mine)!);
}

function mergeFields(base: Fields, mine: Fields, live: Fields, isMineKept: boolean) {
  const merged = { ...live };
  const clashing: string[] = [];
  const groups = Map.groupBy(Object.keys(mine), (name) => PAIRS[name] ?? name);
  for (const names of groups.values()) {
    const of = (row: Fields) => names.map((name) => row[name] ?? null);
    if (isSame(of(base), of(mine)) || isSame(of(mine), of(live))) continue;
    const isClash = !isSame(of(base), of(live));
    if (isClash) clashing.push(...names);
    if (!isClash || isMineKept) for (const name of names) merged[name] = mine[name];
  }
  return { merged, clashing };
}

/** Which rows there are is merged already: this is about their order. */
function mergeOrder(
  table: string,
  bases: Content,
  mines: Content,
  lives: Content,
  merged: Content,
  isMineKept: boolean,
  { changes, conflicts }: Merge,
): void {
  const [base, mine, live] = [bases, mines, lives].map((content) => orderOf(content, table)) as [
    string[],
    string[],
    string[],
  ];
  const isMine = isMoved(base, mine) && isMoved(mine, live);
  const isClash = isMine && isMoved(base, live);
  if (isClash) conflicts.push({ key: table, mine: { order: mine }, theirs: { order: live } });
  const [first, second] = isMine && (!isClash || isMineKept) ? [mine, live] : [live, mine];
  const rows = [...merged.keys()].filter((key) => key.startsWith(`${table}/`));
  const order = woven(woven(first, second), rows).filter((key) => merged.has(key));
  const change = changeOf(table, { order: live }, { order });
  if (change) changes.push(change);
}

/** Whether rows that both orders have come in another order. */
function isMoved(one: string[], other: string[]): boolean {
  const common = (list: string[], others: string[]) => list.filter((key) => others.includes(key));
  return !isSame(common(one, other), common(other, one));
}

/** An order with what only the other one has, each after what it follows there. */
function woven(first: string[], second: string[]): string[] {
  const result = [...first];
  for (const [i, key] of second.entries()) {
    if (!result.includes(key)) result.splice(result.indexOf(second[i - 1] ?? "") + 1, 0, key);
  }
  return result;
}
