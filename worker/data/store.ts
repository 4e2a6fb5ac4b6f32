import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Connection, connect, StatementError, type Usage } from "./connection.ts";

/** One request's connection to the database: the first argument of every function in this folder. */
export interface Store {
  /** For prepared statements (statement.ts). */
  d1: D1Database;
  /** For queries that are composed for one request. */
  db: DrizzleD1Database;
  /** The request's use of the database so far. */
  usage: Readonly<Usage>;
  /**
   * A second connection, for late data: its round trips do not hold up the others. It reads from where the first
   * one began, or later.
   */
  aside(): Store;
}

/** The database could not answer. The message may be shown: it contains no SQL and no parameters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** D1's messages for an unknown table or column, and the likely remedy. */
const MISSING = /no such (table|column)|has no column named/;
const HINT =
  "Is it new in schema.ts? npm run db:migration -- --name what-changed writes its migration, and npm run dev applies that at once.";

/**
 * A statement that failed in development: with its SQL, and the stack of the function that runs it. It is no
 * DatabaseError, so it is shown as a mistake in our code, and not as an outage.
 */
class SqlError extends Error {
  override name = "SqlError";

  constructor(failure: string, { message, sql }: StatementError, from: string) {
    super([`${failure}: ${message}`, sql, ...(MISSING.test(message) ? [HINT] : [])].join("\n"));
    this.stack = `${this.name}: ${this.message}\n${from}`;
  }
}

/** The store of one request, which asks the primary where its first results are behind. */
export function createStore(
  env: Pick<Env, "DB">,
  isBehind?: (results: D1Result[]) => boolean,
): Store {
  const usage: Usage = { trips: 0, rows: 0, ms: 0, failures: 0 };
  const open = (after?: Connection): Store => {
    const connection = connect(env.DB, usage, after ? undefined : isBehind, after);
    const { d1 } = connection;
    let db: DrizzleD1Database | undefined;
    return {
      d1,
      usage,
      aside: () => open(connection),
      get db() {
        db ??= drizzle(d1);
        return db;
      },
    };
  };
  return open();
}

/**
 * The error to throw in place of a query's: a DatabaseError if the database failed, which is logged. Any other error is
 * a bug in our code, and comes back unchanged.
 * @param failure the message
 * @param describe gives the cause as it is logged
 * @param calledFrom the caller's stack, in development; a SqlError then comes back
 */
export function failureOf(
  error: unknown,
  failure: string,
  describe: (cause: Error) => string,
  calledFrom: string | undefined,
): unknown {
  const cause = statementError(error);
  if (!cause) return error;
  if (calledFrom) return new SqlError(failure, cause, calledFrom);
  console.error(`${failure}: ${describe(cause)}`);
  return new DatabaseError(failure);
}

/**
 * The failure of the database behind an error, if there is one. Drizzle wraps it in an error whose own
 * message repeats the SQL with its parameters, which may hold what a visitor typed.
 */
function statementError(error: unknown): StatementError | undefined {
  if (error instanceof StatementError) return error;
  return error instanceof Error && error.cause ? statementError(error.cause) : undefined;
}
