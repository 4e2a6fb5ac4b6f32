import type { Dataset } from "../derive/tables.ts";
import type { CsvFiles } from "../read/header.ts";
import type { Place, Problem } from "../read/problems.ts";
import { type Change, difference, isSame } from "./change.ts";
import type { Content, Fields } from "./content.ts";
import { type IsMine, PAIRS } from "./merge.ts";

/** Publications that are undone: those from one to another, or to the last one; of them one price alone, by its slugs. */
export interface Undone {
  from: number;
  to?: number;
  price?: { city: string; material: string };
}

/**
 * What somebody wants to be changed, whoever it was: a folder, a file, a round, the desk, a revert, a rollback. Each row
 * is as its maker saw it (`before`) and as it shall be (`after`), with the fields that differ alone; a price or a quote
 * is whole. Where the row "dataset" is new, it replaces everything that is live.
 */
export interface ChangeSet {
  changes: Change[];
  /** "2026-11-21". */
  today: string;
  /** The day of publication that its maker named: it counts if it is later than that of what is live. */
  publishedOn?: string | undefined;
  /** The files that it was read from: their names, what of them could not be read, and records of earlier days. */
  files?: Partial<CsvFiles>;
  /** Records of earlier days as rows of the ledger. */
  records?: Dataset["priceHistory"];
  /** Whether its maker knew what was live: otherwise what it only takes back of others' publications is named. */
  isBased: boolean;
  /** Which rows count as they are here where somebody else changed them too. */
  isMine?: IsMine;
  /** The publications whose records are to count no longer. */
  undoes?: Undone | undefined;
  /** Where rows were typed, by key, and what the cells said; twice, where one is there twice. */
  places?: ReadonlyMap<string, Typed[]>;
  /** What is wrong with the cells themselves. */
  problems?: Problem[];
}

/** Where a row was typed, and its cells as they were. */
export interface Typed {
  line: Place;
  typed?: Record<string, string>;
}

/**
 * The changes that make one content of another (`base`, where it is known what somebody began with). Where nothing is
 * live, or samples and real data replace each other, every row is new.
 */
export function changesTo(content: Content, live: Content, base: Content = live): Change[] {
  const [before, after] = [live.get("dataset"), content.get("dataset")];
  if (!before || (after && !isSame(before.is_sample, after.is_sample)))
    return difference(new Map(), content);
  return difference(base, content).map((change) => {
    const { key, before, after } = change;
    if (!before || !after) return change;
    const [old, own] = [base.get(key)!, content.get(key)!];
    // Whoever changes a row that is gone meanwhile may want all of it back.
    if (!live.has(key)) return { key, before: old, after: own };
    const pairs = Object.keys(after).flatMap((name) => PAIRS[name] ?? []);
    const of = (row: Fields) => Object.fromEntries(pairs.map((name) => [name, row[name]]));
    return { key, before: { ...of(old), ...before }, after: { ...of(own), ...after } };
  });
}
