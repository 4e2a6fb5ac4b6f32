import type { Row } from "../derive/tables.ts";
import { counted } from "../read/problems.ts";
import type { Comparison, PricePair } from "./comparison.ts";
import { amount, percent } from "./formats.ts";
import { type Warning, warning } from "./warning-kinds.ts";

type Price = Row<"prices">;

/** A price that moves by more than this share gets a warning. */
const MAX_MOVE = 0.25;

/**
 * The prices that moved, largest move first, without those that are new or removed. `change` is that of a price's low or
 * its high, whichever is larger: 0.25 means up by a quarter.
 */
export function movesOf(prices: PricePair[]) {
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

/** True if there is a price; 0 means that there is none. */
export function isAvailable(price: Price | undefined): price is Price {
  return price !== undefined && price.minCents > 0;
}

/** Warns of prices that move by more than a quarter. */
export function largeMoves({ prices, about }: Comparison): Warning[] {
  const large = movesOf(prices).filter(({ change }) => Math.abs(change) > MAX_MOVE);
  const count = counted(large.length, "price moves", "prices move");
  return warning(
    "moves",
    `${count} by more than a quarter`,
    large.map(({ before, after, change }) =>
      about(after, `: ${amount(before)} → ${amount(after)} (${percent(change)})`),
    ),
  );
}
