import { applied, type Change, inverse, isSame, isWholesale } from "./change.ts";
import { type Content, isWhole, tableOf } from "./content.ts";

/** A change with the publication that made it. */
export interface KeptChange extends Change {
  /** The id of the publication. */
  publication: number;
  /** In ms since 1970. */
  publishedAt: number;
  note: string | null;
  by: string;
}

/**
 * The content before some publications, worked out from the live content and all changes since, latest first; undefined
 * if one of them replaced all data.
 */
export function contentBefore(live: Content, later: KeptChange[]): Content | undefined {
  if (isReplaced(later)) return undefined;
  return applied(live, later.map(inverse));
}

/** True if any change replaced all data, so that an earlier content cannot be worked out. */
export function isReplaced(changes: Change[]): boolean {
  return changes.some(isWholesale);
}

/** A change that would restore a row, or some of its fields, to the state before certain publications. */
export type Undoing = ReturnType<typeof undoings>[number];

/**
 * The changes that would undo publications, such as those from an outdated folder, each with these publications, latest
 * first.
 * @param kept all changes to the same rows, latest first
 */
export function undoings(changes: Change[], kept: KeptChange[]) {
  const histories = Map.groupBy(kept, ({ key }) => key);
  return changes.flatMap((change) => {
    const history = histories.get(change.key) ?? [];
    const last = history.findLastIndex((earlier) => isUndone(earlier, change));
    if (last < 0) return [];
    return [{ change, undone: history.slice(0, last + 1).filter((one) => touches(one, change)) }];
  });
}

/** True if a change restores a row, or any of its fields, to the state before an earlier change. */
function isUndone({ before, after }: KeptChange, change: Change): boolean {
  // An outdated folder lacks rows that were added later, and still has rows that were removed.
  if (!change.after) return before === null;
  if (!before) return false;
  if (!change.before) return after === null;
  if (isWhole(tableOf(change.key))) return isSame(before, change.after);
  return Object.entries(change.after).some(
    ([name, value]) => name in before && isSame(before[name], value),
  );
}

/** True if an earlier change affects the same fields. */
function touches({ before, after }: KeptChange, change: Change): boolean {
  if (!before || !after || !change.before || !change.after) return true;
  return Object.keys(change.after).some((name) => name in after);
}
