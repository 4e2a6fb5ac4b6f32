import type { Dataset } from "../derive/tables.ts";
import type { CsvFiles, CsvRow } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";
import { type Change, difference, isSame } from "./change.ts";
import type { Content, Fields } from "./content.ts";
import { type IsMine, PAIRS } from "./merge.ts";

/** Publications that are undone, `to` included; without it up to the last one. With `price` only that price. */
export interface Undone {
  from: number;
  to?: number;
  price?: { city: string; material: string };
}

/**
 * The changes that a folder, a file, a round, the desk, a revert or a rollback wants. Each row is there as its maker saw
 * it (`before`) and wants it (`after`). A new row "dataset" replaces everything that is live.
 */
export interface ChangeSet {
  changes: Change[];
  /** "2026-11-21". */
  today: string;
  /** The day of publication that its maker named; it counts if it is later than the live one. */
  publishedOn?: string | undefined;
  /** The files that it was read from, with their problems and with records of earlier days. */
  files?: Partial<CsvFiles>;
  /** Records of earlier days as rows of the ledger. */
  records?: Dataset["priceHistory"];
  /** False if its maker may not have known the live data: changes that undo others' publications are named then. */
  isBased: boolean;
  /** Chooses the rows that win over somebody else's changes. */
  isMine?: IsMine;
  /** The publications whose records no longer count. */
  undoes?: Undone | undefined;
  /** The places and cells of typed rows, by key; several for a row that is there several times. */
  places?: ReadonlyMap<string, Typed[]>;
  /** Mistakes in the cells themselves. */
  problems?: Problem[];
}

/** The place at which a row was typed, and its cells. */
export type Typed = Pick<CsvRow, "line"> & Partial<Pick<CsvRow, "typed">>;

/**
 * The changes that make `content` of `base`, which its maker began with. Where nothing is live, or samples and real data
 * replace each other, every row is new.
 */
export function changesTo(content: Content, live: Content, base: Content = live): Change[] {
  const [before, after] = [live.get("dataset"), content.get("dataset")];
  if (!before || (after && !isSame(before.is_sample, after.is_sample)))
    return difference(new Map(), content);
  return difference(base, content).map((change) => {
    const { key, before, after } = change;
    if (!before || !after) return change;
    const [old, own] = [base.get(key)!, content.get(key)!];
    // The row is gone meanwhile: its maker may want all of it back.
    if (!live.has(key)) return { key, before: old, after: own };
    const pairs = Object.keys(after).flatMap((name) => PAIRS[name] ?? []);
    const of = (row: Fields) => Object.fromEntries(pairs.map((name) => [name, row[name]]));
    return { key, before: { ...of(old), ...before }, after: { ...of(own), ...after } };
  });
}
