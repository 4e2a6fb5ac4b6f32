import { seededFraction } from "../../maps/seeded-fraction.ts";
import { shortMonthOf } from "../../words/format.ts";
import { monthNumber } from "../../words/iso-month.ts";
import { TREND_METALS, type TrendMetal, trendMonths } from "./trend.ts";

/** Lowest and highest base price of each metal in the chart, AUD per kg. */
const BASE_RANGES = {
  copper: [8, 10],
  aluminum: [1.2, 2.0],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
} satisfies Record<TrendMetal, [number, number]>;

/** One generated month: AUD per kg, two decimals. */
type TrendPoint = { label: string } & Record<TrendMetal, number>;

/**
 * Generated prices for the twelve months up to a month ("2026-11"). They depend only on city and month, so that
 * the chart stays the same between visits.
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

/** A tenth more from May to October, a tenth less in other months. `month` counts from 0. */
function seasonalFactor(month: number): number {
  return month >= 4 && month <= 9 ? 1.1 : 0.9;
}
