import type { WorldPriceRow } from "../project.ts";
import { DataError } from "../read/problems.ts";
import { type Edition, unitOf } from "./pink-sheet.ts";

/** A price that is known and that a new edition gives otherwise; what moved is the price, the rate, or both. */
export interface Revision {
  month: string;
  series: string;
  before: Amounts;
  after: Amounts;
  /** How far the price in AUD moved: 0.02 is 2 % up. */
  moved: number;
}

type Amounts = Pick<WorldPriceRow, "usd" | "aud_per_usd" | "aud_per_kg">;

/** What an edition makes of the prices that are known. */
export interface NextPrices {
  /** All rows, by series and month. */
  rows: WorldPriceRow[];
  added: WorldPriceRow[];
  revised: Revision[];
  /** Months that have a price and no exchange rate, and are left out. */
  withoutRate: string[];
  /** Known months that the edition does not have: "copper 2026-05". */
  missing: string[];
}

/**
 * The world prices once an edition is added to those that are known. Rates of months that `rates` does not have are
 * the known ones. Months before the first known one are left out.
 */
export function nextPrices(
  known: WorldPriceRow[],
  { day, prices }: Edition,
  rates: Map<string, number> = new Map(),
): NextPrices {
  const before = new Map(known.map((row) => [keyOf(row), row]));
  const knownRates = new Map(known.map(({ month, aud_per_usd }) => [month, Number(aud_per_usd)]));
  const first = known.reduce((least, { month }) => (month < least ? month : least), "9999-12");
  const withoutRate = new Set<string>();
  const rows = [...prices].flatMap(([series, months]) =>
    [...months]
      .filter(([month]) => month >= first)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .flatMap(([month, usd]) => {
        const rate = rates.get(month) ?? knownRates.get(month);
        if (rate === undefined) {
          withoutRate.add(month);
          return [];
        }
        return [toRow({ month, series, usd, rate, edition: day })];
      }),
  );
  const keys = new Set(rows.map(keyOf));
  return {
    rows,
    added: rows.filter((row) => !before.has(keyOf(row))),
    revised: rows.flatMap((row) => revisionOf(before.get(keyOf(row)), row)),
    withoutRate: [...withoutRate].sort(),
    missing: [...before.keys()].filter((key) => !keys.has(key)),
  };
}

function keyOf({ series, month }: Pick<WorldPriceRow, "series" | "month">): string {
  return `${series} ${month}`;
}

function toRow(price: {
  month: string;
  series: string;
  usd: number;
  rate: number;
  edition: string;
}): WorldPriceRow {
  const { month, series, usd, rate, edition } = price;
  return {
    month,
    series,
    usd: String(usd),
    unit: unitOf(series),
    aud_per_usd: String(rate),
    // All units are USD a tonne.
    aud_per_kg: ((usd * rate) / 1000).toFixed(4),
    edition,
  };
}

function revisionOf(before: WorldPriceRow | undefined, after: WorldPriceRow): Revision[] {
  const isSame =
    before &&
    Number(before.usd) === Number(after.usd) &&
    Number(before.aud_per_usd) === Number(after.aud_per_usd);
  if (!before || isSame) return [];
  const moved =
    (Number(after.usd) * Number(after.aud_per_usd)) /
      (Number(before.usd) * Number(before.aud_per_usd)) -
    1;
  return [{ month: after.month, series: after.series, before, after, moved }];
}

/**
 * Days of editions: "2026-06-02".
 * @param where that has the known one: "the database has"
 * @throws DataError if an edition is older than what is known
 */
export function assertNotOlder(edition: string, known: string, where: string): void {
  if (edition >= known) return;
  throw new DataError([
    `The workbook was updated on ${edition}, and ${where} the edition of ${known}. Download the newest one.`,
  ]);
}
