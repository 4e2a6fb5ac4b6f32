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
 * The content before some publications, worked out from the live one and all that they changed, the latest first;
 * undefined if one of them replaced everything.
 */
export function contentBefore(live: Content, later: KeptChange[]): Content | undefined {
  if (isReplaced(later)) return undefined;
  return applied(live, later.map(inverse));
}

/** True if changes replaced everything, so that nothing can be worked out from them. */
export function isReplaced(changes: Change[]): boolean {
  return changes.some(isWholesale);
}

/** A change that would set a row, or fields of it, back to their state before publications. */
export interface Undoing {
  change: Change;
  /** The publications that it would undo, the latest first. */
  undone: KeptChange[];
}

/**
 * The changes that only undo publications, such as those of a folder that is older.
 * @param kept all changes of those rows, the latest first
 */
export function undoings(changes: Change[], kept: KeptChange[]): Undoing[] {
  const histories = Map.groupBy(kept, ({ key }) => key);
  return changes.flatMap((change) => {
    const history = histories.get(change.key) ?? [];
    const last = history.findLastIndex((earlier) => isUndone(earlier, change));
    if (last < 0) return [];
    return [{ change, undone: history.slice(0, last + 1).filter((one) => touches(one, change)) }];
  });
}

/** True if a change sets a row, or a field of it, to its state before an earlier change. */
function isUndone({ before, after }: KeptChange, change: Change): boolean {
  // A row that was added later is not there in an older folder, and one that was removed still is.
  if (!change.after) return before === null;
  if (!before) return false;
  if (!change.before) return after === null;
  if (isWhole(tableOf(change.key))) return isSame(before, change.after);
  return Object.entries(change.after).some(
    ([name, value]) => name in before && isSame(before[name], value),
  );
}

/** True if an earlier change is about the same fields. */
function touches({ before, after }: KeptChange, change: Change): boolean {
  if (!before || !after || !change.before || !change.after) return true;
  return Object.keys(change.after).some((name) => name in after);
}
