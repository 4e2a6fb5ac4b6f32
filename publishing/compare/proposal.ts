import { checkAcross, quotesOfNoYard } from "../check/check.ts";
import { toDataset, toTables, withSaid } from "../derive/dataset.ts";
import { saidIn } from "../derive/from-quotes.ts";
import type { Dataset } from "../derive/tables.ts";
import { isPart, type Part, type Project, type Source } from "../project.ts";
import type { CsvFiles } from "../read/header.ts";
import type { Problem } from "../read/problems.ts";
import type { Rows } from "../read/rows.ts";
import { applied, type Change, isWholesale } from "./change.ts";
import type { ChangeSet } from "./change-set.ts";
import { type Content, contentOf, rowsOf, tableOf } from "./content.ts";
import type { Live } from "./live.ts";
import { type Conflict, merge } from "./merge.ts";
import { type KeptChange, undoings } from "./published-changes.ts";
import { type QuotesOf, quotedAfter, quoteKey } from "./quoted-prices.ts";
import { cellsOf, filesOf } from "./row-cells.ts";

/** The effect of publishing a change set. */
export type Proposal = Awaited<ReturnType<typeof propose>>;

/** The rest that a proposal needs besides the change set and the live data: the source, and ways to read the database. */
export interface Surroundings {
  source: Project | Part;
  /** Counts the rows of price_history.csv that are not on record yet. */
  newRecords: (history: Dataset["priceHistory"], isSample: boolean) => Promise<number>;
  /** Reads the published changes of these rows, latest first. */
  keptOf: (keys: string[]) => Promise<KeptChange[]>;
  quotesOf: (isSample: boolean) => QuotesOf;
}

/** Rows that are invalid together with the live ones; `problems` says where each one is. */
export class InvalidRows extends Error {
  override name = "InvalidRows";
  readonly problems: Problem[];

  constructor(problems: Problem[]) {
    super(problems.map(({ reason }) => reason).join("\n"));
    this.problems = problems;
  }
}

/**
 * Works out the effect of publishing a change set.
 * @throws InvalidRows if rows are invalid, or two people's changes are invalid together
 */
export async function propose(
  live: Live,
  set: ChangeSet,
  { source, newRecords, keptOf, quotesOf }: Surroundings,
) {
  const before = contentOf(live.rows);
  const isOther = set.changes.some(isWholesale);
  const { changes, conflicts } = isOther
    ? { changes: [replacing(set, before)], conflicts: [] }
    : merge(set.changes, before, set.isMine);
  const after = isOther ? applied(new Map(), set.changes) : applied(before, changes);
  const problems = [...(set.problems ?? []), ...problemsIn(after, set, source)];
  if (problems.length > 0) throw new InvalidRows(problems);
  const history = (set.files?.price_history?.rows ?? []).map(
    ({ fields }) => fields,
  ) as Rows["price_history"];
  const made = toTables(rowsOf(after, "", history), source);
  const tables = { ...made, priceHistory: set.records ?? made.priceHistory };
  const isSample = tables.dataset[0]?.isSample === true;
  const records = await newRecords(tables.priceHistory, isSample);
  const isChange = changes.length > 0 || records > 0 || set.undoes !== undefined;
  const publishedOn = isOther ? (set.publishedOn ?? set.today) : dayOf(live, set, isChange);
  const dated = { ...tables, dataset: tables.dataset.map((row) => ({ ...row, publishedOn })) };
  const quoted = await quotedAfter({
    live: live.rows,
    before,
    after,
    changes,
    tables,
    quotesOf: quotesOf(isSample),
  });
  // Removing a quote is always deliberate, because leaving one out of a file does not remove it.
  const undoable = changes.filter(({ key, after }) => after || tableOf(key) !== "quotes");
  return {
    live,
    /** The live dataset; undefined if building it again would not give what the tables hold. */
    known: isOther ? undefined : madeOf(live, before, source),
    /** The dataset after publishing. */
    dataset: withSaid(dated, source, quoted),
    changes,
    /** Rows that somebody else changed too. */
    conflicts: conflicts.length > 0 ? withWhose(conflicts, await keptOf(keysOf(conflicts))) : [],
    /** Changes that would undo later publications. */
    undoings: set.isBased || isOther ? [] : undoings(undoable, await keptOf(keysOf(undoable))),
    /** The number of rows of price_history.csv that are not on record yet. */
    newRecords: records,
    undoes: set.undoes,
    /** The quotes behind the prices that are recalculated. */
    quotes: quoted.quotes,
  };
}

