import pTimeout from "p-timeout";

/** One request's use of the database so far. */
export interface Usage {
  /** The number of round trips; a batch of statements counts as one. */
  trips: number;
  /** Rows read, as D1 reports and bills them. */
  rows: number;
  /** Milliseconds spent waiting. */
  ms: number;
  /** Statements that failed or timed out. */
  failures: number;
}

/** Milliseconds after which a read counts as failed. */
export const D1_TIMEOUT_MS = 800;

/**
 * Milliseconds after which a write counts as failed. This is far longer than for a read, because D1 carries on with a
 * write that we have given up on: the visitor would see an error although it was saved.
 */
export const D1_WRITE_TIMEOUT_MS = 10_000;

// These are made once: to record the stack of an error that is hardly ever thrown would slow each round trip.
const READ = timeOut(D1_TIMEOUT_MS);
const WRITE = timeOut(D1_WRITE_TIMEOUT_MS);

/** A statement that failed; the message is D1's own. */
export class StatementError extends Error {
  override name = "StatementError";
  /** The statement, only during development: in production, every log of the error would contain it. */
  readonly sql: string | undefined;

  constructor(cause: unknown, sql?: string) {
    super(cause instanceof Error ? cause.message : "unknown cause", { cause });
    if (import.meta.env.MODE === "development") this.sql = sql;
  }
}

/**
 * SQLite's codes for a faulty statement, at the end of D1's message: "D1_ERROR: no such column: x at offset 7:
 * SQLITE_ERROR". If the whole database fails, there is no code ("D1 DB is overloaded. Too many requests queued.") or a
 * different one (SQLITE_BUSY).
 */
const OWN_ERROR = /: SQLITE_(AUTH|ERROR|MISMATCH|RANGE|TOOBIG)\b/;

interface Queued {
  sql: string;
  values: unknown[];
  result: PromiseWithResolvers<D1Result>;
}

/** A connection, and the bookmark of its first round trip. */
export interface Connection {
  d1: D1Database;
  /** D1's bookmark, or null if the round trip failed; undefined before it has begun. */
  firstRead(): Promise<D1SessionBookmark | null> | undefined;
}

/**
 * One request's connection to D1, with as much of its interface as reading and writing rows needs. Statements made at
 * the same moment go to the nearest replica as one batch, without duplicates. A statement's columns need distinct
 * names, because a batch returns rows as objects. Every failure is a StatementError.
 * @param isBehind returns true if the results of the first round trip come from a replica that lags behind; the batch
 * then goes to the primary
 * @param after another connection; this one reads nothing older than the first round trip of that one
 */
export function connect(
  db: D1Database,
  usage: Usage,
  isBehind?: (results: D1Result[]) => boolean,
  after?: Connection,
): Connection {
  let session: D1DatabaseSession | undefined;
  let firstTrip: Promise<unknown> | undefined;
  const queue = new Map<string, Queued>();

  const read = (sql: string, values: unknown[]): Promise<D1Result> => {
    const key = JSON.stringify([sql, values]);
    const queued = queue.get(key) ?? { sql, values, result: Promise.withResolvers<D1Result>() };
    // The batch is sent once all code under way has queued its statements.
    if (queue.size === 0) setTimeout(flush);
    queue.set(key, queued);
    return queued.result.promise;
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
    // Read nothing else from the replica until its first results have shown that it is not behind.
    if (isBehind) await firstTrip?.catch(() => {});
    const from = session ? null : await after?.firstRead();
    const batch = [...queue.values()];
    queue.clear();
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
      // A write needs no session: replicas don't take writes, so D1 would only pass it on.
      return await pTimeout(
        db
          .prepare(sql)
          .bind(...values)
          .run(),
        WRITE,
      );
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

/** Runs a batch; if one of its statements is faulty, runs each by itself, so that only that one fails. */
async function runBatch(
  session: D1DatabaseSession,
  batch: Queued[],
): Promise<PromiseSettledResult<D1Result>[]> {
  const statements = batch.map(({ sql, values }) => session.prepare(sql).bind(...values));
  try {
    const results = await session.batch(statements);
    return results.map((value) => ({ status: "fulfilled", value }));
  } catch (reason) {
    // If the whole database fails, running single statements would only add load.
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
