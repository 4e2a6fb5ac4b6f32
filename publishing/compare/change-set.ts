import type { Dataset } from "../derive/tables.ts";
import type { CsvFiles, CsvRow } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";
import { type Change, difference, isSame } from "./change.ts";
import type { Content, Fields } from "./content.ts";
import { type IsMine, PAIRS } from "./merge.ts";

/**
 * The publications to undo, from `from` up to and including `to`, or all later ones. With `price`, only that price is
 * undone.
 */
export interface Undone {
  from: number;
  to?: number;
  price?: { city: string; material: string };
}

/**
 * The changes that a folder, a file, a round, the desk, a revert or a rollback wants to make. Each has the row as its
 * maker saw it (`before`) and as they want it (`after`). A new row "dataset" replaces all live data.
 */
export interface ChangeSet {
  changes: Change[];
  /** "2026-11-21". */
  today: string;
  /** The publication day that the maker gave; it is used only if it is later than the live one. */
  publishedOn?: string | undefined;
  /** The files that the changes were read from, with their problems and with records of earlier days. */
  files?: Partial<CsvFiles>;
  /** The records of earlier days, as rows of the ledger. */
  records?: Dataset["priceHistory"];
  /**
   * False if the maker may not have seen the live data; the preview then lists changes that undo others' publications.
   */
  isBased: boolean;
  /** Chooses the rows that win over other people's changes. */
  isMine?: IsMine;
  /** The publications whose records no longer count. */
  undoes?: Undone | undefined;
  /** The lines and cells of typed rows, by key. A key has several if its row was typed more than once. */
  places?: ReadonlyMap<string, Typed[]>;
  /** Mistakes in the cells themselves. */
  problems?: Problem[];
}

/** The line on which a row was typed, and its cells. */
export type Typed = Pick<CsvRow, "line"> & Partial<Pick<CsvRow, "typed">>;

/**
 * The changes that turn `base`, which the maker started from, into `content`. If nothing is live, or if samples and
 * real data replace each other, every row is new.
 */
export function changesTo(content: Content, live: Content, base: Content = live): Change[] {
  const [before, after] = [live.get("dataset"), content.get("dataset")];
  if (!before || (after && !isSame(before.is_sample, after.is_sample)))
    return difference(new Map(), content);
  return difference(base, content).map((change) => {
    const { key, before, after } = change;
    if (!before || !after) return change;
    const [old, own] = [base.get(key)!, content.get(key)!];
    // The row has been removed meanwhile, and the maker may want all of it back.
    if (!live.has(key)) return { key, before: old, after: own };
    const pairs = Object.keys(after).flatMap((name) => PAIRS[name] ?? []);
    const of = (row: Fields) => Object.fromEntries(pairs.map((name) => [name, row[name]]));
    return { key, before: { ...of(old), ...before }, after: { ...of(own), ...after } };
  });
}
