import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setImmediate } from "node:timers/promises";
import { toSqlFile } from "../apply/statements.ts";
import { d1Target, type StoredRow, type Target } from "../apply/target.ts";
import type { RemoteDatabase } from "../database/remote.ts";
import { LITERAL_BYTES, type Statement } from "../statement.ts";

/**
 * Lets this process notice that the local database has closed a connection after some idle seconds. It cannot notice
 * while it prepares a large publication, and its next statement would fail.
 */
async function seeClosedConnections(): Promise<void> {
  // Data that has arrived is read between these two turns.
  await setImmediate();
  await setImmediate();
}

/** The maximum bytes of statements in one call: Linux limits a program's argument to 128 KB. */
const CALL_BYTES = 100_000;

/** True if statements are too long for one call to the database at Cloudflare and must be imported as a file. */
export function isImport(statements: Statement[]): boolean {
  return new TextEncoder().encode(toSqlFile(statements)).length > CALL_BYTES;
}

/** The database on this machine. */
export function localTarget(db: D1Database): Target {
  const target = d1Target(db);
  return {
    ...target,
    query: async (selects) => {
      await seeClosedConnections();
      return target.query(selects);
    },
    apply: async (statements) => {
      await seeClosedConnections();
      return target.apply(statements);
    },
  };
}

/**
 * The database at Cloudflare. Each call starts wrangler once, and throws a CommandError that says what failed and what
 * to do.
 */
export function remoteTarget(remote: RemoteDatabase): Target {
  return {
    place: "remote",
    statementBytes: LITERAL_BYTES,
    query: async (selects) => remote.queryAll<StoredRow>(selects),
    apply: async (statements) => {
      if (!isImport(statements)) {
        remote.run(toSqlFile(statements));
        return;
      }
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
