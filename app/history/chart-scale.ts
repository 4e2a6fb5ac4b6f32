import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import { isoMonth, monthNumber } from "../iso-month.ts";

/** The months (the earliest first), split where one is missing. */
export function unbrokenRuns(months: PriceMonth[]): PriceMonth[][] {
  const runs: PriceMonth[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && monthNumber(month.month) - monthNumber(last.month) === 1) run.push(month);
    else runs.push([month]);
  }
  return runs;
}

/** Intervals that can be halved or read off: 1, 2, 5 and 10 times a power of ten, in cents. */
const NICE = [1, 2, 5, 10];
/** About how many intervals the price axis has. */
const INTERVALS = 4;

/**
 * Round prices in AUD per kg for the axis, from at most the lowest to at least the highest and at least
 * two: 4.20 to 6.90 gives 4, 5, 6 and 7.
 */
export function priceTicks(lowest: number, highest: number): number[] {
  const [low, high] = [Math.round(lowest * 100), Math.round(highest * 100)];
  const wanted = Math.max(1, (high - low) / INTERVALS);
  const power = 10 ** Math.floor(Math.log10(wanted));
  const step = power * NICE.find((n) => n * power >= wanted)!;
  const first = Math.floor(low / step);
  const last = Math.max(first + 1, Math.ceil(high / step));
  return Array.from({ length: last - first + 1 }, (_, i) => ((first + i) * step) / 100);
}

/** The most labels that the axis of months has room for on a phone. */
const MAX_LABELS = 3;

/** Where months and prices lie in the chart, in percent of its width and height. */
export interface ChartScale {
  x: (month: string) => number;
  y: (price: number) => number;
  /** AUD per kg. */
  prices: number[];
  /** Months (YYYY-MM) to label, the first and the last among them. */
  labels: string[];
}

/** The scale of a chart of these months, the earliest first; there are at least two. */
export function chartScale(months: PriceMonth[]): ChartScale {
  const prices = priceTicks(
    Math.min(...months.map(({ minPrice }) => minPrice)),
    Math.max(...months.map(({ maxPrice }) => maxPrice)),
  );
  const [bottom, top] = [prices[0]!, prices.at(-1)!];
  const first = monthNumber(months[0]!.month);
  const span = monthNumber(months.at(-1)!.month) - first;
  const intervals = Math.min(span, MAX_LABELS - 1);
  const labels = Array.from({ length: intervals + 1 }, (_, i) =>
    isoMonth(first + Math.round((span * i) / intervals)),
  );
  return {
    x: (month) => round(((monthNumber(month) - first) / span) * 100),
    y: (price) => round(((top - price) / (top - bottom)) * 100),
    prices,
    labels,
  };
}

/** Hundredths of a percent are less than a pixel. */
function round(percent: number): number {
  return Math.round(percent * 100) / 100;
}
