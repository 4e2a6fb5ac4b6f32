import { DataError } from "../read/problems.ts";
import { sheetsOf } from "../read/spreadsheets/workbook.ts";
import type { Sheet } from "../read/table.ts";

/** An edition of the World Bank's monthly prices. */
export type Edition = Awaited<ReturnType<typeof readPinkSheet>>;

/** The series to read: their columns, the units that the workbook may give for them, and our name for the unit. */
const SERIES = {
  aluminium: { column: "Aluminum", stated: ["($/mt)"], unit: "USD/t" },
  copper: { column: "Copper", stated: ["($/mt)"], unit: "USD/t" },
  // The workbook's description says dry tonnes, but its header says dry tonne units.
  "iron-ore": { column: "Iron ore, cfr spot", stated: ["($/dmtu)", "($/dmt)"], unit: "USD/dry t" },
  lead: { column: "Lead", stated: ["($/mt)"], unit: "USD/t" },
  nickel: { column: "Nickel", stated: ["($/mt)"], unit: "USD/t" },
  tin: { column: "Tin", stated: ["($/mt)"], unit: "USD/t" },
  zinc: { column: "Zinc", stated: ["($/mt)"], unit: "USD/t" },
} as const;

/** The unit of a series: "USD/t". */
export function unitOf(series: string): string {
  return SERIES[series as keyof typeof SERIES].unit;
}

const SHEET = "Monthly Prices";
const AGAIN = "Download the workbook of monthly prices again, and give it as it comes.";

/**
 * Reads the World Bank's workbook of monthly prices, as published: the day of its last update, "2026-06-02", and USD by
 * month ("2026-05") for each series, in the unit given in SERIES.
 * @throws DataError that says what is wrong and how to correct it
 */
export async function readPinkSheet(name: string, bytes: Uint8Array) {
  const refuse = (reason: string): never => {
    throw new DataError([`${name}: ${reason} ${AGAIN}`]);
  };
  const sheets = await sheetsOf(bytes).catch(() => refuse("cannot be read as an .xlsx file."));
  const sheet = sheets.find((each) => each.sheet.trim() === SHEET);
  if (!sheet) return refuse(`has no sheet "${SHEET}".`);
  const day = dayOf(sheet) ?? refuse('does not say "Updated on" and a day above its prices.');
  const header = sheet.records.findIndex(({ cells }) => cells.some((c) => plain(c) === "Copper"));
  const names = (sheet.records[header]?.cells ?? []).map(plain);
  const units = (sheet.records[header + 1]?.cells ?? []).map(plain);
  const entries = Object.entries(SERIES).map(([series, { column, stated }]) => {
    const at = names.indexOf(column);
    if (at < 0) return refuse(`has no column "${column}".`);
    const unit = units[at] ?? "";
    if (!stated.some((known) => known === unit))
      return refuse(`gives "${column}" in ${unit || "no unit"} instead of ${stated[0]}.`);
    const prices = pricesIn(sheet, at);
    if (typeof prices === "string") return refuse(`has "${prices}" as a price of "${column}".`);
    if (prices.size === 0) return refuse(`has no prices of "${column}".`);
    return [series, prices] as const;
  });
  return { day, prices: new Map(entries) };
}

/** A cell without surrounding white space and without the asterisks of a footnote. */
function plain(cell: string): string {
  return cell.replaceAll("*", "").replaceAll(/\s+/g, " ").trim();
}

function dayOf({ records }: Sheet): string | undefined {
  const said = records
    .slice(0, 10)
    .flatMap(({ cells }) => cells)
    .map((cell) => /updated on (\w+ \d+, \d{4})/i.exec(cell)?.[1])
    .find((day) => day !== undefined);
  const time = Date.parse(`${said} UTC`);
  return Number.isNaN(time) ? undefined : new Date(time).toISOString().slice(0, 10);
}

/** The prices of a column by month, or the first cell that is neither a price nor a sign for a missing one. */
function pricesIn({ records }: Sheet, at: number): Map<string, number> | string {
  const prices = new Map<string, number>();
  for (const { cells, unread } of records) {
    const [, year, month] = /^(\d{4})M(0[1-9]|1[0-2])$/.exec((cells[0] ?? "").trim()) ?? [];
    const cell = (cells[at] ?? "").trim();
    if (month && unread?.has(at + 1)) return `a cell that ${unread.get(at + 1)}`;
    if (!month || /^(…|\.+|)$/.test(cell)) continue;
    const usd = Number(cell);
    if (!(usd > 0)) return cell;
    // Binary fractions produce digits that nobody published.
    prices.set(`${year}-${month}`, Math.round(usd * 10_000) / 10_000);
  }
  return prices;
}
