import { toCents, toDollars } from "../../../worker/amounts/cents.ts";
import { seededFraction } from "../../maps/seeded-fraction.ts";
import { monthNumber } from "../../words/iso-month.ts";
import type { TrendMetal } from "./trend.ts";

/** Lowest and highest base price of each metal, AUD per kg. */
const BASE_RANGES = {
  copper: [8, 10],
  aluminum: [1.2, 2.0],
  brass: [4, 5.5],
  steel: [0.2, 0.35],
} satisfies Record<TrendMetal, [number, number]>;

/**
 * A generated price for a city, metal and month ("2026-11"), AUD per kg to the cent. The same arguments give the same
 * price, so that the chart stays the same between visits.
 */
export function simulatedPrice(citySlug: string, metal: TrendMetal, month: string): number {
  const number = monthNumber(month);
  const [min, max] = BASE_RANGES[metal];
  const base = min + (max - min) * seededFraction(`${citySlug} ${metal} ${number}`);
  // A tenth more from May to October, a tenth less in other months.
  const season = number % 12 >= 4 && number % 12 <= 9 ? 1.1 : 0.9;
  return toDollars(toCents(base * season));
}
