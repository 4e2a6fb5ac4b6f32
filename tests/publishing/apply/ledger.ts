import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { type Data, writeFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";

/** Runs a test against the price ledger of a migrated, empty database. */
export function withLedger(use: (ledger: ReturnType<typeof newLedger>) => Promise<void>) {
  return use(newLedger());
}

function newLedger() {
  const target = placedTarget();
  const rows = async (sql: string) => {
    const [found = []] = await target.query([sql]);
    return found.map((row) => Object.values(row).join(" "));
  };
  return {
    publish: (change?: (data: Data) => void, texts?: Record<string, string>, rollbackTo?: number) =>
      replace(target, readDataset(writeFolder(change, texts)), {
        undoes: rollbackTo === undefined ? undefined : { from: rollbackTo + 1 },
      }),
    /** Copper in Sydney: the observations that count. */
    observed: () =>
      rows(`select checked_on, min_cents, max_cents from price_observations o
        join dataset d on d.is_sample = o.is_sample
        where city_id = 13 and material_id = 1 order by checked_on`),
    months: () =>
      rows(`select month, low_cents, high_cents, middle_cents, observations from price_months
        where city_id = 13 and material_id = 1 order by month`),
    national: () =>
      rows(`select month, low_cents, high_cents, middle_cents, cities, observations
        from national_price_months where material_id = 1 order by month`),
    publications: () =>
      rows("select id, follows, changed_prices, checked_prices from publications order by id"),
    previous: () =>
      rows(`select previous_checked_on, previous_min_cents, previous_max_cents from prices
        where city_id = 13 and material_id = 1`),
    /** Copper in Sydney: what each publication changed, before it and after it. */
    changes: () =>
      rows(`select publication_id, checked_on, previous_min_cents, previous_max_cents, min_cents,
        max_cents from price_history where is_change and city_id = 13 and material_id = 1
        order by publication_id, checked_on`),
    count: async () => Number((await rows("select count(*) as n from price_history"))[0]),
  };
}

/** Sets the price of copper in Sydney. */
export function copper(min: string, max: string, checked_on: string) {
  return (data: Data) => void Object.assign(data.prices[0] as object, { min, max, checked_on });
}

/** Leaves the row of copper in Sydney out of prices.csv; `published_on` is the day of the dataset. */
export function withoutCopper(published_on = "2026-11-20") {
  return (data: Data) => {
    Object.assign(data.dataset[0]!, { published_on });
    data.prices.splice(0, 1);
  };
}
