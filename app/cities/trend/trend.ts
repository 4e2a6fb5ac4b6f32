import { dollars, priceRange, shortMonthOf } from "../../words/format.ts";
import { isoMonth, monthNumber } from "../../words/iso-month.ts";

/** Slugs of the chart's metals, in the order of its legend. */
export const TREND_METALS = ["copper", "aluminum", "brass", "steel"] as const;

/** Slug of a metal in the chart. */
export type TrendMetal = (typeof TREND_METALS)[number];

/** The basis of a line: recorded prices, a known price moved with world prices, or generated numbers. */
export type Basis = "recorded" | "estimated" | "simulated";

/** A metal of the chart, in the form that is sent to browsers. */
export interface TrendMetalData {
  metal: TrendMetal;
  /** Name wherever it is drawn or read out, with the basis unless that is the record. */
  name: string;
  /** Null if it has no line. */
  basis: Basis | null;
  /**
   * For each month the lowest, highest and middle price in cents ("800 1100 960"), separated by commas: without
   * the middle if it lies halfway, one price if there is only one, nothing if there is none. Compact, because the
   * page already has the same as a drawing and a table.
   */
  figures: string;
}

/** The data of a city's chart. */
export interface CityTrend {
  /** The last month of the chart, "2026-11". */
  month: string;
  /** Shown beside the heading; null if everything is recorded or nothing is drawn. */
  tag: string | null;
  metals: TrendMetalData[];
  /** The common basis of all lines; "mixed" if they differ, null if nothing is drawn. */
  basis: Basis | "mixed" | null;
  /** Metals that are not drawn until the visitor asks for them. */
  hidden: TrendMetal[];
  /** Sentences on each line's basis, or why there is none. */
  notes: string[];
}

/** A month's price in AUD per kg; all three figures are equal if it was not recorded. */
interface TrendValue {
  month: string;
  minPrice: number;
  middlePrice: number;
  maxPrice: number;
}

/** A metal's line in the chart. */
export interface TrendSeries extends Omit<TrendMetalData, "figures"> {
  /** One per month of the chart; null without a price. */
  values: (TrendValue | null)[];
}

/** Number of months in the chart. */
const MONTHS = 12;

/** The twelve months (YYYY-MM) up to and including a month. */
export function trendMonths(month: string): string[] {
  const last = monthNumber(month);
  return Array.from({ length: MONTHS }, (_, i) => isoMonth(last - MONTHS + 1 + i));
}

/** The names of the months, "Nov 2026", and the metals that have a line. */
export function trendOf({ month, metals }: CityTrend): { labels: string[]; series: TrendSeries[] } {
  const months = trendMonths(month);
  const series = metals
    .filter(({ basis }) => basis)
    .map(({ figures, ...metal }) => {
      const texts = figures.split(",");
      return { ...metal, values: months.map((one, i) => trendValue(one, texts[i])) };
    });
  return { labels: months.map(shortMonthOf), series };
}

/** Encodes a month's prices in AUD per kg as `figures`. */
export function monthFigures({ minPrice, middlePrice, maxPrice }: Omit<TrendValue, "month">) {
  const [low, middle, high] = [minPrice, middlePrice, maxPrice].map((price) =>
    Math.round(price * 100),
  ) as [number, number, number];
  if (middle !== halfway(low, high)) return `${low} ${high} ${middle}`;
  return low === high ? `${low}` : `${low} ${high}`;
}

function halfway(low: number, high: number): number {
  return Math.round((low + high) / 2);
}

function trendValue(month: string, figures: string | undefined): TrendValue | null {
  if (!figures) return null;
  const [low = 0, high = low, middle = halfway(low, high)] = figures.split(" ").map(Number);
  return { month, minPrice: low / 100, middlePrice: middle / 100, maxPrice: high / 100 };
}

/** A month's price, "$9.50"; if recorded, with its range: "$9.50 ($8.00 – $11.00)". */
export function trendPrice({ values, basis }: TrendSeries, month: number): string {
  const value = values[month];
  if (!value) return basis === "recorded" ? "nothing recorded" : "no world price";
  const { minPrice, middlePrice, maxPrice } = value;
  return dollars(middlePrice) + (minPrice < maxPrice ? ` (${priceRange(value)})` : "");
}
