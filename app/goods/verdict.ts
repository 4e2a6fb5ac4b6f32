import { toCents } from "../../worker/amounts/cents.ts";
import type { PriceRange } from "../../worker/data/prices.ts";

/** An offer's position relative to the price range. */
export type Verdict = "below" | "within" | "above";

/** Compares an offer in cents with a range; its ends count as within. */
export function verdictOn(cents: number, { minPrice, maxPrice }: PriceRange): Verdict {
  if (cents < toCents(minPrice)) return "below";
  return cents > toCents(maxPrice) ? "above" : "within";
}

/** Advice for each verdict. */
export const ADVICE = {
  below:
    "Below the range isn’t proof of a bad deal: grade, amount and the day’s price differ. Ask the yard why, and ring another.",
  within: "That’s what yards usually pay there. A cleaner load or more weight may still earn more.",
  above:
    "That’s more than yards usually pay there. Check that it is for this grade and for all of your load.",
};
