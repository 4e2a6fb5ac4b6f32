import type { WorldPriceRow } from "../project.ts";
import { DataError } from "../read/problems.ts";
import { type Edition, unitOf } from "./pink-sheet.ts";

/** A known price that differs in a new edition, because the price in USD, the rate or both have changed. */
export interface Revision {
  month: string;
  series: string;
  before: Amounts;
  after: Amounts;
  /** The change of the price in AUD: 0.02 means up by 2 %. */
  moved: number;
}

type Amounts = Pick<WorldPriceRow, "usd" | "aud_per_usd" | "aud_per_kg">;

/** The known prices after adding an edition. */
export type NextPrices = ReturnType<typeof nextPrices>;

/**
 * Adds an edition to the known world prices. For months that `rates` lacks, the known rates are used. Months before the
 * first known one are left out.
 */
export function nextPrices(
  known: WorldPriceRow[],
  { day, prices }: Edition,
  rates: Map<string, number> = new Map(),
) {
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
        const row: WorldPriceRow = {
          month,
          series,
          usd: String(usd),
          unit: unitOf(series),
          aud_per_usd: String(rate),
          // All units are USD per tonne.
          aud_per_kg: ((usd * rate) / 1000).toFixed(4),
          edition: day,
        };
        return [row];
      }),
  );
  const keys = new Set(rows.map(keyOf));
  return {
    /** All rows, by series and month. */
    rows,
    added: rows.filter((row) => !before.has(keyOf(row))),
    revised: rows.flatMap((row) => revisionOf(before.get(keyOf(row)), row)),
    /** Months that are left out because they have a price but no exchange rate. */
    withoutRate: [...withoutRate].sort(),
    /** Known months that are missing from the edition: "copper 2026-05". */
    missing: [...before.keys()].filter((key) => !keys.has(key)),
  };
}

function keyOf({ series, month }: Pick<WorldPriceRow, "series" | "month">): string {
  return `${series} ${month}`;
}

function revisionOf(before: WorldPriceRow | undefined, after: WorldPriceRow): Revision[] {
  if (!before) return [];
  const [usd, rate] = [Number(before.usd), Number(before.aud_per_usd)];
  const [newUsd, newRate] = [Number(after.usd), Number(after.aud_per_usd)];
  if (usd === newUsd && rate === newRate) return [];
  const moved = (newUsd * newRate) / (usd * rate) - 1;
  return [{ month: after.month, series: after.series, before, after, moved }];
}

/**
 * Compares the days of editions, such as "2026-06-02".
 * @param where says where the known edition is: "the database has"
 * @throws DataError if an edition is older than the known one
 */
export function assertNotOlder(edition: string, known: string, where: string): void {
  if (edition >= known) return;
  throw new DataError([
    `The workbook was updated on ${edition}, and ${where} the edition of ${known}. Download the newest one.`,
  ]);
}
