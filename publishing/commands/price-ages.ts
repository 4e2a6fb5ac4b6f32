import { daysBetween } from "../../app/words/format.ts";
import { DUE_AFTER_DAYS, OLD_AFTER_DAYS } from "../../worker/data/price-age.ts";
import { columns } from "../compare/formats.ts";
import { isAvailable } from "../compare/price-moves.ts";
import type { LiveRows } from "../derive/tables.ts";

/** A table with the number of old prices of each city on a day ("2026-11-21"), for the cities that have any. */
export function ageLines({ cities, prices }: LiveRows, today: string): string[] {
  const available = prices.filter(isAvailable);
  const isOlder = (days: number) => (price: { checkedOn: string }) =>
    daysBetween(price.checkedOn, today) > days;
  const rowOf = (name: string, of: typeof available) => ({
    name,
    of: of.length,
    due: of.filter(isOlder(DUE_AFTER_DAYS)).length,
    old: of.filter(isOlder(OLD_AFTER_DAYS)).length,
  });
  const rows = cities
    .map(({ id, name }) =>
      rowOf(
        name,
        available.filter(({ cityId }) => cityId === id),
      ),
    )
    .filter(({ due }) => due > 0)
    .sort((a, b) => b.old - a.old || b.due - a.due || a.name.localeCompare(b.name));
  if (rows.length === 0) return [`No price is older than ${DUE_AFTER_DAYS} days.`];
  const heading = ["City", `over ${DUE_AFTER_DAYS} days`, `over ${OLD_AFTER_DAYS} days`, "prices"];
  const cells = [...rows, rowOf("All cities", available)].map(({ name, due, old, of }) => [
    ...[name, String(due), String(old), String(of)],
  ]);
  return ["Prices last checked long ago", ...columns([heading, ...cells])];
}
