import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import type { RemoteDatabase } from "../../scripts/database/remote.ts";
import type { Statement } from "./statement.ts";
import { BOUND_BYTES, LITERAL_BYTES, toSqlFile } from "./statements.ts";

/** A row as SQLite has it: text, numbers and null by column name. */
export type StoredRow = Record<string, string | number | null>;

/** A database that commands read and publish to. */
export interface Target {
  place: "local" | "remote";
  /** The most bytes of JSON that one of its statements can have. */
  statementBytes: number;
  /** Runs SELECTs, which hold their values, and returns the rows of each. */
  query: (selects: string[]) => Promise<StoredRow[][]>;
  /** Runs statements as one transaction: all of them or, when one throws, none. */
  apply: (statements: Statement[]) => Promise<void>;
}

/**
 * Lets this process see that the local database has closed a connection, as it does with one that is idle for
 * some seconds: while a large publication is prepared nothing is seen, and the next statement would fail.
 */
async function seeClosedConnections(): Promise<void> {
  // What arrived is read between the two.
  await setImmediate();
  await setImmediate();
}

/** The database on this machine. */
export function localTarget(db: D1Database): Target {
  return {
    place: "local",
    statementBytes: BOUND_BYTES,
    query: async (selects) => {
      await seeClosedConnections();
      const results = await db.batch<StoredRow>(selects.map((sql) => db.prepare(sql)));
      return results.map((result) => result.results);
    },
    apply: async (statements) => {
      const prepared = statements.map(({ sql, json }) => {
        const statement = db.prepare(sql);
        return json === undefined ? statement : statement.bind(json);
      });
      await seeClosedConnections();
      await db.batch(prepared);
    },
  };
}

/**
 * The database at Cloudflare. Each call is one start of wrangler, and throws a CommandError that says what
 * failed and what to do.
 */
export function remoteTarget(remote: RemoteDatabase): Target {
  return {
    place: "remote",
    statementBytes: LITERAL_BYTES,
    query: async (selects) => remote.queryAll<StoredRow>(selects),
    apply: async (statements) => {
      const folder = mkdtempSync(path.join(tmpdir(), "scrap-metal-prices-"));
      try {
        const file = path.join(folder, "publication.sql");
        writeFileSync(file, toSqlFile(statements));
        remote.runFile(file);
      } finally {
        rmSync(folder, { recursive: true, force: true });
      }
    },
  };
}
