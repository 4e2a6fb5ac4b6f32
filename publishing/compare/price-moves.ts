import type { Row } from "../derive/tables.ts";
import type { PricePair } from "./comparison.ts";

type Price = Row<"prices">;

/** A price that moved from one amount to another. */
export interface Move {
  before: Price;
  after: Price;
  /** The larger of the changes of its lowest and its highest: 0.25 is a quarter up. */
  change: number;
}

/** The prices that moved, the largest move first; those that appear or go are not among them. */
export function movesOf(prices: PricePair[]): Move[] {
  return prices
    .flatMap(({ before, after }) => {
      if (!isAvailable(before) || !isAvailable(after)) return [];
      const low = after.minCents / before.minCents - 1;
      const high = after.maxCents / before.maxCents - 1;
      return [{ before, after, change: Math.abs(low) > Math.abs(high) ? low : high }];
    })
    .filter(({ change }) => change !== 0)
    .sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
}

/** True if there is a price: 0 says that there is none. */
export function isAvailable(price: Price | undefined): price is Price {
  return price !== undefined && price.minCents > 0;
}
