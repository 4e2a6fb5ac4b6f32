import { readMoney } from "../../contract/amounts/money.ts";
import type { PriceRange } from "../../worker/data/prices.ts";

/** An offer's position relative to the price range. */
export type Verdict = "below" | "within" | "above";

/** Compares an offer in cents with a range; its ends count as within. */
export function verdictOn(cents: number, { minPrice, maxPrice }: PriceRange): Verdict {
  if (cents < Math.round(minPrice * 100)) return "below";
  return cents > Math.round(maxPrice * 100) ? "above" : "within";
}

/** Advice for each verdict. */
export const ADVICE = {
  below:
    "Below the range isn’t proof of a bad deal: grade, amount and the day’s price differ. Ask the yard why, and ring another.",
  within: "That’s what yards usually pay there. A cleaner load or more weight may still earn more.",
  above:
    "That’s more than yards usually pay there. Check that it is for this grade and for all of your load.",
};

/** Highest price and total accepted, in dollars. */
const MAX_DOLLARS = 1_000_000;

/** What to type for a total that is none. */
export const TOTAL_PROBLEM = "Type the total in dollars, such as 420.";

/** What was offered for all of something, in dollars, or what is wrong with it; neither for "". */
export function readSum(text: string): { dollars?: number; problem?: string } {
  if (text === "") return {};
  const money = readMoney(text);
  const problem = problemWith(money?.per ? undefined : money?.dollars, TOTAL_PROBLEM);
  return problem ? { problem } : { dollars: money!.dollars };
}

/** What is wrong with dollars as typed; `unread` if they are no number. */
export function problemWith(typed = Number.NaN, unread: string): string | undefined {
  if (Number.isNaN(typed)) return unread;
  if (typed === 0) return "Type more than 0.";
  return typed > MAX_DOLLARS ? "We go up to $1,000,000. Check the figure." : undefined;
}
