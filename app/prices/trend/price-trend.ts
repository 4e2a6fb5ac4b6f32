import { shortMonthOf } from "../../format.ts";
import { isoMonth, monthNumber } from "../../iso-month.ts";
import { seededFraction } from "../../seeded-fraction.ts";

/** Lowest and highest base price of each metal in the chart, AUD per kg. */
const BASE_RANGES = {
  copper: [8, 10],
  aluminum: [1.2, 2.0],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
} as const;

/** The slug of a metal in the trend. */
export type TrendMetal = keyof typeof BASE_RANGES;

/** One generated month: AUD per kg, two decimals. */
type TrendPoint = { label: string } & Record<TrendMetal, number>;

/** The metals of the trend, in the order of its legend. */
export const TREND_METALS = Object.keys(BASE_RANGES) as TrendMetal[];

/** The metals' names on the screen. */
export const METAL_NAMES: Record<TrendMetal, string> = {
  copper: "Copper",
  aluminum: "Aluminium",
  brass: "Brass",
  steel: "Steel",
};

/** How many months the chart shows. */
const MONTHS = 12;

/** The twelve months (YYYY-MM) up to a month, which is the last. */
export function trendMonths(month: string): string[] {
  const last = monthNumber(month);
  return Array.from({ length: MONTHS }, (_, i) => isoMonth(last - MONTHS + 1 + i));
}

/**
 * Generated prices of the twelve months up to a month ("2026-11"). They depend on the city and the
 * month alone, so that the chart does not change from one visit to the next.
 */
export function priceTrend(citySlug: string, month: string): TrendPoint[] {
  return trendMonths(month).map((one) => trendPoint(citySlug, one));
}

function trendPoint(citySlug: string, month: string): TrendPoint {
  const number = monthNumber(month);
  const values = TREND_METALS.map((metal) => {
    const [min, max] = BASE_RANGES[metal];
    const base = min + (max - min) * seededFraction(`${citySlug} ${metal} ${number}`);
    return [metal, Math.round(base * seasonalFactor(number % 12) * 100) / 100];
  });
  return { label: shortMonthOf(month), ...Object.fromEntries(values) };
}

/** A tenth more from May to October and a tenth less in other months. `month` counts from 0. */
function seasonalFactor(month: number): number {
  return month >= 4 && month <= 9 ? 1.1 : 0.9;
}
