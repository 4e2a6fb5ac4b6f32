import type { Statement } from "./statement.ts";
import { countNewRecords, LITERAL_BYTES, toStatements } from "./statements.ts";
import type { Dataset } from "./tables.ts";
import type { Target } from "./target.ts";

/** What a database shows now; undefined where it is empty. */
export interface LiveState {
  /** The id of the latest publication, 0 if there is none. */
  publication: number;
  version: string | undefined;
  /** The version of the localities. */
  places: string | undefined;
  isSample: boolean | undefined;
}

/** What an operator says of a publication. */
export interface PublicationOptions {
  note?: string;
  /** The publication that a rollback goes back to. */
  rollbackTo?: number;
}

const LIVE_STATE = `select (select max(id) from publications) as publication,
  (select version from dataset) as version, (select places_version from dataset) as places,
  (select is_sample from dataset) as isSample`;

/** What the database shows now. */
export async function liveState(target: Target): Promise<LiveState> {
  const [rows] = await target.query([LIVE_STATE]);
  const { publication, version, places, isSample } = rows?.[0] ?? {};
  return {
    publication: Number(publication ?? 0),
    version: version == null ? undefined : String(version),
    places: places == null ? undefined : String(places),
    isSample: isSample == null ? undefined : isSample === 1,
  };
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
  await target.apply(toStatements(dataset, target.statementBytes, publication, live.places));
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
  await target.apply([
    guard,
    ...toStatements(dataset, target.statementBytes, undefined, live.places),
  ]);
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
