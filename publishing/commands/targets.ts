import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { toSqlFile } from "../apply/statements.ts";
import type { StoredRow, Target } from "../apply/target.ts";
import type { RemoteDatabase } from "../database/remote.ts";
import { LITERAL_BYTES, type Statement } from "../statement.ts";

/** The maximum bytes of statements in one call: Linux limits a program's argument to 128 KB. */
const CALL_BYTES = 100_000;

/** True if statements are too long for one call to the database at Cloudflare and must be imported as a file. */
export function isImport(statements: Statement[]): boolean {
  return new TextEncoder().encode(toSqlFile(statements)).length > CALL_BYTES;
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
