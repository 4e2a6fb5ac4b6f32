import type { CsvFiles } from "./header.ts";
import { placeText } from "./problems.ts";
import { NOTHING } from "./reading.ts";

/**
 * Takes out rows of prices.csv in which nothing is filled in yet, and quotes such as "n/a": they say nothing of a price.
 * @returns a line on those quotes
 */
export function leaveOutBlank({ prices, quotes }: CsvFiles): string[] {
  prices.rows = prices.rows.filter(({ cells }) => cells.min || cells.max || cells.checked_on);
  const left = quotes.rows.filter(({ cells }) => NOTHING.test(cells.low || cells.high || ""));
  quotes.rows = quotes.rows.filter((row) => !left.includes(row));
  const places = left.map(({ line, typed }) => `"${typed.low}" on ${placeText(line)}`);
  return left.length === 0
    ? []
    : [`${quotes.name}: left out quotes of nothing, ${places.join(", ")}`];
}

/**
 * Takes out yards that are not to be listed, which need not be complete either.
 * @returns a line on them
 */
export function leaveOutUnlisted({ scrap_yards: yards }: CsvFiles): string[] {
  const isListed = ({ cells }: (typeof yards.rows)[number]) =>
    !/^(no|false|0)$/i.test(cells.listed ?? "");
  const left = yards.rows.filter((row) => !isListed(row)).length;
  yards.rows = yards.rows.filter(isListed);
  if (left === 0) return [];
  return [
    `${yards.name}: left out ${left === 1 ? "1 yard" : `${left} yards`} with "no" under listed`,
  ];
}
