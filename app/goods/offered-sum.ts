import { readMoney } from "../../worker/amounts/money.ts";

/** Highest price and total accepted, in dollars. */
const MAX_DOLLARS = 1_000_000;

/** The message for a total that is no number. */
export const TOTAL_PROBLEM = "Type the total in dollars, such as 420.";

/** Reads an offer for all of something, in dollars, or the problem with it; neither for "". */
export function readSum(text: string): { dollars?: number; problem?: string } {
  if (text === "") return {};
  const money = readMoney(text);
  const problem = problemWith(money?.per ? undefined : money?.dollars, TOTAL_PROBLEM);
  return problem ? { problem } : { dollars: money!.dollars };
}

/** Returns the problem with dollars as typed; `unread` if they are no number. */
export function problemWith(typed = Number.NaN, unread: string): string | undefined {
  if (Number.isNaN(typed)) return unread;
  if (typed === 0) return "Type more than 0.";
  return typed > MAX_DOLLARS ? "We go up to $1,000,000. Check the figure." : undefined;
}
