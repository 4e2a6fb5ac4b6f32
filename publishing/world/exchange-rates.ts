import { parse } from "csv-parse/sync";
import { DataError } from "../read/problems.ts";

/** The range of AUD per USD since 1985, with a margin: rates outside it are USD per AUD. */
const PLAUSIBLE = { least: 0.85, most: 2.3 };

/** The two formats for files of monthly rates, by their columns. */
const FORMS = [
  {
    // The Federal Reserve's file, through FRED: USD per AUD, with a dot for a missing rate.
    columns: ["observation_date", "EXUSAL"],
    read: (row: Cells) => ({ date: row.observation_date, aud: 1 / Number(row.EXUSAL) }),
  },
  ...["Value", "Exchange rate"].map((value) => ({
    // A mirror of these rates: units of many currencies per USD.
    columns: ["Date", "Country", value],
    read: (row: Cells) => ({
      date: row.Date,
      aud: row.Country === "Australia" ? Number(row[value]) : 0,
    }),
  })),
];

type Cells = Record<string, string | undefined>;

/**
 * Reads a CSV file of monthly exchange rates: AUD per USD by month ("2026-05"), to four decimals.
 * @throws DataError that says what is wrong and how to correct it
 */
export function readRates(name: string, text: string): Map<string, number> {
  const rows = cellsOf(text);
  const names = Object.keys(rows[0] ?? {});
  const form = FORMS.find(({ columns }) => columns.every((column) => names.includes(column)));
  if (!form) {
    const columns = "observation_date,EXUSAL or Date,Country,Value";
    throw new DataError([
      `${name}: has none of the headers ${columns}. Download EXUSAL from FRED as monthly CSV.`,
    ]);
  }
  const rates = new Map<string, number>();
  for (const row of rows) {
    const { date = "", aud } = form.read(row);
    if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || !Number.isFinite(aud) || aud === 0) continue;
    const month = date.slice(0, 7);
    if (rates.has(month))
      throw new DataError([
        `${name}: has two rates for ${month}. Download the monthly file, not the daily one.`,
      ]);
    rates.set(month, Math.round(aud * 10_000) / 10_000);
  }
  const odd = [...rates].find(([, aud]) => aud < PLAUSIBLE.least || aud > PLAUSIBLE.most);
  if (odd)
    throw new DataError([
      `${name}: gives ${odd[1]} AUD per USD for ${odd[0]}, which is no such rate. EXUSAL is USD per AUD, and the other file AUD per USD.`,
    ]);
  if (rates.size === 0)
    throw new DataError([`${name}: has no rate for Australia. Download it again.`]);
  return rates;
}

function cellsOf(text: string): Cells[] {
  try {
    return parse(text, { columns: true, bom: true, skip_empty_lines: true, trim: true });
  } catch {
    return [];
  }
}
