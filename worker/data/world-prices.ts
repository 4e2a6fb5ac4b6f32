import { sql } from "drizzle-orm";
import { worldPrices } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import { worldParts } from "./world-mix.ts";

/** The world price of a material in a month: "2026-05", in AUD per kg. */
export interface WorldMonth {
  month: string;
  audPerKg: number;
}

/** A series of world prices as published, with its exchange rates. */
export type WorldSeries = typeof worldPrices.$inferSelect;

const FAILURE = "Failed to fetch world prices";

const selectSeries = statement((db) =>
  db
    .select()
    .from(worldPrices)
    .where(
      sql`${worldPrices.series} in (select value from json_each(${sql.placeholder("series")}))`,
    ),
);

const selectAll = statement((db) => db.select().from(worldPrices).orderBy(worldPrices.series));

/** All series of world prices, by name. @throws DatabaseError */
export function allWorldSeries(store: Store): Promise<WorldSeries[]> {
  return read(FAILURE, () => selectAll(store));
}

/**
 * The world prices of materials by what their `world` says, from the earliest month on. A mix is the weighted sum of
 * its series, for the months that all of them have. What is made of a series that is not known has no entry.
 * @throws DatabaseError
 */
export async function worldPricesOf(
  store: Store,
  worlds: (string | null)[],
): Promise<Map<string, WorldMonth[]>> {
  const named = [...new Set(worlds.filter((world) => world !== null))];
  const names = new Set(named.flatMap((world) => worldParts(world).map(({ series }) => series)));
  if (names.size === 0) return new Map();
  const values = { series: JSON.stringify([...names]) };
  const series = await read(FAILURE, () => selectSeries(store, values));
  const known = new Map(
    series.map(({ series, months }) => [
      series,
      new Map(months.map(([month, , , audPerKg]) => [month, audPerKg])),
    ]),
  );
  const priced = named.map((world) => [world, mixed(world, known)] as const);
  return new Map(priced.filter(([, months]) => months.length > 0));
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
