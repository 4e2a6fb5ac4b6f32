/** What one request has asked of the database so far. */
export interface Usage {
  /** Round trips; statements that go together are one. */
  trips: number;
  /** Rows read, as D1 reports and bills them. */
  rows: number;
  /** Milliseconds of waiting. */
  ms: number;
  /** Statements that failed or overran. */
  failures: number;
}

/** Milliseconds after which a round trip counts as failed. */
export const PATIENCE = 800;

interface Asked {
  sql: string;
  values: unknown[];
  answer: PromiseWithResolvers<D1Result>;
}

/**
 * One request's way to D1, with as much of its interface as reading and writing rows needs.
 * Statements that are asked for at the same time travel together, the same one once, to whichever
 * replica is near. Columns of one statement need names of their own, because rows of a batch are
 * objects.
 */
export function connect(db: D1Database, usage: Usage): D1Database {
  let session: D1DatabaseSession | undefined;
  let waiting: Asked[] = [];

  const ask = (sql: string, values: unknown[]): Promise<D1Result> => {
    const same = waiting.find((asked) => asked.sql === sql && areSame(asked.values, values));
    if (same) return same.answer.promise;
    const answer = Promise.withResolvers<D1Result>();
    // After everything that is under way has asked, too.
    if (waiting.push({ sql, values, answer }) === 1) setTimeout(flush);
    return answer.promise;
  };

  /** One batch; where it fails each statement for itself, so that a bad one spoils no other. */
  const together = async (asked: Asked[]) => {
    session ??= db.withSession("first-unconstrained");
    const statements = asked.map(({ sql, values }) => bound(session!.prepare(sql), values));
    try {
      const results = await session.batch(statements);
      return results.map((value) => ({ status: "fulfilled" as const, value }));
    } catch (reason) {
      if (asked.length === 1) return [{ status: "rejected" as const, reason }];
      return Promise.allSettled(statements.map((statement) => statement.all()));
    }
  };

  const flush = async () => {
    const asked = waiting;
    waiting = [];
    const start = Date.now();
    usage.trips++;
    const results = await inTime(together(asked)).catch((reason) =>
      asked.map(() => ({ status: "rejected" as const, reason })),
    );
    usage.ms += Date.now() - start;
    for (const [i, result] of results.entries()) settle(asked[i], result, usage);
  };

  const write = async (sql: string, values: unknown[]) => {
    usage.trips++;
    // A replica never takes a write, and D1 sends it on; this way nothing is asked twice.
    return inTime(
      db
        .prepare(sql)
        .bind(...values)
        .run(),
    ).catch((error) => {
      usage.failures++;
      throw error;
    });
  };

  const prepare = (sql: string) => prepared(sql, [], ask, write);
  return { prepare } as D1Database;
}

type Ask = (sql: string, values: unknown[]) => Promise<D1Result>;

/** A statement as Drizzle uses it. */
function prepared(sql: string, values: unknown[], ask: Ask, write: Ask): D1PreparedStatement {
  return {
    bind: (...bound: unknown[]) => prepared(sql, bound, ask, write),
    all: () => ask(sql, values),
    raw: async () => (await ask(sql, values)).results.map((row) => Object.values(row as object)),
    run: () => write(sql, values),
  } as D1PreparedStatement;
}

function areSame(a: unknown[], b: unknown[]): boolean {
  return a.length === b.length && a.every((value, i) => value === b[i]);
}

function bound(statement: D1PreparedStatement, values: unknown[]): D1PreparedStatement {
  return values.length > 0 ? statement.bind(...values) : statement;
}

function settle(asked: Asked | undefined, result: PromiseSettledResult<D1Result>, usage: Usage) {
  if (result.status === "rejected") {
    usage.failures++;
    asked?.answer.reject(result.reason);
    return;
  }
  usage.rows += result.value.meta.rows_read;
  asked?.answer.resolve(result.value);
}

/** What a round trip gives, or an error where it overruns. */
function inTime<T>(trip: Promise<T>): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const overrun = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${PATIENCE} ms`)), PATIENCE);
  });
  return Promise.race([trip, overrun]).finally(() => clearTimeout(timer));
}
