import type { CsvFile } from "./header.ts";
import { nameWords } from "./names.ts";
import { readPrice } from "./price-cells.ts";
import type { Reading } from "./reading.ts";
import { NO } from "./rows.ts";

const AS_NAME = { noun: "yard", how: "by name" };
/** The text that replaces a price to withdraw a quote. */
const WITHDRAWN = "withdrawn";

/** Reads a yard's answer: a price, or `NO`. */
export function readSaid(typed: string): Reading | undefined {
  return /^(no|n)$/i.test(typed) ? { value: NO } : readPrice(typed);
}

/**
 * The rows of withdrawn quotes. Their price is set to `NO` while they are checked, because their other cells must still
 * be valid.
 */
export function withdrawnRows({ rows }: CsvFile): CsvFile["rows"] {
  const withdrawn = rows.filter(({ cells }) => cells.low?.toLowerCase() === WITHDRAWN);
  for (const { cells } of withdrawn) Object.assign(cells, { low: NO, high: NO });
  return withdrawn;
}

/** The names of a yard, alone and with its city, suburb or id; none if it was merged into another yard. */
export function yardNames(yard: Record<string, string>): string[] {
  const { id, name = "", city_slug, address = "", merged_into } = yard;
  const end = address.slice(address.lastIndexOf(",") + 1);
  const suburb = /^(.*) [A-Z]{2,3} \d{4}$/.exec(end)?.[1] ?? "";
  const places = ["", city_slug, suburb, id].map((place) => `${name} ${place}`);
  return merged_into ? [] : places.map(nameWords);
}

/**
 * Returns a function that reads the name of a yard as its id: "Wattle Road Metals", or with the city or suburb if other
 * yards have the same name, "Wattle Road Metals, Dubbo", or with the id, "Wattle Road Metals (28)".
 */
export function readYard(yards: Record<string, string>[]): (typed: string) => Reading | undefined {
  const ids = new Map<string, Set<string>>();
  for (const yard of yards)
    for (const name of yardNames(yard)) ids.set(name, (ids.get(name) ?? new Set()).add(yard.id!));
  return (typed) => {
    const [id, second] = ids.get(nameWords(typed)) ?? [];
    return id === undefined || second !== undefined
      ? undefined
      : { value: id, as: typed.endsWith(`(${id})`) ? undefined : AS_NAME };
  };
}
