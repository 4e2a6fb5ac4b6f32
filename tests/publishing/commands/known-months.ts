import { thisProject } from "../../../publishing/commands/this-project.ts";

/** Prices of each series in USD, by month ("2026M05"), as a workbook has them. */
export type Months = Record<string, number[]>;

const COLUMNS = ["aluminium", "iron-ore", "copper", "lead", "tin", "nickel", "zinc"];

/** The months of the project's world prices. */
export function knownMonths(): Months {
  const byMonth = Map.groupBy(thisProject().worldPrices, ({ month }) => month.replace("-", "M"));
  return Object.fromEntries(
    [...byMonth].map(([month, rows]) => [
      month,
      COLUMNS.map((column) => Number(rows.find(({ series }) => series === column)?.usd)),
    ]),
  );
}
