import { type DrizzleD1Database, drizzle } from "drizzle-orm/d1";
import { connect, type Usage } from "./connection.ts";

/** What every function in this folder takes first: the way to the database of this request. */
export interface Store {
  /** For statements that are written already (statement.ts). */
  d1: D1Database;
  /** For those that are put together from what was asked for. */
  db: DrizzleD1Database;
  /** What this request has asked of the database so far. */
  usage: Readonly<Usage>;
  /** The same for what may arrive late: its round trips hold up none of the others. */
  aside(): Store;
}

/** The database could not answer. The message is the public one: it holds no SQL and no parameters. */
export class DatabaseError extends Error {
  override name = "DatabaseError";
}

/** The store of one request. */
export function createStore(env: Pick<Env, "DB">): Store {
  const usage: Usage = { trips: 0, rows: 0, ms: 0, failures: 0 };
  const open = (): Store => {
    const d1 = connect(env.DB, usage);
    let db: DrizzleD1Database | undefined;
    return {
      d1,
      usage,
      aside: open,
      get db() {
        db ??= drizzle(d1);
        return db;
      },
    };
  };
  return open();
}

/**
 * Runs a query and gives back what it gives.
 * @throws DatabaseError with `failure` as its message when the query fails.
 */
export async function read<T>(failure: string, query: () => Promise<T>): Promise<T> {
  try {
    return await query();
  } catch (error) {
    console.error(`${failure}: ${rootCause(error)}`);
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
    console.error(`${failure}: ${rootCodes(error)}`);
    throw new DatabaseError(failure);
  }
}

// D1 repeats a value that it cannot bind, so of a failed write the log gets the codes alone.
function rootCodes(error: unknown): string {
  const codes = rootCause(error).match(/\b(D1|SQLITE)_[A-Z_]+\b/g) ?? [];
  return codes.join(" ") || "unknown cause";
}

// Drizzle's own message repeats the SQL with its parameters, which may hold what a visitor typed.
function rootCause(error: unknown): string {
  const cause = error instanceof Error && error.cause ? error.cause : error;
  return cause instanceof Error ? cause.message.split("\n", 1)[0]! : "unknown cause";
}
