import path from "node:path";
import {
  type PublishResult,
  publishLocal,
  readDataset,
} from "../../publishing/commands/database.ts";
import { localTarget } from "../../publishing/commands/targets.ts";
import { migrateLocal, withDatabase } from "../../publishing/database/local.ts";
import { weeklyHistory } from "./history.ts";
import { writeScaledSample } from "./scale.ts";

/** The most years of publications that it can have. */
export const MAX_YEARS = 20;

/**
 * Publishes the sample with so many yards, after so many years of weekly publications, in a database of its
 * own: `state` in the folder to which it writes the files. 0 yards are those of the sample, and 0 years
 * leave the record as it is.
 */
export async function publishScratch(
  folder: string,
  yards: number,
  years: number,
): Promise<PublishResult> {
  writeScaledSample(folder, yards);
  const state = path.join(folder, "state");
  await migrateLocal(state);
  const weeks = Math.round(years * 52.18);
  if (weeks > 0 && (await withDatabase(state, isEmpty))) {
    const statements = weeklyHistory(readDataset(folder), weeks);
    await withDatabase(state, (db) => localTarget(db).apply(statements));
  }
  return publishLocal(folder, state);
}

async function isEmpty(db: D1Database): Promise<boolean> {
  return (await db.prepare("select 1 from publications").first()) === null;
}
