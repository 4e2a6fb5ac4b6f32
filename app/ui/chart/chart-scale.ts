import { dollars } from "../../words/format.ts";
import { isoMonth, monthNumber } from "../../words/iso-month.ts";

/** A month's prices in AUD per kg; all three are equal if only one is known. */
export interface ChartMonth {
  /** YYYY-MM. */
  month: string;
  minPrice: number;
  middlePrice: number;
  maxPrice: number;
}

/** Splits months (earliest first) where one is missing. */
export function unbrokenRuns(months: ChartMonth[]): ChartMonth[][] {
  const runs: ChartMonth[][] = [];
  for (const month of months) {
    const run = runs.at(-1);
    const last = run?.at(-1);
    if (run && last && monthNumber(month.month) - monthNumber(last.month) === 1) run.push(month);
    else runs.push([month]);
  }
  return runs;
}

/** Intervals that are easy to halve or read off: 1, 2, 5 and 10 times a power of ten, in cents. */
const NICE = [1, 2, 5, 10];
/** Approximate number of intervals on the price axis. */
const INTERVALS = 6;

/**
 * Ticks of the price axis: at least two round prices in AUD per kg, from the lowest or below to the highest or
 * above. 4.20 to 6.90 gives 4, 5, 6 and 7.
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

/** The names of ticks: "$5" where all are whole dollars, otherwise "$5.00". */
export function tickNames(ticks: number[]): string[] {
  return ticks.map((tick) => (ticks.every(Number.isInteger) ? `$${tick}` : dollars(tick)));
}

/** Possible steps between labels, in months, chosen so that labels fall on a year or a part of one. */
const STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
/** The maximum number of month labels that fit on a phone. */
const MAX_LABELS = 5;

/** The months (YYYY-MM) to label in a span: as many as fit on a phone, Januaries among them. */
export function labelledMonths(from: string, to: string): string[] {
  const [first, last] = [monthNumber(from), monthNumber(to)];
  const within = (step: number) => {
    const start = Math.ceil(first / step) * step;
    const count = Math.floor((last - start) / step) + 1;
    return Array.from({ length: count }, (_, i) => isoMonth(start + i * step));
  };
  const step = STEPS.find((months) => within(months).length <= MAX_LABELS) ?? STEPS.at(-1)!;
  return within(step);
}

/** All months (YYYY-MM) of a span, both ends included. */
export function monthsBetween(from: string, to: string): string[] {
  const first = monthNumber(from);
  return Array.from({ length: monthNumber(to) - first + 1 }, (_, i) => isoMonth(first + i));
}

/** Width and height of a chart in its own units: whole numbers place points within a pixel or two. */
export const SIZE = 500;

export type ChartScale = ReturnType<typeof chartScale>;

/**
 * The scale for a span of months (YYYY-MM) and a range of prices in AUD per kg; the last month must be later.
 * @returns the positions of months and prices in the chart's units from the top left, and the ticks of the price axis
 */
export function chartScale(from: string, to: string, lowest: number, highest: number) {
  const prices = priceTicks(lowest, highest);
  const [bottom, top] = [prices[0]!, prices.at(-1)!];
  const first = monthNumber(from);
  const span = monthNumber(to) - first;
  return {
    x: (month: string) => Math.round(((monthNumber(month) - first) / span) * SIZE),
    y: (price: number) => Math.round(((top - price) / (top - bottom)) * SIZE),
    prices,
  };
}
