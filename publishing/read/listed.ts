import type { CsvFiles } from "./header.ts";

/** Takes out rows of prices.csv in which nothing is filled in yet: they say nothing of a price. */
export function leaveOutBlank({ prices }: CsvFiles): void {
  prices.rows = prices.rows.filter(({ cells }) => cells.min || cells.max || cells.checked_on);
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
