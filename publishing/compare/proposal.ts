import { checkAcross } from "../check/check.ts";
import { toDataset, toTables, withPrices } from "../derive/dataset.ts";
import { rangesIn } from "../derive/prices.ts";
import type { Dataset, Row } from "../derive/tables.ts";
import type { Project } from "../project.ts";
import { DataError, described } from "../read/problems.ts";
import { applied, type Change, difference, isSame, isWholesale } from "./change.ts";
import { type Content, contentOf, rowsOf, tableOf } from "./content.ts";
import { type KeptChange, type Undoing, undoings } from "./kept.ts";
import type { Live } from "./live.ts";
import { type Conflict, merge } from "./merge.ts";
import { type QuotesOf, quotedAfter, quoteKey } from "./quoted-prices.ts";
import { cellsOf, filesOf } from "./row-cells.ts";

/** Publications that are undone: those from one to another, or to the last one, and of them the prices of a row alone. */
export interface Undone {
  from: number;
  to?: number;
  price?: { cityId: number; materialId: number };
}

/** A request to publish. */
export interface Wish {
  /** The content that is to be live, as if nobody else had changed anything. */
  content: Content;
  /** The day of the publication, "2026-11-21". */
  publishedOn: string;
  /** The day of any publication that changes something, unless `publishedOn` is later than what is live. */
  today?: string;
  history: Dataset["priceHistory"];
  /** The content that it was made from, if known. */
  base?: Content;
  /** Changes published since, the latest first. */
  later?: KeptChange[];
  /** In a conflict, this content wins. */
  isMineKept?: boolean;
  /** The publications whose records are to count no longer. */
  undoes?: Undone;
}

/** The effect that publishing a wish would have. */
export interface Proposal {
  live: Live;
  /** What is live, where the tables hold just what would be made of it now. */
  known: Dataset | undefined;
  /** What will be live. */
  dataset: Dataset;
  changes: Change[];
  /** What somebody else changed too; if that is accepted, what is wished counts. */
  conflicts: (Conflict & { last?: KeptChange })[];
  /** What would only take back what later publications changed. */
  undoings: Undoing[];
  /** Rows of price_history.csv that are not on record. */
  newRecords: number;
  undoes: Undone | undefined;
  /** The quotes that were read for the prices that are made anew, as they will be. */
  quotes: Row<"quotes">[];
}

/** Everything that a proposal depends on besides the wish and what is live. */
export interface Surroundings {
  project: Project;
  /** How many rows of price_history.csv are not on record. */
  newRecords: number;
  /** What is kept of these changes' rows, the latest first. */
  keptOf: (changes: Change[]) => Promise<KeptChange[]>;
  quotesOf: QuotesOf;
}

/**
 * Works out what publishing would change.
 * @throws DataError when what two people changed does not fit together
 */
export async function propose(
  live: Live,
  wish: Wish,
  { project, newRecords, keptOf, quotesOf }: Surroundings,
): Promise<Proposal> {
  const before = contentOf(live.rows);
  const { changes, conflicts } = wished(before, wish);
  const isOther = changes.some(isWholesale);
  const after = isOther ? wish.content : applied(before, changes);
  const now = madeOf(live, before, project);
  const isChange = changes.length > 0 || newRecords > 0 || wish.undoes !== undefined;
  const day = isOther ? wish.publishedOn : dayOf(liveDay(live), wish, isChange);
  // Where only a part is known, its own rows were checked (draft.ts).
  if (!project.kept && difference(wish.content, after).length > 0) check(after, day, project);
  const tables = toTables(rowsOf(after, day), project);
  const quoted = await quotedAfter({ live: live.rows, before, after, changes, tables, quotesOf });
  const dataset = withPrices(tables, project, quoted.ranges);
  // No file leaves out a quote: that one goes is said in so many words.
  const undoable = changes.filter(({ key, after }) => after || tableOf(key) !== "quotes");
  return {
    live,
    known: isOther ? undefined : now,
    dataset: { ...dataset, priceHistory: wish.history },
    changes,
    conflicts: conflicts.map((conflict) => {
      const isOf = ({ key, after }: KeptChange) =>
        key === conflict.key &&
        (!after || !conflict.mine || Object.keys(conflict.mine).some((name) => name in after));
      return { ...conflict, last: wish.later?.find(isOf) };
    }),
    undoings: wish.base || isOther ? [] : undoings(undoable, await keptOf(undoable)),
    newRecords,
    undoes: wish.undoes,
    quotes: quoted.quotes,
  };
}

/** What is live as it would be made now; undefined where the tables hold anything else. */
function madeOf({ rows, state }: Live, content: Content, project: Project): Dataset | undefined {
  const [dataset] = rows.dataset;
  if (!dataset) return undefined;
  const ranges = rangesIn(rows.prices);
  const made = toDataset(rowsOf(content, dataset.publishedOn), project, ranges);
  // What is kept is what the tables hold.
  return project.kept || made.dataset[0]?.version === state.version ? made : undefined;
}

function wished(live: Content, { content, base, isMineKept }: Wish) {
  const dataset = content.get("dataset")!;
  const before = live.get("dataset");
  // Where everything is replaced, there is nothing to merge, and one change stands for all.
  if (!before || !isSame(before.is_sample, dataset.is_sample))
    return { changes: [{ key: "dataset", before: before ?? null, after: dataset }], conflicts: [] };
  if (!base) return { changes: difference(live, content), conflicts: [] };
  return merge(base, content, live, isMineKept);
}

function liveDay({ rows }: Live): string {
  return rows.dataset[0]?.publishedOn ?? "";
}

/**
 * What two people changed may not fit: one removed a city for which the other added a price.
 * @throws DataError that says so
 */
function check(content: Content, day: string, project: Project): void {
  const problems = checkAcross(filesOf(cellsOf(content, day)), project);
  if (problems.length === 0) return;
  throw new DataError([
    "What was published since does not fit these files:",
    ...described(problems),
  ]);
}

/** The changes to keep on record once a proposal is published: at least one. */
export function keptChanges({ changes, newRecords, undoes, live, dataset }: Proposal): Change[] {
  const after = { ...(newRecords > 0 && { rows: newRecords }), ...(undoes && { undoes }) };
  const records = newRecords > 0 || undoes ? [{ key: "price_history", before: null, after }] : [];
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const days = { key: "published_on", before: { day: liveDay(live) }, after: { day } };
  const all = [...changes, ...records];
  return all.length > 0 ? all : [days];
}

/** The quotes that would be taken back. */
export function withdrawnQuotes({ live, dataset }: Proposal): Dataset["quotes"] {
  if (live.state.isSample !== dataset.dataset[0]?.isSample) return [];
  const kept = new Set(dataset.quotes.map(quoteKey));
  return live.rows.quotes.filter((quote) => !kept.has(quoteKey(quote)));
}

/** True if a proposal would change anything, and so be a publication. */
export function isPublication({ changes, newRecords, live, dataset }: Proposal): boolean {
  return changes.length > 0 || newRecords > 0 || liveDay(live) !== dataset.dataset[0]?.publishedOn;
}

function dayOf(before: string, { publishedOn, today }: Wish, isChange: boolean): string {
  if (today === undefined || publishedOn > before) return publishedOn;
  return isChange ? today : before;
}
