import path from "node:path";
import { d1Target } from "../../publishing/apply/target.ts";
import { publishLocal, readDataset } from "../../publishing/commands/database.ts";
import { migrateLocal, withDatabase } from "../../publishing/database/local.ts";
import { weeklyHistory } from "./history.ts";
import { writeScaledSample } from "./scale.ts";

/** The maximum number of years of publications. */
export const MAX_YEARS = 20;

/**
 * Publishes the sample with some number of yards, after some years of weekly publications, to its own database: `state`
 * in the folder to which it writes the files. 0 yards means those of the sample, and 0 years leaves the record as it
 * is.
 */
export async function publishScratch(folder: string, yards: number, years: number) {
  writeScaledSample(folder, yards);
  const state = path.join(folder, "state");
  await migrateLocal(state);
  const weeks = Math.round(years * 52.18);
  if (weeks > 0 && (await withDatabase(state, isEmpty))) {
    const statements = weeklyHistory(readDataset(folder), weeks);
    await withDatabase(state, (db) => d1Target(db).apply(statements));
  }
  return publishLocal(folder, state);
}

async function isEmpty(db: D1Database): Promise<boolean> {
  return (await db.prepare("select 1 from publications").first()) === null;
}
