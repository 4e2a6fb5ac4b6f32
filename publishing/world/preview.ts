import type { NextPrices, Revision } from "./next-prices.ts";

/**
 * The maximum share by which a revision may change a price. The editions from December 2025 to June 2026 have the same
 * prices for every month since 2010; later ones round to whole dollars, a change of at most half a per cent for iron
 * ore.
 */
const MAX_REVISION = 0.02;

/**
 * The maximum factor by which a price may rise or fall in a month. Since 2010 the largest was 1.37, for nickel in March
 * 2022.
 */
const MAX_STEP = 1.5;

/** The maximum number of revisions to list individually. */
const MAX_LISTED = 20;

/** True if a known month changes by more than a revision normally does. */
export function isRevisedTooFar({ revised }: Pick<NextPrices, "revised">): boolean {
  return revised.some(isFar);
}

/** New months that are far from the month before, one line each; `rows` has all prices. */
export function farMonths({ rows, added }: Pick<NextPrices, "rows" | "added">): string[] {
  // The rows are in order of their months.
  return rows.flatMap((row, i) => {
    const { series, month, aud_per_kg } = row;
    const last = rows[i - 1];
    if (!added.includes(row) || last?.series !== series) return [];
    const step = Number(aud_per_kg) / Number(last.aud_per_kg);
    if (step <= MAX_STEP && step >= 1 / MAX_STEP) return [];
    return [
      `${series} ${month}: ${aud_per_kg} AUD per kg, after ${last.aud_per_kg} in ${last.month}`,
    ];
  });
}

function isFar({ moved }: Revision): boolean {
  return Math.abs(moved) > MAX_REVISION;
}

/** Lines on what an edition changes; `known` is the day of the known edition. */
export function previewOf(
  { rows, added, revised, withoutRate }: NextPrices,
  day: string,
  known = "none",
): string[] {
  const far = revised.filter(isFar);
  const steps = farMonths({ rows, added }).map((line) => `    ${line}`);
  const months = Map.groupBy(added, ({ month }) => month);
  // Those that look wrong come first.
  const shown = [...far, ...revised.filter((revision) => !isFar(revision))].slice(0, MAX_LISTED);
  const when = (isSo: boolean, ...lines: string[]) => (isSo ? lines : []);
  return [
    `World prices, edition of ${day} (known: ${known})`,
    ...[...months].toSorted().map(([month, rows]) => {
      const prices = rows.map(({ series, aud_per_kg }) => `${series} ${aud_per_kg}`);
      return `  new: ${month} in AUD per kg: ${prices.join(", ")}`;
    }),
    ...shown.map(revisionLine),
    ...when(revised.length > MAX_LISTED, `  … and ${revised.length - MAX_LISTED} more revisions`),
    ...when(added.length + revised.length === 0, "  no new and no revised month"),
    ...when(
      withoutRate.length > 0,
      `  left out, because there is no exchange rate for ${withoutRate.join(", ")}: add a newer file of rates`,
    ),
    ...when(
      far.length > 0,
      `  ${far.length} of them by more than ${MAX_REVISION * 100} %, which is more than a revision moves a price`,
    ),
    ...when(steps.length > 0, "  new months that are far from the month before:", ...steps),
  ];
}

function revisionLine({ month, series, before, after, moved }: Revision): string {
  const sign = moved < 0 ? "−" : "+";
  const change = `${sign}${(Math.abs(moved) * 100).toFixed(2)} %`;
  const from = `${before.usd} USD at ${before.aud_per_usd}`;
  return `  revised: ${series} ${month}: ${from} → ${after.usd} USD at ${after.aud_per_usd} (${change})`;
}
