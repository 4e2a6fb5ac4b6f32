import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, vi } from "vitest";
import { migrateLocal, withDatabase } from "../../../scripts/database/local.ts";
import { readDataset } from "../../../seed/loader/database.ts";
import { type Dataset, tables } from "../../../seed/loader/tables.ts";
import { localTarget, type Target } from "../../../seed/loader/target.ts";
import type { Live } from "../../../seed/publishing/live.ts";
import { type PublishingOptions, previewAndPublish } from "../../../seed/publishing/publishing.ts";
import { type Data, temporaryFolder, writeFolder } from "../data-folder.ts";

/** The day on which the tests publish. */
export const TODAY = "2026-11-21";

/** A dataset of real prices, after `change`. */
export function realData(change: (data: Data) => void = () => {}): Dataset {
  return readDataset(
    writeFolder((data) => {
      Object.assign(data.dataset[0]!, { is_sample: "no" });
      change(data);
    }),
  );
}

/** A dataset as if it were live, as the first publication. */
export function liveOf(dataset: Dataset): Live {
  const { version, isSample } = dataset.dataset[0] ?? {};
  const isEmpty = version === undefined;
  return {
    state: { publication: isEmpty ? 0 : 1, version, isSample },
    publication: isEmpty ? undefined : { id: 1, publishedAt: Date.UTC(2026, 10, 14), note: null },
    rows: dataset,
  };
}

/** A dataset without rows, as a database is before the first load. */
export const NOTHING: Dataset = {
  ...{ dataset: [], states: [], cities: [], materials: [], prices: [], scrapYards: [] },
  ...{ yardCounts: [], filterOptions: [], yardIndex: [], priceHistory: [] },
};

/** Sets the price of copper in Sydney. */
export function copper(min: string, max: string, checked_on = "2026-11-18") {
  return (data: Data) => void Object.assign(data.prices[0]!, { min, max, checked_on });
}

/** Everything that a load or a visitor writes. */
const WRITTEN = [
  ...Object.values(tables).map(getTableName),
  ...["publications", "price_history", "price_months", "national_price_months"],
  ...["messages", "subscribers", "sqlite_sequence"],
];

/** Gives each test of a file an empty database: the same one, because to open one takes seconds. */
export function emptyDatabase() {
  const stateDir = mkdtempSync(join(tmpdir(), "publishing-test-"));
  const opened = Promise.withResolvers<D1Database>();
  const finished = Promise.withResolvers<void>();
  let closed: Promise<void>;
  beforeAll(async () => {
    await migrateLocal(stateDir);
    closed = withDatabase(stateDir, (db) => {
      opened.resolve(db);
      return finished.promise;
    });
    await opened.promise;
  });
  afterAll(async () => {
    finished.resolve();
    await closed;
    rmSync(stateDir, { recursive: true, force: true });
  });
  /** Runs a test with the database, and with a folder of its own for backups. */
  return async (use: (target: Target, db: D1Database) => Promise<void>) => {
    const db = await opened.promise;
    await db.batch([
      ...WRITTEN.map((table) => db.prepare(`delete from ${table}`)),
      db.prepare("insert into yard_index (yard_index) values ('delete-all')"),
    ]);
    vi.stubEnv("BACKUP_DIR", temporaryFolder());
    try {
      await use(localTarget(db), db);
    } finally {
      vi.unstubAllEnvs();
    }
  };
}

/** Publishes as the commands do; returns what was printed, and whether all is well. */
export async function publishOn(
  target: Target,
  dataset: Dataset,
  options: Partial<PublishingOptions> = {},
  ask?: (question: string) => Promise<boolean>,
) {
  const lines: string[] = [];
  const terminal = { print: (line: string) => void lines.push(line), ask };
  const all = {
    ...{ today: TODAY, isDryRun: false, isAccepted: false, isConfirmed: false },
    ...options,
  };
  const isWell = await previewAndPublish(target, dataset, all, terminal);
  return { isWell, output: lines.join("\n") };
}
