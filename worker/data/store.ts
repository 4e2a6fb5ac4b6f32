import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Connection, connect, StatementError, type Usage } from "./connection.ts";

/** One request's connection to the database: the first argument of most functions in this folder. */
export interface Store {
  /** For queries, which go through `read` and `write`. */
  db: DrizzleD1Database;
  /** The request's use of the database so far. */
  usage: Readonly<Usage>;
  /**
   * Opens a second connection for late data, whose round trips don't hold up the others. It reads nothing older than
   * this connection's first round trip.
   */
  aside(): Store;
}

/**
 * An error that means the database could not answer. Its message may be shown, because it contains no SQL or
 * parameters.
 */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** D1's messages for an unknown table or column. */
const MISSING = /no such (table|column)|has no column named/;
const HINT =
  "Is it new in schema.ts? npm run db:migration -- --name what-changed writes its migration, and npm run dev applies that at once.";

/**
 * A statement that failed during development, with its SQL and the stack of the function that runs it. It isn't a
 * DatabaseError, so it is shown as a mistake in our code and not as an outage.
 */
class SqlError extends Error {
  override name = "SqlError";

  constructor(failure: string, { message, sql }: StatementError, from: string) {
    super([`${failure}: ${message}`, sql, ...(MISSING.test(message) ? [HINT] : [])].join("\n"));
    this.stack = `${this.name}: ${this.message}\n${from}`;
  }
}

/** Opens the store of one request, which reads from the primary if the replica's first results are behind. */
export function createStore(
  env: Pick<Env, "DB">,
  isBehind?: (results: D1Result[]) => boolean,
): Store {
  const usage: Usage = { trips: 0, rows: 0, ms: 0, failures: 0 };
  const open = (after?: Connection): Store => {
    const connection = connect(env.DB, usage, after ? undefined : isBehind, after);
    return { db: drizzle(connection.d1), usage, aside: () => open(connection) };
  };
  return open();
}

/**
 * Returns the result of a query.
 * @throws DatabaseError with `failure` as its message when the database fails; in development, a SqlError
 */
export function read<T>(failure: string, query: () => Promise<T>): Promise<T> {
  return run(failure, firstLine, query);
}

/**
 * Runs a statement with values that a visitor typed.
 * @throws DatabaseError with `failure` as its message when it fails; in development, a SqlError
 */
export async function write(failure: string, query: () => Promise<unknown>): Promise<void> {
  await run(failure, errorCodes, query);
}

/** Runs a query. An error that does not come from the database is a bug in our code, and is thrown unchanged. */
async function run<T>(
  failure: string,
  describe: (cause: Error) => string,
  query: () => Promise<T>,
): Promise<T> {
  const isDevelopment = import.meta.env.MODE === "development";
  const calledFrom = isDevelopment ? new Error().stack?.split("\n").slice(3).join("\n") : undefined;
  try {
    return await query();
  } catch (error) {
    const cause = statementError(error);
    if (!cause) throw error;
    if (calledFrom) throw new SqlError(failure, cause, calledFrom);
    console.error(`${failure}: ${describe(cause)}`);
    throw new DatabaseError(failure);
  }
}

function firstLine({ message }: Error): string {
  return message.split("\n", 1)[0]!;
}

// D1's message repeats a value that it can't bind, so only the error codes of a failed write are logged.
function errorCodes({ message }: Error): string {
  return (message.match(/\b(D1|SQLITE)_[A-Z_]+\b/g) ?? []).join(" ") || "unknown cause";
}

/**
 * Finds the database failure behind an error, if any. Drizzle wraps it in an error whose own message repeats the SQL
 * with its parameters, which a visitor may have typed.
 */
function statementError(error: unknown): StatementError | undefined {
  if (error instanceof StatementError) return error;
  return error instanceof Error && error.cause ? statementError(error.cause) : undefined;
}
