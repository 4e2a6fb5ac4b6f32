import type { PriceRange } from "../../worker/data/prices.ts";
import { midpoint } from "../words/format.ts";
import type { Offer } from "./typed-offer.ts";

/** An offer's position relative to the price range. */
export type Verdict = "below" | "within" | "above";

/** Compares an offer in cents with a range; its ends count as within. */
export function verdictOn(cents: number, { minPrice, maxPrice }: PriceRange): Verdict {
  if (cents < Math.round(minPrice * 100)) return "below";
  return cents > Math.round(maxPrice * 100) ? "above" : "within";
}

/** An offer above this many times the highest price is implausible; a corrected one must be this close to the range. */
const FAR = 3;

/**
 * The offer in cents per kilogram that was probably meant by a bare number far too high: 700 cents, or 7,200
 * dollars a tonne. Undefined if neither comes near the range.
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
