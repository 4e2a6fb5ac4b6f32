import type { WorldPriceRow } from "../project.ts";
import type { Row } from "./tables.ts";

/** The rows of the table of world prices: one for each series, by name, with its months from the earliest on. */
export function toWorldPrices(rows: WorldPriceRow[]): Row<"worldPrices">[] {
  const bySeries = Map.groupBy(rows, ({ series }) => series);
  return [...bySeries]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([series, months]) => ({
      series,
      unit: months[0]!.unit,
      edition: months[0]!.edition,
      months: months
        .toSorted((a, b) => (a.month < b.month ? -1 : 1))
        .map(({ month, usd, aud_per_usd, aud_per_kg }) => [
          month,
          Number(usd),
          Number(aud_per_usd),
          Number(aud_per_kg),
        ]),
    }));
}
