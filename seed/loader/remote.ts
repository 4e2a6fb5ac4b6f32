import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Wrangler, wrangler } from "../../scripts/database/wrangler.ts";
import { readDataset } from "./database.ts";
import { summary } from "./dataset.ts";
import { LITERAL_BYTES, toSqlFile, toStatements } from "./statements.ts";

/**
 * Loads a folder of CSV files into the database at Cloudflare and gives back what was loaded.
 * Throws a DataError when the files are bad, or an Error when wrangler fails. Either way the
 * database stays as it was: "if the execution fails to complete, your DB will return to its
 * original state and you can safely retry" is what wrangler 4.151 says of `d1 execute --file`.
 */
export function loadRemote(folder: string, run: Wrangler = wrangler): string {
  const dataset = readDataset(folder);
  const temporary = mkdtempSync(join(tmpdir(), "scrap-metal-prices-"));
  try {
    const file = join(temporary, "load.sql");
    writeFileSync(file, toSqlFile(toStatements(dataset, LITERAL_BYTES)));
    run(["d1", "execute", "DB", "--remote", "--file", file, "--yes"]);
  } finally {
    rmSync(temporary, { recursive: true, force: true });
  }
  return summary(dataset);
}
