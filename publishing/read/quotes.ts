import { comparable } from "../../worker/search/search-words.ts";
import type { CsvFile } from "./header.ts";
import { readDollars } from "./numbers.ts";
import type { Manner, Reading } from "./reading.ts";
import type { Column } from "./table.ts";

const AS_NAME: Manner = { one: "yard", many: "yards", how: "by name" };
const AS_TONNE: Manner = { one: "price", many: "prices", how: "from dollars a tonne" };

/** What stands in place of a price where a quote is taken back. */
const WITHDRAWN = "withdrawn";

/**
 * The columns of quotes.csv as people write them: one `price`, a number or a range, in place of `low` and `high`, of
 * which one may be empty.
 */
export function quoteColumns(columns: Column[]): Column[] {
  const price = { name: "price", isOptional: true, mayBeEmpty: true };
  return [...columns, price].map((column) =>
    ["low", "high"].includes(column.name) ? { ...price, name: column.name } : column,
  );
}

/** Dollars per kg, or a tonne where that is said: "185/t", "$200 per tonne", "1,250/t". To the cent per kg. */
export function readQuoted(typed: string): Reading | undefined {
  const tonne = /^(.*?)\s*(\/|per|a|p)?\s*(t|mt|tonnes?|tons?)\.?$/i.exec(typed)?.[1];
  if (tonne === undefined) return readDollars(typed);
  const amount = readDollars(tonne.replace(/(\d),(\d{3})(?!\d)/, "$1$2"));
  if (!amount || !/^\d+(\.\d+)?$/.test(amount.value)) return undefined;
  return { value: (Math.round(Number(amount.value) / 10) / 100).toFixed(2), as: AS_TONNE };
}

/** Puts what is in the column `price` into `low` and `high`; one of these alone stands for both. */
export function splitPrices({ rows }: CsvFile): void {
  for (const row of rows) {
    const { price = "", low = "", high = "", ...typed } = row.typed;
    const isTwice = price !== "" && low + high !== "";
    const ends = price === "" ? [low || high, high || low] : endsOf(price);
    const [first = "", last = ""] = isTwice ? [`${price} and ${low || high}`, high] : ends;
    row.typed = { ...typed, low: first, high: last };
    row.cells = { ...row.typed };
  }
}

/** The ends of "8.50-9.20", "$8.50 to $9.20" or "185-200/t", of which the unit stands at the end. */
function endsOf(price: string): [string, string] {
  const [, low, high, unit = ""] =
    /^(.*\d\s*(?:c|¢)?)\s*(?:-|–|—|to)\s*(\$?\s*[\d.,]+)\s*(\D*)$/i.exec(price) ?? [];
  return low === undefined ? [price, price] : [`${low}${unit}`, `${high}${unit}`];
}

/**
 * The rows that say that a quote is withdrawn. Until everything is checked they have some price, because the rest of
 * them must be right too.
 */
export function withdrawnRows({ rows }: CsvFile): Set<Record<string, string>> {
  const withdrawn = rows.filter(({ cells }) => cells.low?.toLowerCase() === WITHDRAWN);
  for (const { cells } of withdrawn) Object.assign(cells, { low: "0.01", high: "0.01" });
  return new Set(withdrawn.map(({ cells }) => cells));
}

/**
 * A function that reads the name of a yard as its id: "Wattle Road Metals", or with its city where others are called
 * the same, "Wattle Road Metals, Dubbo". Of yards that were merged into others no name is read.
 */
export function readYard(
  yards: Record<string, string>[],
  cities: Record<string, string>[],
): (typed: string) => Reading | undefined {
  const cityNames = new Map(cities.map(({ slug, name }) => [slug, name]));
  const ids = new Map<string, Set<string>>();
  for (const { id = "", name = "", city_slug = "", merged_into } of yards) {
    if (merged_into) continue;
    for (const words of [name, `${name} ${cityNames.get(city_slug) ?? ""}`]) {
      const key = comparable(words);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  return (typed) => {
    const [id, second] = ids.get(comparable(typed)) ?? [];
    return id === undefined || second !== undefined ? undefined : { value: id, as: AS_NAME };
  };
}
