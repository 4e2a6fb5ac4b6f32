import type { LiveState } from "../compare/live.ts";
import { keptChanges, type Proposal, withdrawnQuotes } from "../compare/proposal.ts";
import type { Dataset } from "../derive/tables.ts";
import { LITERAL_BYTES, type Statement } from "../statement.ts";
import { LIVE_STATE, toLiveState } from "./live-state.ts";
import { applySurely } from "./outcome.ts";
import { countNewRecords, toStatements } from "./statements.ts";
import type { Target } from "./target.ts";

/** What is said of a publication. */
interface Said {
  note?: string | undefined;
  by: string;
  /** Statements that go with it, in the same transaction. */
  also?: Statement[] | undefined;
}

/** What the database shows now. */
export async function liveState(target: Target): Promise<LiveState> {
  const [rows] = await target.query([LIVE_STATE]);
  return toLiveState(rows);
}

/**
 * Makes the database hold the dataset of a proposal in one transaction, and records what was published. Returns when
 * that was, in ms since 1970, and whether there was an error all the same.
 * @throws NotPublished if another publication came since, or the database failed; the data then stays as it was
 */
export async function publish(target: Target, proposal: Proposal, said: Said) {
  const publishedAt = Date.now();
  const attempt = {
    statements: publicationStatements(target, proposal, said, publishedAt),
    ...{ version: proposal.dataset.dataset[0]?.version, live: proposal.live.state },
    startedAt: publishedAt,
  };
  return { publishedAt, isAfterError: await applySurely(target, attempt) };
}

/** The statements that publish a proposal. */
export function publicationStatements(
  { statementBytes }: Pick<Target, "statementBytes">,
  proposal: Proposal,
  { note, by, also = [] }: Said,
  publishedAt: number,
): Statement[] {
  const { dataset, known, undoes } = proposal;
  const { state } = proposal.live;
  const isSample = dataset.dataset[0]?.isSample;
  const publication = {
    ...{ follows: state.publication, publishedAt, note: note ?? null, by, undoes },
    isKindChange: state.isSample !== undefined && state.isSample !== isSample,
    ...{ changes: keptChanges(proposal), withdrawn: withdrawnQuotes(proposal) },
  };
  const kept = { ...state, dataset: known };
  return [...toStatements(dataset, statementBytes, kept, publication), ...also];
}

/**
 * Writes data that the database holds already, as after a change of its structure or of what the project adds to it:
 * nothing is published. `known` is what is live where the tables hold just that. Resolves to whether there was an error
 * all the same.
 * @throws NotPublished if another publication came since, or the database failed; the data then stays as it was
 */
export async function rewrite(
  target: Target,
  dataset: Dataset,
  live: LiveState,
  known?: Dataset,
): Promise<boolean> {
  // Fails if there is a later publication, because the column takes no null.
  const guard: Statement = {
    sql: `update publications set follows = null where id > ${live.publication}`,
  };
  const kept = { ...live, dataset: known };
  const statements = [guard, ...toStatements(dataset, target.statementBytes, kept)];
  const version = dataset.dataset[0]?.version;
  return applySurely(target, { statements, version, live, startedAt: Date.now() });
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
