import { count, gt, sql } from "drizzle-orm";
import { currentDataset, type Dataset } from "./dataset.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "./price-age.ts";
import { latestPublications } from "./record/publications.ts";
import { prices } from "./schema.ts";
import { statement } from "./statement.ts";
import { DatabaseError, type Store } from "./store.ts";

/** The number of prices, and of those last checked too long ago. */
interface PriceAges {
  total: number;
  olderThan30Days: number;
  olderThan90Days: number;
}

/** The state of the data, for monitoring. */
export interface Health {
  /** Undefined before any data was published. */
  dataset: Dataset | undefined;
  /** The last publication, in ms since 1970; undefined if there was none. */
  publishedAt: number | undefined;
  /** Only available prices. */
  prices: PriceAges;
}

const FAILURE = "The database failed or did not answer in time";

const checkedBefore = (day: string) =>
  sql<number>`count(iif(${prices.checkedOn} < ${sql.placeholder(day)}, 1, null))`;

const selectPriceAges = statement(FAILURE, (db) =>
  db
    .select({
      total: count().as("total"),
      olderThan30Days: checkedBefore("dueDay").as("older_than_30_days"),
      olderThan90Days: checkedBefore("oldDay").as("older_than_90_days"),
    })
    .from(prices)
    .where(gt(prices.minCents, 0)),
);

/**
 * The state of the data at `now` (ms since 1970), in one round trip; a price's age is counted by the
 * calendar in UTC.
 * @throws DatabaseError
 */
export async function currentHealth(store: Store, now: number): Promise<Health> {
  const dayBefore = (days: number) => new Date(now - days * 86_400_000).toISOString().slice(0, 10);
  const values = { dueDay: dayBefore(DUE_AFTER_DAYS), oldDay: dayBefore(OLD_AFTER_DAYS) };
  try {
    const [dataset, [latest], [ages]] = await Promise.all([
      currentDataset(store),
      latestPublications(store, 1),
      selectPriceAges(store, values),
    ]);
    return { dataset, publishedAt: latest?.publishedAt, prices: ages! };
  } catch (error) {
    throw error instanceof DatabaseError ? new DatabaseError(FAILURE) : error;
  }
}
