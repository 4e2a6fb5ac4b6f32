import type { Live } from "../compare/live.ts";
import { keptChanges, type Proposal, withdrawnQuotes } from "../compare/proposal.ts";
import type { Dataset } from "../derive/tables.ts";
import { LITERAL_BYTES, type Statement } from "../statement.ts";
import { applySurely } from "./outcome.ts";
import { countNewRecords } from "./record.ts";
import { toStatements } from "./statements.ts";
import type { Target } from "./target.ts";

/** The publisher's name, and the note that visitors can read. */
export interface Publisher {
  by: string;
  note?: string | undefined;
  /** More statements to run in the same transaction. */
  also?: Statement[] | undefined;
}

/**
 * Writes the dataset of a proposal to the database in one transaction, and records the publication. Returns its time
 * (ms since 1970), and whether there was an error although it was published.
 * @throws NotPublished if another publication came first or the database failed; the data is then unchanged
 */
export async function publish(target: Target, proposal: Proposal, publisher: Publisher) {
  const publishedAt = Date.now();
  const isAfterError = await applySurely(target, {
    statements: publicationStatements(target, proposal, publisher, publishedAt),
    version: proposal.dataset.dataset[0]?.version,
    live: proposal.live.state,
    startedAt: publishedAt,
  });
  return { publishedAt, isAfterError };
}

/** The statements that publish a proposal. */
export function publicationStatements(
  { statementBytes }: Pick<Target, "statementBytes">,
  proposal: Proposal,
  { note, by, also = [] }: Publisher,
  publishedAt: number,
): Statement[] {
  const { dataset, known, undoes } = proposal;
  const { state } = proposal.live;
  const isOtherKind = state.isSample !== dataset.dataset[0]?.isSample;
  const publication = {
    follows: state.publication,
    publishedAt,
    note: note ?? null,
    by,
    undoes,
    isKindChange: state.isSample !== undefined && isOtherKind,
    changes: keptChanges(proposal),
    withdrawn: withdrawnQuotes(proposal),
  };
  const kept = { ...state, dataset: known };
  return [...toStatements(dataset, statementBytes, kept, publication), ...also];
}

/**
 * Writes the data that is already live again, after a change of the database's structure or the project's own data;
 * this is not a publication. Returns true if there was an error but the data was written.
 * @param known the live dataset; undefined if the tables hold anything else
 * @throws NotPublished if another publication came first or the database failed; the data is then unchanged
 */
export async function rewrite(
  target: Target,
  dataset: Dataset,
  live: Live["state"],
  known?: Dataset,
): Promise<boolean> {
  // This fails if there is a later publication, because the column cannot be null.
  const guard = { sql: `update publications set follows = null where id > ${live.publication}` };
  const kept = { ...live, dataset: known };
  const statements = [guard, ...toStatements(dataset, target.statementBytes, kept)];
  const version = dataset.dataset[0]?.version;
  return applySurely(target, { statements, version, live, startedAt: Date.now() });
}

/** The number of rows of price_history.csv that are not on record yet. */
export async function newRecords(
  target: Target,
  history: Dataset["priceHistory"],
  isSample: boolean,
): Promise<number> {
  let sum = 0;
  // One at a time, because a call to the database at Cloudflare takes only one of these.
  for (const sql of countNewRecords(history, isSample, LITERAL_BYTES)) {
    const [rows] = await target.query([sql]);
    sum += Number(rows?.[0]?.records);
  }
  return sum;
}