/** Conflicts, each with the latest publication that changed the same row or field. */
function withWhose(conflicts: Conflict[], kept: KeptChange[]) {
  return conflicts.map((conflict) => {
    const isOf = ({ key, after }: KeptChange) =>
      key === conflict.key &&
      (!after || !conflict.mine || Object.keys(conflict.mine).some((name) => name in after));
    return { ...conflict, last: kept.find(isOf) };
  });
}

/** The only change to keep if all data is replaced. */
function replacing({ changes }: ChangeSet, before: Content): Change {
  return { ...changes.find(isWholesale)!, before: before.get("dataset") ?? null };
}

/** The live dataset, built again; undefined if the result differs from what the tables hold. */
function madeOf({ rows, state }: Live, content: Content, source: Source): Dataset | undefined {
  const [dataset] = rows.dataset;
  if (!dataset) return undefined;
  const made = toDataset(rowsOf(content, dataset.publishedOn), source, saidIn(rows));
  // A part has no version to compare, and it was read from the tables anyway.
  return isPart(source) || made.dataset[0]?.version === state.version ? made : undefined;
}

function keysOf(rows: { key: string }[]): string[] {
  return rows.map(({ key }) => key);
}

function liveDay({ rows }: Live): string {
  return rows.dataset[0]?.publishedOn ?? "";
}

/** The problems of a content, with the places of its typed rows. */
export function problemsIn(
  content: Content,
  { places = new Map(), files: typedFiles, today }: ChangeSet,
  source: Surroundings["source"],
): Problem[] {
  const files = filesOf(cellsOf(content, today), places);
  for (const [table, { name, problems }] of Object.entries(typedFiles ?? {}))
    Object.assign(files[table as keyof CsvFiles], { name, problems });
  if (typedFiles?.price_history) files.price_history = typedFiles.price_history;
  const typed = { ...files.quotes, rows: files.quotes.rows.filter(({ line }) => line) };
  return [
    ...checkAcross(files, isPart(source) ? undefined : source),
    // Only typed quotes are checked: the live quotes of a removed yard stay on record.
    ...quotesOfNoYard({ ...files, quotes: typed }),
  ];
}

/** The changes to keep on record once a proposal is published; there is at least one. */
export function keptChanges({ changes, newRecords, undoes, live, dataset }: Proposal): Change[] {
  const after = { ...(newRecords > 0 && { rows: newRecords }), ...(undoes && { undoes }) };
  const records = newRecords > 0 || undoes ? [{ key: "price_history", before: null, after }] : [];
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const days = { key: "published_on", before: { day: liveDay(live) }, after: { day } };
  const all = [...changes, ...records];
  return all.length > 0 ? all : [days];
}

/** The quotes that would be withdrawn. */
export function withdrawnQuotes({ live, dataset }: Proposal): Dataset["quotes"] {
  if (live.state.isSample !== dataset.dataset[0]?.isSample) return [];
  const kept = new Set(dataset.quotes.map(quoteKey));
  return live.rows.quotes.filter((quote) => !kept.has(quoteKey(quote)));
}

/** True if a proposal would change anything. */
export function isPublication({ changes, newRecords, live, dataset }: Proposal): boolean {
  return changes.length > 0 || newRecords > 0 || liveDay(live) !== dataset.dataset[0]?.publishedOn;
}

function dayOf(live: Live, { publishedOn = "", today }: ChangeSet, isChange: boolean): string {
  const before = liveDay(live);
  if (publishedOn > before) return publishedOn;
  return isChange ? today : before;
}
