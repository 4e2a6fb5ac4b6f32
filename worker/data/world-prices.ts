import { currentDataset, type Dataset } from "./dataset.ts";
import { worldPrices as table } from "./schema.ts";
import { read, type Store } from "./store.ts";
import { worldParts } from "./world-mix.ts";

/** The world price of a material in a month: "2026-05", in AUD per kg. */
export interface WorldMonth {
  month: string;
  audPerKg: number;
}

/** A series of world prices as published, with its exchange rates. */
export type WorldSeries = typeof table.$inferSelect;

const FAILURE = "Failed to fetch world prices";

/** All series of world prices, by name. @throws DatabaseError */
export function allWorldSeries({ db }: Store): Promise<WorldSeries[]> {
  return read(FAILURE, () => db.select().from(table).orderBy(table.series));
}

/** The world prices of one edition, in the memory of an isolate. */
export interface WorldPrices {
  /**
   * The months of a material's `world`, the earliest first. A mix is the weighted sum of its series, for the months
   * that all of them have. Undefined for null, or if a series is unknown.
   */
  of(world: string | null): WorldMonth[] | undefined;
}

let held: { key: string; prices: WorldPrices } | undefined;

/**
 * All world prices of the live dataset, which an isolate reads once per edition. A caller that knows the dataset saves
 * a query.
 * @throws DatabaseError
 */
export async function worldPrices(store: Store, known?: Dataset): Promise<WorldPrices> {
  if (known && held?.key === keyOf(known)) return held.prices;
  // Read both together, so that the prices are of this edition.
  const [live, series] = await Promise.all([currentDataset(store, FAILURE), allWorldSeries(store)]);
  if (held?.key !== keyOf(live)) held = { key: keyOf(live), prices: pricesOf(series) };
  return held.prices;
}

/**
 * Identifies a dataset. Its version alone would not do: publishing a dataset again keeps newer world prices than its
 * own.
 */
function keyOf(dataset: Dataset | undefined): string {
  return `${dataset?.edition} ${dataset?.version}`;
}

function pricesOf(series: WorldSeries[]): WorldPrices {
  const known = new Map(
    series.map(({ series, months }) => [
      series,
      new Map(months.map(([month, , , audPerKg]) => [month, audPerKg])),
    ]),
  );
  return {
    of(world) {
      if (world === null) return undefined;
      const months = mixed(world, known);
      return months.length > 0 ? months : undefined;
    },
  };
}

function mixed(world: string, known: Map<string, Map<string, number>>): WorldMonth[] {
  const parts = worldParts(world).map(({ series, share }) => ({
    share,
    prices: known.get(series),
  }));
  const months = [...(parts[0]?.prices?.keys() ?? [])];
  return months
    .filter((month) => parts.every(({ prices }) => prices?.has(month)))
    .map((month) => {
      const sum = parts.reduce((sum, { share, prices }) => sum + share * prices!.get(month)!, 0);
      return { month, audPerKg: Math.round(sum * 10_000) / 10_000 };
    });
}
