import type { PriceRange } from "../../worker/data/prices.ts";
import { midpoint } from "../words/format.ts";
import type { Offer } from "./offer.ts";

/** An offer of more than this many times the highest price, or as small a part of the lowest, is implausible; a corrected one must be this close to the range. */
const FAR = 3;

/**
 * What was probably meant in cents per kilogram by an offer far from the range: 700 cents, 7,200 dollars a tonne, or a
 * kilogram in place of another unit. Undefined if nothing else that it may be comes near the range.
 */
export function probablyMeant(offer: Offer, range: PriceRange): number | undefined {
  const [low, high] = [(range.minPrice * 100) / FAR, range.maxPrice * 100 * FAR];
  const isNear = (cents: number) => cents >= low && cents <= high;
  if (isNear(offer.cents)) return undefined;
  const middle = midpoint(range) * 100;
  const distance = (cents: number) => Math.abs(Math.log(cents / middle));
  return offer.others.filter(isNear).sort((a, b) => distance(a) - distance(b))[0];
}
