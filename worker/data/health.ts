import { count, gt, sql } from "drizzle-orm";
import { currentDataset, type Dataset } from "./dataset.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "./price-age.ts";
import { latestPublications } from "./record/publications.ts";
import { prices } from "./schema.ts";
import { DatabaseError, read, type Store } from "./store.ts";

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

/**
 * The state of the data at `now` (ms since 1970), in one round trip; a price's age is counted by the
 * calendar in UTC.
 * @throws DatabaseError
 */
export async function currentHealth(store: Store, now: number): Promise<Health> {
  try {
    const [dataset, [latest], prices] = await Promise.all([
      currentDataset(store),
      latestPublications(store, 1),
      priceAges(store, now),
    ]);
    return { dataset, publishedAt: latest?.publishedAt, prices };
  } catch (error) {
    throw error instanceof DatabaseError ? new DatabaseError(FAILURE) : error;
  }
}

async function priceAges({ db }: Store, now: number): Promise<PriceAges> {
  const olderThan = (days: number) => {
    const day = new Date(now - days * 86_400_000).toISOString().slice(0, 10);
    return sql<number>`count(iif(${prices.checkedOn} < ${day}, 1, null))`;
  };
  const [ages] = await read(FAILURE, () =>
    db
      .select({
        total: count().as("total"),
        olderThan30Days: olderThan(DUE_AFTER_DAYS).as("older_than_30_days"),
        olderThan90Days: olderThan(OLD_AFTER_DAYS).as("older_than_90_days"),
      })
      .from(prices)
      .where(gt(prices.minCents, 0)),
  );
  return ages!;
}
