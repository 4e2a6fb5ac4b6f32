import { toCents, toDollars } from "../../../worker/amounts/cents.ts";
import type { ChartMonth } from "../../ui/chart/chart-scale.ts";
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
  /** Name for labels and screen readers, with the basis unless that is the record. */
  name: string;
  /** This is null if the metal has no line. */
  basis: Basis | null;
  /**
   * The lowest, highest and middle price in cents of each month, and of the latest price if the chart has any: "800
   * 1100 960,,930". A month lacks the middle if it is halfway, has one price if all are equal, and is empty without a
   * price. This is compact because the page already has the same as a drawing and a table.
   */
  figures: string;
}

/** The data of a city's chart. */
export interface CityTrend {
  /** The last month of the chart, "2026-11". */
  month: string;
  /** The day of the latest prices, "17 Nov 2026", or "Latest" if there are several; "" without any. */
  latest: string;
  /** Shown beside the heading; null if everything is recorded or nothing is drawn. */
  tag: string | null;
  metals: TrendMetalData[];
  /** The common basis of all lines; "mixed" if they differ, null if nothing is drawn. */
  basis: Basis | "mixed" | null;
  /** Metals that are hidden until the visitor turns them on. */
  hidden: TrendMetal[];
  /** Sentences on the basis of estimated lines, and on missing lines. */
  notes: string[];
}

/** Props of every part of the chart's section. */
export interface TrendProps {
  /** The city's name. */
  city: string;
  trend: CityTrend;
}

/** A metal's line in the chart. */
export interface TrendSeries extends Omit<TrendMetalData, "figures"> {
  /** Name without the basis, at the line's end. */
  shortName: string;
  /** The chart's months, then the latest price, whose month is "", if the chart has any; null without a price. */
  values: (ChartMonth | null)[];
}

/** Number of months in the chart, which is also the index of the latest price. */
export const MONTHS = 12;

/** The twelve months (YYYY-MM) up to and including a month. */
export function trendMonths(month: string): string[] {
  const last = monthNumber(month);
  return Array.from({ length: MONTHS }, (_, i) => isoMonth(last - MONTHS + 1 + i));
}

/**
 * Unpacks the chart's data for drawing: names of the months and of the latest prices, "Nov 2026", the metals with a
 * line, and the index of the first month when all of them have a price, or -1 if there is none before the last.
 */
export function trendOf({ month, latest, metals }: CityTrend) {
  const months = trendMonths(month);
  const columns = latest ? [...months, ""] : months;
  const series = metals
    .filter(({ basis }) => basis)
    .map(({ figures, ...metal }): TrendSeries => {
      const texts = figures.split(",");
      const shortName = metal.name.split(" (")[0]!;
      return { ...metal, shortName, values: columns.map((one, i) => trendValue(one, texts[i])) };
    });
  const start = months.slice(0, -1).findIndex((_, i) => series.every(({ values }) => values[i]));
  return { labels: columns.map((one) => (one ? shortMonthOf(one) : latest)), series, start };
}

/** Encodes a month's prices in AUD per kg as `figures`. */
export function monthFigures({ minPrice, middlePrice, maxPrice }: Omit<ChartMonth, "month">) {
  const [low, middle, high] = [minPrice, middlePrice, maxPrice].map((price) => toCents(price)) as [
    number,
    number,
    number,
  ];
  if (middle !== halfway(low, high)) return `${low} ${high} ${middle}`;
  return low === high ? `${low}` : `${low} ${high}`;
}

function halfway(low: number, high: number): number {
  return Math.round((low + high) / 2);
}

function trendValue(month: string, figures: string | undefined): ChartMonth | null {
  if (!figures) return null;
  const [low = 0, high = low, middle = halfway(low, high)] = figures.split(" ").map(Number);
  return {
    month,
    minPrice: toDollars(low),
    middlePrice: toDollars(middle),
    maxPrice: toDollars(high),
  };
}

/**
 * A line's height in a month: AUD per kg, or the change in percent since another month if one is given (its index).
 * Null without a price.
 */
export function trendLevel(metal: TrendSeries, month: number, since: number | null) {
  const price = metal.values[month]?.middlePrice ?? null;
  const start = since === null ? undefined : metal.values[since]?.middlePrice;
  return price && start ? (price / start - 1) * 100 : price;
}

/** A level in words: "$9.50", or "+12%" for a change. */
export function levelWords(level: number, isChange: boolean): string {
  if (!isChange) return dollars(level);
  const percent = Math.round(level);
  return `${percent < 0 ? "−" : percent > 0 ? "+" : ""}${Math.abs(percent)}%`;
}

/** A month's price or change in words, or why there is none. */
export function trendFigure(metal: TrendSeries, month: number, since: number | null): string {
  const level = trendLevel(metal, month, since);
  if (level !== null) return levelWords(level, since !== null);
  if (month === MONTHS) return "no price";
  return metal.basis === "recorded" ? "nothing recorded" : "no world price";
}

/** The range of a month's price, " ($8.00 – $11.00)"; "" if only one price is known, and for a change. */
export function trendRange({ values }: TrendSeries, month: number, since: number | null): string {
  const value = values[month];
  return since === null && value && value.minPrice < value.maxPrice
    ? ` (${priceRange(value)})`
    : "";
}

/** A line's figure at its end: the latest price, otherwise the last month's; "" if it has neither. */
export function endFigure(metal: TrendSeries, since: number | null): string {
  const last = [MONTHS, MONTHS - 1].find((month) => metal.values[month]);
  return last === undefined ? "" : trendFigure(metal, last, since);
}
