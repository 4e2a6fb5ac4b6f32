import type { PriceMonth } from "../../../worker/data/record/price-months.ts";
import { dollars, priceRange } from "../../format.ts";
import {
  METAL_NAMES,
  priceTrend,
  TREND_METALS,
  type TrendMetal,
  trendMonths,
} from "./price-trend.ts";

/** The recorded months of a metal among those that the chart shows, the earliest first. */
export interface RecordedMetal {
  months: Omit<PriceMonth, "observations">[];
  /** How many observations they are and since when, "52 observations since December 2025". */
  words: string;
}

/** What the chart draws as recorded; metals without enough records are left out. */
export type RecordedTrend = Partial<Record<TrendMetal, RecordedMetal>>;

/** The price of a month in AUD per kg; the three figures of a simulated one are the same. */
type TrendValue = Pick<PriceMonth, "minPrice" | "middlePrice" | "maxPrice">;

/** A metal's line in the chart. */
export interface TrendSeries {
  metal: TrendMetal;
  /** The metal's; it says "(simulated)" beside others that are recorded. */
  name: string;
  /** Undefined if the line is simulated. */
  recorded: RecordedMetal | undefined;
  /** Whether it is a simulated line beside recorded ones, which is drawn thinner. */
  isThin: boolean;
  /** One for each month of the chart; null where nothing was recorded. */
  values: (TrendValue | null)[];
}

/** Whether all lines of a chart are simulated, some or none. */
type TrendKind = "simulated" | "mixed" | "recorded";

/** What the chart and its table show. */
export interface Trend {
  kind: TrendKind;
  /** The names of the months, "Nov 2026". */
  labels: string[];
  series: TrendSeries[];
}

/**
 * The twelve months up to a month ("2026-11"): of each metal what is recorded, or else the generated line. A
 * line is never a mix of both.
 */
export function trendOf(citySlug: string, month: string, recorded: RecordedTrend): Trend {
  const months = trendMonths(month);
  const points = priceTrend(citySlug, month);
  const count = Object.keys(recorded).length;
  const kind = count === 0 ? "simulated" : count < TREND_METALS.length ? "mixed" : "recorded";
  const series = TREND_METALS.map((metal): TrendSeries => {
    const record = recorded[metal];
    const isThin = !record && kind === "mixed";
    return {
      metal,
      name: METAL_NAMES[metal] + (isThin ? " (simulated)" : ""),
      recorded: record,
      isThin,
      values: record
        ? months.map((one) => record.months.find(({ month }) => month === one) ?? null)
        : points.map(({ [metal]: price }) => ({
            minPrice: price,
            middlePrice: price,
            maxPrice: price,
          })),
    };
  });
  return { kind, labels: points.map(({ label }) => label), series };
}

/** A month's price, "$9.50", with its range where it was recorded: "$9.50 ($8.00 – $11.00)". */
export function trendPrice({ values }: TrendSeries, month: number): string {
  const value = values[month];
  if (!value) return "nothing recorded";
  const { minPrice, middlePrice, maxPrice } = value;
  return dollars(middlePrice) + (minPrice < maxPrice ? ` (${priceRange(value)})` : "");
}
