import { toCents } from "../../worker/amounts/cents.ts";
import type { PriceRange } from "../../worker/data/prices.ts";

/** An offer's position relative to the price range. */
export type Verdict = "below" | "within" | "above";

/** Compares an offer in cents with a range; its ends count as within. */
export function verdictOn(cents: number, { minPrice, maxPrice }: PriceRange): Verdict {
  if (cents < toCents(minPrice)) return "below";
  return cents > toCents(maxPrice) ? "above" : "within";
}

export { default as ADVICE } from "./advice.json";
