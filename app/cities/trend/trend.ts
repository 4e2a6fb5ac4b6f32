import { dollars, priceRange, shortMonthOf } from "../../words/format.ts";
import { isoMonth, monthNumber } from "../../words/iso-month.ts";

/** The metals of the chart by their slugs, in the order of its legend. */
export const TREND_METALS = ["copper", "aluminum", "brass", "steel"] as const;

/** The slug of a metal in the chart. */
export type TrendMetal = (typeof TREND_METALS)[number];

/** What a line rests on: the record, a known price and the world's, or nothing at all. */
export type Basis = "recorded" | "estimated" | "simulated";

/** A metal of the chart, as it is sent to the browser. */
export interface TrendMetalData {
  metal: TrendMetal;
  /** What it is called wherever it is drawn or read out, with what it rests on unless that is the record. */
  name: string;
  /** Null if it has no line. */
  basis: Basis | null;
  /**
   * For each month of the chart the lowest, the highest and the middle price in cents ("800 1100 960"), without the middle
   * where it lies halfway, the one price where there is only one, or nothing; separated by commas. What the browser loads
   * is on the page as a drawing and a table, too, so this is short.
   */
  figures: string;
}

/** What a city's chart is drawn from. */
export interface CityTrend {
  /** The last month of the chart, "2026-11". */
  month: string;
  /** Beside the heading; null where all is recorded, or nothing is drawn. */
  tag: string | null;
  metals: TrendMetalData[];
  /** What all that is drawn rests on; "mixed" if some is recorded and some is not, null if nothing is drawn. */
  basis: Basis | "mixed" | null;
  /** The metals that are not drawn until one asks for them. */
  hidden: TrendMetal[];
  /** What each line rests on, or why there is none, in sentences. */
  notes: string[];
}

/** A month's price in AUD per kg; the three figures are the same where it was not recorded. */
interface TrendValue {
  month: string;
  minPrice: number;
  middlePrice: number;
  maxPrice: number;
}

/** A metal's line in the chart. */
export interface TrendSeries extends Omit<TrendMetalData, "figures"> {
  /** One for each month of the chart; null where there is no price. */
  values: (TrendValue | null)[];
}

/** How many months the chart shows. */
const MONTHS = 12;

/** The twelve months (YYYY-MM) up to a month, which is the last. */
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

/** The figures of a month as they are sent, from its prices in AUD per kg. */
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

/** A month's price, "$9.50", with its range where it was recorded: "$9.50 ($8.00 – $11.00)". */
export function trendPrice({ values, basis }: TrendSeries, month: number): string {
  const value = values[month];
  if (!value) return basis === "recorded" ? "nothing recorded" : "no world price";
  const { minPrice, middlePrice, maxPrice } = value;
  return dollars(middlePrice) + (minPrice < maxPrice ? ` (${priceRange(value)})` : "");
}
