import type { Change } from "../compare/change.ts";
import type { LiveState } from "../compare/live.ts";
import type { Undone } from "../compare/proposal.ts";
import type { Dataset } from "../derive/tables.ts";
import { LITERAL_BYTES, type Statement } from "../statement.ts";
import { LIVE_STATE, toLiveState } from "./live-state.ts";
import { countNewRecords, toStatements } from "./statements.ts";
import type { Target } from "./target.ts";

/** What is said of a publication, and kept of it. */
export interface PublicationFacts {
  note?: string;
  by: string;
  changes: Change[];
  /** The publications that it undoes. */
  undoes?: Undone;
  /** Quotes that are taken back. */
  withdrawn?: Dataset["quotes"];
  /** Statements that go with it, in the same transaction. */
  also?: Statement[] | undefined;
}

/** What the database shows now. */
export async function liveState(target: Target): Promise<LiveState> {
  const [rows] = await target.query([LIVE_STATE]);
  return toLiveState(rows);
}

/**
 * Makes the database hold a dataset in one transaction, and records what was published. `live` is the state for
 * which it was prepared, and `known` what is live where the tables hold just that. Returns when it was published, in ms since 1970.
 * @throws an Error if another publication came since, or the database failed; the data then stays as it was
 */
export async function publish(
  target: Target,
  dataset: Dataset,
  live: LiveState,
  { note, also = [], ...facts }: PublicationFacts,
  known?: Dataset,
): Promise<number> {
  const publishedAt = Date.now();
  const isSample = dataset.dataset[0]?.isSample;
  const publication = {
    follows: live.publication,
    publishedAt,
    note: note ?? null,
    isKindChange: live.isSample !== undefined && live.isSample !== isSample,
    ...facts,
  };
  const kept = { ...live, dataset: known };
  await target.apply([...toStatements(dataset, target.statementBytes, kept, publication), ...also]);
  return publishedAt;
}

/**
 * Writes data that the database holds already, as after a change of its structure or of what the project adds to it:
 * nothing is published. `known` is what is live where the tables hold just that.
 * @throws an Error if another publication came since, or the database failed; the data then stays as it was
 */
export async function rewrite(
  target: Target,
  dataset: Dataset,
  live: LiveState,
  known?: Dataset,
): Promise<void> {
  // Fails if there is a later publication, because the column takes no null.
  const guard: Statement = {
    sql: `update publications set follows = null where id > ${live.publication}`,
  };
  await target.apply([
    guard,
    ...toStatements(dataset, target.statementBytes, { ...live, dataset: known }),
  ]);
}

/** How many rows of price_history.csv are not on record. */
export async function newRecords(
  target: Target,
  history: Dataset["priceHistory"],
  isSample: boolean,
): Promise<number> {
  let sum = 0;
  // One at a time: a call to the database at Cloudflare holds only one.
  for (const sql of countNewRecords(history, isSample, LITERAL_BYTES)) {
    const [rows] = await target.query([sql]);
    sum += Number(rows?.[0]?.records);
  }
  return sum;
}
