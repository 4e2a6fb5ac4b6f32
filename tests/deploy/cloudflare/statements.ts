import type { DatabaseSync } from "node:sqlite";

/** The most bytes of one statement that D1 takes. */
const MAX_STATEMENT_BYTES = 100_000;

const SPACE_AND_COMMENTS = /^(?:\s|;|--.*|\/\*[\s\S]*?\*\/)*/;

/**
 * Runs SQL statements as one transaction, and returns what D1 answers for each.
 * @throws an Error with SQLite's message; then none of the statements counts
 */
export function runStatements(sqlite: DatabaseSync, sql: string): object[] {
  sqlite.exec("begin");
  try {
    const answers = [...run(sqlite, sql)];
    sqlite.exec("commit");
    return answers;
  } catch (error) {
    sqlite.exec("rollback");
    throw error;
  }
}

function* run(sqlite: DatabaseSync, sql: string) {
  let rest = sql.replace(SPACE_AND_COMMENTS, "");
  while (rest !== "") {
    const statement = sqlite.prepare(rest);
    // SQLite reads the first statement alone, and tells its text.
    const { sourceSQL } = statement;
    if (Buffer.byteLength(sourceSQL) > MAX_STATEMENT_BYTES) throw new Error("statement too long");
    yield { results: statement.all(), success: true, meta: { duration: 0 } };
    rest = rest.slice(sourceSQL.length).replace(SPACE_AND_COMMENTS, "");
  }
}

/** An error's message as D1 tells it. */
export function sqliteMessage(error: unknown): string {
  return `${(error as Error).message}: SQLITE_ERROR`;
}
