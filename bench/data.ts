import { readFileSync } from "node:fs";
import path from "node:path";
import { unstable_splitSqlQuery as split } from "wrangler";
import { migrationNames } from "../scripts/database/local.ts";
import { ROOT } from "../scripts/run.ts";
import { readDataset, replace } from "../seed/loader/database.ts";
import type { Dataset } from "../seed/loader/tables.ts";
import type { Server } from "./server.ts";

/** The dataset in seed/. */
export function seed(): Dataset {
  return readDataset(path.join(ROOT, "seed"));
}

/** Makes the tables of a server's empty database and fills them. */
export async function fill(server: Server, dataset: Dataset): Promise<void> {
  const db = await databaseOf(server);
  for (const name of migrationNames()) {
    const sql = readFileSync(path.join(ROOT, "migrations", name), "utf8");
    await db.batch(split(sql).map((statement) => db.prepare(statement)));
  }
  await replace(db, dataset);
}

/** A running server's own database; what is written there the Worker sees at once. */
export async function databaseOf({ miniflare }: Server): Promise<D1Database> {
  return (await miniflare.getD1Database("DB")) as unknown as D1Database;
}
