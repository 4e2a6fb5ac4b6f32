import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { type RemoteDatabase, remoteDatabase } from "../../scripts/database/remote.ts";
import { LITERAL_BYTES, toSqlFile, toStatements } from "./statements.ts";
import type { Dataset } from "./tables.ts";

/**
 * Loads a dataset into the database at Cloudflare.
 * @throws CommandError that says what failed and what to do; the data then stays as it was
 */
export function loadRemote(dataset: Dataset, remote: RemoteDatabase = remoteDatabase()): void {
  const folder = mkdtempSync(path.join(tmpdir(), "scrap-metal-prices-"));
  try {
    const file = path.join(folder, "load.sql");
    writeFileSync(file, toSqlFile(toStatements(dataset, LITERAL_BYTES)));
    remote.runFile(file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
