import pTimeout from "p-timeout";

/** One request's use of the database so far. */
export interface Usage {
  /** Round trips; statements that travel as one batch are one. */
  trips: number;
  /** Rows read, as D1 reports and bills them. */
  rows: number;
  /** Milliseconds of waiting. */
  ms: number;
  /** Statements that failed or timed out. */
  failures: number;
}

/** Milliseconds after which a round trip that reads counts as failed. */
export const D1_TIMEOUT_MS = 800;

/**
 * Milliseconds after which a write counts as failed. Far longer than for a read, because D1 carries on with
 * a write that we give up on: the visitor would be told that it failed, although it was saved.
 */
export const D1_WRITE_TIMEOUT_MS = 10_000;

// Made once: the stack of an error that is hardly ever thrown would cost each round trip.
const READ = timeOut(D1_TIMEOUT_MS);
const WRITE = timeOut(D1_WRITE_TIMEOUT_MS);

/** A statement that D1 did not carry out; the message is D1's own. */
export class StatementError extends Error {
  override name = "StatementError";
  /** The statement, in development; never in production, where whatever logs an error would log it, too. */
  readonly sql: string | undefined;

  constructor(cause: unknown, sql?: string) {
    super(cause instanceof Error ? cause.message : "unknown cause", { cause });
    if (import.meta.env.MODE === "development") this.sql = sql;
  }
}

/**
 * SQLite's codes for what is wrong with one statement, as D1's message ends with them: "D1_ERROR: no such column: x at
 * offset 7: SQLITE_ERROR". What is wrong with the whole database has no code ("D1 DB is overloaded. Too many requests
 * queued.") or another one (SQLITE_BUSY).
 */
const OWN_ERROR = /: SQLITE_(AUTH|ERROR|MISMATCH|RANGE|TOOBIG)\b/;

interface Queued {
  sql: string;
  values: unknown[];
  result: PromiseWithResolvers<D1Result>;
}

/** A connection, and where its first round trip read: a bookmark of D1's, or null if it failed. */
export interface Connection {
  d1: D1Database;
  /** Undefined before it has begun. */
  firstRead(): Promise<D1SessionBookmark | null> | undefined;
}

/**
 * One request's connection to D1, with as much of its interface as reading and writing rows needs.
 * Statements that are requested at the same time travel as one batch, identical ones only once, to
 * whichever replica is near. Columns of one statement need distinct names, because a batch returns rows as
 * objects. Every failure is a StatementError.
 * @param isBehind whether the results of the first round trip are older than what is known, as of a replica that lags
 * behind; the primary is asked then
 * @param after it reads nothing older than this connection has read first
 */
export function connect(
  db: D1Database,
  usage: Usage,
  isBehind?: (results: D1Result[]) => boolean,
  after?: Connection,
): Connection {
  let session: D1DatabaseSession | undefined;
  let firstTrip: Promise<unknown> | undefined;
  let queue: Queued[] = [];

  const read = (sql: string, values: unknown[]): Promise<D1Result> => {
    const same = queue.find((queued) => queued.sql === sql && areEqual(queued.values, values));
    if (same) return same.result.promise;
    const result = Promise.withResolvers<D1Result>();
    // The batch leaves after everything that is under way has queued its statements.
    if (queue.push({ sql, values, result }) === 1) setTimeout(flush);
    return result.promise;
  };

  const runFirst = async (batch: Queued[], from: D1SessionBookmark | null | undefined) => {
    session = db.withSession(from ?? "first-unconstrained");
    const settled = await runBatch(session, batch);
    const results = settled.flatMap((one) => (one.status === "fulfilled" ? one.value : []));
    if (!isBehind?.(results)) return settled;
    usage.trips++;
    session = db.withSession("first-primary");
    return runBatch(session, batch);
  };

  const flush = async () => {
    // Until the first has shown how far the replica is, nothing else is read from it.
    if (isBehind) await firstTrip?.catch(() => {});
    const from = session ? null : await after?.firstRead();
    const batch = queue;
    queue = [];
    const start = Date.now();
    usage.trips++;
    const trip = pTimeout(session ? runBatch(session, batch) : runFirst(batch, from), READ);
    firstTrip ??= trip;
    const results = await trip.catch((reason) =>
      batch.map(() => ({ status: "rejected" as const, reason })),
    );
    usage.ms += Date.now() - start;
    for (const [i, queued] of batch.entries()) settle(queued, results[i], usage);
  };

  const write = async (sql: string, values: unknown[]): Promise<D1Result> => {
    usage.trips++;
    try {
      // Not through the session: a replica never takes a write, and D1 would send it on.
      return await pTimeout(bind(db.prepare(sql), values).run(), WRITE);
    } catch (error) {
      usage.failures++;
      throw new StatementError(error, sql);
    }
  };

  const prepare = (sql: string) => preparedStatement(sql, [], read, write);
  return {
    d1: { prepare } as D1Database,
    firstRead: () =>
      firstTrip?.then(
        () => session?.getBookmark() ?? null,
        () => null,
      ),
  };
}

/** Runs a batch; if a statement of it is wrong, each by itself, so that only that one fails. */
async function runBatch(
  session: D1DatabaseSession,
  batch: Queued[],
): Promise<PromiseSettledResult<D1Result>[]> {
  const statements = batch.map(({ sql, values }) => bind(session.prepare(sql), values));
  try {
    const results = await session.batch(statements);
    return results.map((value) => ({ status: "fulfilled", value }));
  } catch (reason) {
    // Where the database as a whole fails, one by one they would only be more load for it.
    if (batch.length === 1 || !OWN_ERROR.test(String(reason)))
      return batch.map(() => ({ status: "rejected", reason }));
    return Promise.allSettled(statements.map((statement) => statement.all()));
  }
}

type Run = (sql: string, values: unknown[]) => Promise<D1Result>;

/** A statement with the methods that Drizzle uses. */
function preparedStatement(
  sql: string,
  values: unknown[],
  read: Run,
  write: Run,
): D1PreparedStatement {
  return {
    bind: (...bound: unknown[]) => preparedStatement(sql, bound, read, write),
    all: () => read(sql, values),
    raw: async () => (await read(sql, values)).results.map((row) => Object.values(row as object)),
    run: () => write(sql, values),
  } as D1PreparedStatement;
}

function areEqual(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function bind(statement: D1PreparedStatement, values: unknown[]): D1PreparedStatement {
  return values.length > 0 ? statement.bind(...values) : statement;
}

function settle(
  { sql, result: { resolve, reject } }: Queued,
  result: PromiseSettledResult<D1Result> | undefined,
  usage: Usage,
): void {
  if (result?.status === "fulfilled") {
    usage.rows += result.value.meta.rows_read;
    resolve(result.value);
  } else {
    usage.failures++;
    const reason = result ? result.reason : new Error("no result for this statement");
    reject(new StatementError(reason, sql));
  }
}

function timeOut(milliseconds: number) {
  return { milliseconds, message: new Error(`no answer within ${milliseconds} ms`) };
}
