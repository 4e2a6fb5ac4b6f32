import { seededFraction } from "../seeded-fraction.ts";

/** The metals of the trend, AUD per kg in an ordinary month. */
const BASE_RANGES = {
  copper: [8, 10],
  aluminum: [1.2, 2.0],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
} as const;

export type TrendMetal = keyof typeof BASE_RANGES;

/** One month of the trend: AUD per kg, two decimals. */
export type TrendPoint = { label: string } & Record<TrendMetal, number>;

export const TREND_METALS = Object.keys(BASE_RANGES) as TrendMetal[];

/** What the metals are called on the screen. */
export const METAL_NAMES: Record<TrendMetal, string> = {
  copper: "Copper",
  aluminum: "Aluminium",
  brass: "Brass",
  steel: "Steel",
};

/** Months shown, the current one last. */
const MONTHS = 12;

// Not from Intl: browsers and the Worker abbreviate September differently.
const SHORT_MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/**
 * An illustrative year of prices up to a month ("2026-11"). A city's month always has the same
 * values, so that the curve stands still while the month lasts and slides on by one when it ends.
 */
export function priceTrend(citySlug: string, month: string): TrendPoint[] {
  const last = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  return Array.from({ length: MONTHS }, (_, i) => trendPoint(citySlug, last - MONTHS + 1 + i));
}

function trendPoint(citySlug: string, months: number): TrendPoint {
  const [year, month] = [Math.floor(months / 12), months % 12];
  const values = TREND_METALS.map((metal) => {
    const [min, max] = BASE_RANGES[metal];
    const base = min + (max - min) * seededFraction(`${citySlug} ${metal} ${months}`);
    return [metal, Math.round(base * season(month) * 100) / 100];
  });
  return { label: `${SHORT_MONTHS[month]} ${year}`, ...Object.fromEntries(values) };
}

/** May to October pay a tenth more, the other months a tenth less. `month` counts from 0. */
function season(month: number): number {
  return month >= 4 && month <= 9 ? 1.1 : 0.9;
}
