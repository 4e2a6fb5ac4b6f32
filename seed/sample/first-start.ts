import type { Target } from "../../publishing/apply/target.ts";
import { d1Target } from "../../publishing/apply/target.ts";
import { replace } from "../../publishing/commands/database.ts";
import { readFolder } from "../../publishing/commands/folder.ts";
import { SEED_FOLDER, thisProject } from "../../publishing/commands/this-project.ts";
import { withDatabase } from "../../publishing/database/local.ts";
import { toDataset } from "../../publishing/derive/dataset.ts";
import type { Dataset } from "../../publishing/derive/tables.ts";
import { recordBefore } from "./record.ts";

/** The last day on which the prices of some towns were checked: one more than 30 days ago, and one more than 90. */
const LAST_CHECKED: Record<string, string> = {
  "port-pirie": "2026-09-29",
  "broken-hill": "2026-08-04",
};

/**
 * Fills a migrated local database that is empty with the sample and an invented record of the two years before it;
 * returns true if it did.
 * @throws DataError if the files in `seed/` are invalid
 */
export function seedIfEmpty(stateDir: string): Promise<boolean> {
  return withDatabase(stateDir, (db) => fillIfEmpty(d1Target(db)));
}

/** Does the same for any database. */
export async function fillIfEmpty(target: Target): Promise<boolean> {
  const [live = [], published = []] = await target.query([
    "select id from dataset",
    "select id from publications limit 1",
  ]);
  if (live.length > 0) return false;
  const dataset = sampleDataset();
  // The record already exists if an earlier start was stopped before it published the sample.
  if (published.length === 0) await target.apply(recordBefore(dataset));
  return replace(target, dataset);
}

/** The data in `seed/`, with older prices in some towns, so that the site shows what it says about old prices. */
export function sampleDataset(): Dataset {
  const rows = readFolder(SEED_FOLDER);
  const prices = rows.prices.map((price) => {
    const checked_on = LAST_CHECKED[price.city_slug] ?? price.checked_on;
    return { ...price, checked_on };
  });
  return toDataset({ ...rows, prices }, thisProject());
}
