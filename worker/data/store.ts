import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { type Connection, connect, StatementError, type Usage } from "./connection.ts";

/** What every function in this folder takes first: this request's connection to the database. */
export interface Store {
  /** For prepared statements (statement.ts). */
  d1: D1Database;
  /** For queries that are composed for one request. */
  db: DrizzleD1Database;
  /** What this request has asked of the database so far. */
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

/** The store of one request. */
export function createStore(env: Pick<Env, "DB">): Store {
  const usage: Usage = { trips: 0, rows: 0, ms: 0, failures: 0 };
  const open = (after?: Connection): Store => {
    const connection = connect(env.DB, usage, after);
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
 * Runs a query and returns its result.
 * @throws DatabaseError with `failure` as its message when the database fails; any other error, which is a
 * bug in our code, is passed on as it is.
 */
export async function read<T>(failure: string, query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    const cause = statementError(error);
    if (!cause) throw error;
    console.error(`${failure}: ${firstLine(cause)}`);
    throw new DatabaseError(failure);
  }
}

/**
 * Runs a statement that stores what a visitor typed.
 * @throws DatabaseError with `failure` as its message when the statement fails.
 */
export async function write(failure: string, statement: () => Promise<unknown>): Promise<void> {
  try {
    await statement();
  } catch (error) {
    const cause = statementError(error);
    if (!cause) throw error;
    console.error(`${failure}: ${errorCodes(cause)}`);
    throw new DatabaseError(failure);
  }
}

/**
 * The failure of the database behind an error, if there is one. Drizzle wraps it in an error whose own
 * message repeats the SQL with its parameters, which may hold what a visitor typed.
 */
function statementError(error: unknown): StatementError | undefined {
  if (error instanceof StatementError) return error;
  return error instanceof Error && error.cause ? statementError(error.cause) : undefined;
}

function firstLine({ message }: Error): string {
  return message.split("\n", 1)[0]!;
}

// D1's message repeats a value that it cannot bind, so only the codes of a failed write are logged.
function errorCodes({ message }: Error): string {
  return (message.match(/\b(D1|SQLITE)_[A-Z_]+\b/g) ?? []).join(" ") || "unknown cause";
}
