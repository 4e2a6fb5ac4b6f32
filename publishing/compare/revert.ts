import { DataError } from "../read/problems.ts";
import { inverse, NOT_ROWS } from "./change.ts";
import type { ChangeSet, Undone } from "./change-set.ts";
import { tableOf } from "./content.ts";
import { isReplaced, type KeptChange } from "./published-changes.ts";

/**
 * The change set that undoes a publication, or one row of it.
 * @param kept the changes since that publication, including its own, to all rows or to those that it changed
 * @throws DataError if it cannot be worked out
 */
export function without(kept: KeptChange[], { publication, only, ...said }: Reverted): ChangeSet {
  const own = kept.filter((change) => change.publication === publication);
  const chosen = only === undefined ? own : own.filter(({ key }) => key === only);
  if (own.length === 0) {
    throw new DataError([
      `There is no publication ${publication}, or it is from before changes were kept. \`npm run data:rollback\` lists those that there are.`,
    ]);
  }
  if (chosen.length === 0) {
    const isMade = only?.startsWith("prices/") && own.some(({ key }) => tableOf(key) === "quotes");
    const why = isMade
      ? " If it rests on quotes, take back one of these, such as quotes/107/copper/2026-11-20."
      : "";
    throw new DataError([`Publication ${publication} did not change ${only}.${why}`]);
  }
  if (isReplaced(kept)) throw new DataError([REPLACED]);
  return {
    ...said,
    changes: chosen.filter(({ key }) => !NOT_ROWS.includes(key)).map(inverse),
    isBased: true,
    undoes: undoneBy(publication, only),
  };
}

/** A publication to undo, or one row of it by key, such as "quotes/107/copper/2026-11-27". */
export interface Reverted extends Pick<ChangeSet, "today" | "isMine"> {
  publication: number;
  only?: string | undefined;
}

/** The public note on an undoing. It does not mention a quote with its yard. */
export function noteWithout(publication: number, only: string | undefined): string {
  const part = only && tableOf(only) === "quotes" ? "one quote" : only;
  return `Without publication ${publication}${part ? `, ${part}` : ""}`;
}

/** The message for a publication that cannot be undone row by row. */
export const REPLACED =
  "That publication, or a later one, replaced everything, so there is nothing to work it out from. Publish a folder that holds what should be live; `npx wrangler d1 time-travel` restores the database at Cloudflare to any minute of the last 30 days.";

function undoneBy(publication: number, only: string | undefined): Undone | undefined {
  const range = { from: publication, to: publication };
  if (only === undefined) return range;
  const [table, city = "", material = ""] = only.split("/");
  return table === "prices" ? { ...range, price: { city, material } } : undefined;
}
