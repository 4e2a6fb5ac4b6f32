import type { PriceRange } from "../../worker/data/prices.ts";
import { midpoint } from "../words/format.ts";
import type { Offer } from "./typed-offer.ts";

/** Where an offer lies. */
export type Verdict = "below" | "within" | "above";

/** Where an offer in cents lies in a range; on its edge counts as within. */
export function verdictOn(cents: number, { minPrice, maxPrice }: PriceRange): Verdict {
  if (cents < Math.round(minPrice * 100)) return "below";
  return cents > Math.round(maxPrice * 100) ? "above" : "within";
}

/** How many times the highest price an offer is that nobody makes; and how far from the range one still is. */
const FAR = 3;

/**
 * The cents a kilogram that were probably meant by a far too high offer without a unit: 700 cents, or 7,200 dollars
 * a tonne. Undefined where neither would come near the range.
 */
export function probablyMeant(offer: Offer, range: PriceRange): number | undefined {
  const { minPrice, maxPrice } = range;
  if (!offer.isBare || offer.cents <= maxPrice * 100 * FAR) return undefined;
  const middle = midpoint(range) * 100;
  const distance = (cents: number) => Math.abs(Math.log(cents / middle));
  return [100, 1000]
    .map((divisor) => Math.round(offer.cents / divisor))
    .filter((cents) => cents >= (minPrice * 100) / FAR && cents <= maxPrice * 100 * FAR)
    .sort((a, b) => distance(a) - distance(b))[0];
}
