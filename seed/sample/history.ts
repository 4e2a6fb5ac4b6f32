import type { Dataset } from "../../publishing/derive/tables.ts";
import type { Statement } from "../../publishing/statement.ts";
import { fillLedger, type LedgerRow } from "./ledger.ts";
import { random } from "./random.ts";

const WEEK = 7 * 24 * 60 * 60 * 1000;

/**
 * Statements that fill an empty ledger with weekly publications of a dataset's prices, invented backwards from its day.
 * Whatever is loaded next is the publication after them. They are the same on every run.
 */
export function weeklyHistory({ dataset, prices }: Dataset, weeks: number): Statement[] {
  const [{ publishedOn = "" } = {}] = dataset;
  const days = Array.from({ length: weeks }, (_, i) =>
    new Date(Date.parse(publishedOn) - (weeks - i) * WEEK).toISOString().slice(0, 10),
  );
  const rows = prices.flatMap((price) => priceInWeeks(price, days));
  return fillLedger(days, rows);
}

/** A price in each week. It moves in one week out of three by a few per cent, and ends near today's. */
function priceInWeeks(
  { cityId, materialId, minCents, maxCents }: Dataset["prices"][number],
  days: string[],
): LedgerRow[] {
  if (minCents === 0) return [];
  const chance = random(`history ${cityId} ${materialId}`);
  const levels = [1];
  while (levels.length < days.length) {
    const level = levels.at(-1) ?? 1;
    const pull = (1 - level) / 20;
    const move = chance.next() < 0.33 ? chance.between(-0.04, 0.04) + pull : 0;
    levels.push(level + move);
  }
  let before: [number | null, number | null] = [null, null];
  return days.map((day, i) => {
    const level = levels[days.length - 1 - i] ?? 1;
    const now: [number, number] = [cents(minCents, level), cents(maxCents, level)];
    const isChange = now[0] !== before[0] || now[1] !== before[1] ? 1 : 0;
    const row = [cityId, materialId, day, i + 1, ...now, ...before, isChange];
    before = now;
    return row;
  });
}

function cents(price: number, level: number): number {
  return Math.max(1, Math.round(price * level));
}
