import { count, gt, sql } from "drizzle-orm";
import { currentDataset } from "./dataset.ts";
import { dayAfter } from "./local-day.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "./price-age.ts";
import { latestPublications } from "./record/publications.ts";
import { prices } from "./schema.ts";
import { DatabaseError, read, type Store } from "./store.ts";

/** The operator's limits in days, from `wrangler.toml`. */
export type AgeLimits = Pick<Env, "MAX_PRICE_AGE_DAYS" | "MAX_WORLD_AGE_DAYS">;

/** Prices that are too old. */
interface TooOld {
  /** "prices in Perth" or "world prices". */
  what: string;
  /** The latest day on which any of the prices was checked, or the end of the last month of world prices. */
  since: string;
}

const FAILURE = "The database failed or did not answer in time";

/**
 * The state of the data at `now` (ms since 1970), for monitoring, in one round trip: the dataset, undefined before any
 * was published; the last publication, in ms since 1970, undefined if there was none; the number of available prices,
 * and how many of them were last checked more than 30 and 90 days ago, in calendar days in UTC.
 * @throws DatabaseError
 */
export async function currentHealth(store: Store, now: number) {
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

async function priceAges({ db }: Store, now: number) {
  const olderThan = (days: number) =>
    sql<number>`count(iif(${prices.checkedOn} < ${dayBefore(now, days)}, 1, null))`;
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

/** The day (YYYY-MM-DD) a number of days before a moment (ms since 1970), in UTC. */
function dayBefore(now: number, days: number): string {
  return dayAfter(new Date(now).toISOString().slice(0, 10), -days);
}

/** The real prices that are older at `now` (ms since 1970) than the operator allows. @throws DatabaseError */
export function tooOld({ db }: Store, limits: AgeLimits, now: number): Promise<TooOld[]> {
  return read(FAILURE, () => db.all<TooOld>(sql.raw(tooOldSelect(limits, now))));
}

/**
 * The same as a SELECT, for commands. A city's prices are too old once even the newest is; sample data is never too
 * old.
 */
export function tooOldSelect(limits: AgeLimits, now: number): string {
  const day = (setting: keyof AgeLimits) => `'${dayBefore(now, Number(limits[setting]))}'`;
  return `select 'prices in ' || cities.name as what, max(checked_on) as since
    from prices join cities on cities.id = city_id join dataset on not is_sample
    where min_cents > 0 group by city_id having since < ${day("MAX_PRICE_AGE_DAYS")}
    union all select 'world prices',
      date(max(json_extract(months, '$[#-1][0]')) || '-01', '+1 month', '-1 day') as since
    from world_prices join dataset on not is_sample
    group by is_sample having since < ${day("MAX_WORLD_AGE_DAYS")} order by what`;
}
