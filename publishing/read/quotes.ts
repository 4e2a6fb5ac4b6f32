import { comparable } from "../../worker/search/search-words.ts";
import type { CsvFile } from "./header.ts";
import type { Manner, Reading } from "./reading.ts";

const AS_NAME: Manner = { one: "yard", many: "yards", how: "by name" };
/** What stands in place of a price where a quote is taken back. */
const WITHDRAWN = "withdrawn";

/** What stands there where the yard does not take the metal. */
const DECLINED = /^(no|n)$/i;

/**
 * The rows that say that a quote is withdrawn, and those that say that the yard does not take the metal. Until
 * everything is checked they have some price, because the rest of them must be right too.
 */
export function unpricedRows({ rows }: CsvFile): Record<"withdrawn" | "declined", CsvFile["rows"]> {
  const withdrawn = rows.filter(({ cells }) => cells.low?.toLowerCase() === WITHDRAWN);
  const declined = rows.filter(
    ({ cells }) => DECLINED.test(cells.low ?? "") && cells.low === cells.high,
  );
  for (const { cells } of [...withdrawn, ...declined])
    Object.assign(cells, { low: "0.01", high: "0.01" });
  return { withdrawn, declined };
}

/**
 * A function that reads the name of a yard as its id: "Wattle Road Metals", or with its city or its suburb where others
 * are called the same, "Wattle Road Metals, Dubbo", or with its id, "Wattle Road Metals (28)", where both must fit. Of
 * yards that were merged into others no name is read.
 */
export function readYard(
  yards: Record<string, string>[],
  cities: Record<string, string>[],
): (typed: string) => Reading | undefined {
  const cityNames = new Map(cities.map(({ slug, name }) => [slug, name]));
  const ids = new Map<string, Set<string>>();
  for (const { id = "", name = "", city_slug = "", address = "", merged_into } of yards) {
    if (merged_into) continue;
    const end = address.slice(address.lastIndexOf(",") + 1);
    const suburb = /^(.*) [A-Z]{2,3} \d{4}$/.exec(end)?.[1] ?? "";
    const places = [cityNames.get(city_slug) ?? "", suburb, `(${id})`];
    for (const words of [name, ...places.map((place) => `${name} ${place}`)]) {
      const key = comparable(words);
      ids.set(key, (ids.get(key) ?? new Set()).add(id));
    }
  }
  return (typed) => {
    const [id, second] = ids.get(comparable(typed)) ?? [];
    return id === undefined || second !== undefined
      ? undefined
      : { value: id, as: typed.endsWith(`(${id})`) ? undefined : AS_NAME };
  };
}
