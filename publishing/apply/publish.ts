import type { Dataset } from "../derive/tables.ts";
import { LIVE_STATE, type LiveState, toLiveState } from "./live-state.ts";
import type { Statement } from "./statement.ts";
import { countNewRecords, LITERAL_BYTES, toStatements } from "./statements.ts";
import type { Target } from "./target.ts";

/** What an operator says of a publication. */
export interface PublicationOptions {
  note?: string;
  /** The publication that a rollback goes back to. */
  rollbackTo?: number;
}

/** What the database shows now. */
export async function liveState(target: Target): Promise<LiveState> {
  const [rows] = await target.query([LIVE_STATE]);
  return toLiveState(rows);
}

/**
 * Replaces the data in one transaction and records what was published. `live` is the state for which it was
 * prepared. Returns when it was published, in ms since 1970.
 * @throws an Error if another publication came since, or the database failed; the data then stays as it was
 */
export async function publish(
  target: Target,
  dataset: Dataset,
  live: LiveState,
  { note, rollbackTo }: PublicationOptions = {},
): Promise<number> {
  const publishedAt = Date.now();
  const isSample = dataset.dataset[0]?.isSample;
  const publication = {
    follows: live.publication,
    publishedAt,
    note: note ?? null,
    isKindChange: live.isSample !== undefined && live.isSample !== isSample,
    rollbackTo,
  };
  await target.apply(toStatements(dataset, target.statementBytes, live, publication));
  return publishedAt;
}

/**
 * Writes data that the database holds already, as after a change of its structure: nothing is published.
 * @throws an Error if another publication came since, or the database failed; the data then stays as it was
 */
export async function rewrite(target: Target, dataset: Dataset, live: LiveState): Promise<void> {
  // Fails if there is a later publication, because the column takes no null.
  const guard: Statement = {
    sql: `update publications set follows = null where id > ${live.publication}`,
  };
  await target.apply([guard, ...toStatements(dataset, target.statementBytes, live)]);
}

/** How many rows of price_history.csv are not on record. */
export async function newRecords(target: Target, dataset: Dataset): Promise<number> {
  let sum = 0;
  // One at a time: a call to the database at Cloudflare holds only one.
  for (const sql of countNewRecords(dataset, LITERAL_BYTES)) {
    const [rows] = await target.query([sql]);
    sum += Number(rows?.[0]?.records);
  }
  return sum;
}
