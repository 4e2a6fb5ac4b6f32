import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
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

/** The database on this machine. */
export function localTarget(db: D1Database): Target {
  return {
    place: "local",
    statementBytes: BOUND_BYTES,
    query: async (selects) => {
      const results = await db.batch<StoredRow>(selects.map((sql) => db.prepare(sql)));
      return results.map((result) => result.results);
    },
    apply: async (statements) => {
      const prepared = statements.map(({ sql, json }) => {
        const statement = db.prepare(sql);
        return json === undefined ? statement : statement.bind(json);
      });
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
