import { type Cell, workbookFile } from "../read/workbook-file.ts";

const NAMES = ["Aluminum", "Iron ore, cfr spot", "Copper", "Lead", "Tin", "Nickel", "Zinc"];

/** A plausible price of each metal in USD, by its place in the workbook. */
const PRICES = [3666.1, 108.64, 13543.19, 1991.48, 53562.79, 18805.77, 3482.3];

interface Shown {
  updated?: string;
  sheet?: string;
  names?: Cell[];
  units?: Cell[];
  /** The prices of each month ("2026M05"). */
  months?: Record<string, Cell[]>;
}

/** A workbook of world prices as the World Bank's is, with a hidden sheet before it, after these changes. */
export function editionFile({
  updated = "Updated on June 02, 2026",
  sheet = "Monthly Prices",
  names = NAMES.map((name, i) => (i === 2 ? `${name} **` : `${name} `)),
  units = NAMES.map((_, i) => (i === 1 ? "($/dmtu)" : "($/mt)")),
  months = { "2026M05": PRICES },
}: Shown = {}): Uint8Array {
  return workbookFile({
    AFOSHEET: [],
    [sheet]: [
      ["World Bank Commodity Price Data (The Pink Sheet)"],
      ["monthly prices in nominal US dollars, 1960 to present"],
      ["(monthly series are available only in nominal US dollars)"],
      [updated],
      ["", ...names],
      ["", ...units],
      ["1960M01", ...NAMES.map(() => "…")],
      ...Object.entries(months).map(([month, prices]) => [month, ...prices]),
    ],
  });
}
