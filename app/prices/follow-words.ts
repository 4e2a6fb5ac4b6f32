import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { worldName } from "./world-words.ts";

/** World prices looked at: two years, and a month or two for a record that lags. */
const RECENT = 26;

/** Shares that have a name, in per cent. */
const NAMED: [share: number, name: string][] = [
  [25, "a quarter of"],
  [33, "a third of"],
  [50, "half"],
  [67, "two thirds of"],
  [75, "three quarters of"],
];

/**
 * How much of a world price yards in the country pay: "Yards pay about half the world price of copper."; undefined
 * without a month that has both. What yards pay is the mean of the cities' middles.
 * @param months world prices, earliest first
 */
export function followWords(
  world: string,
  months: WorldMonth[],
  recorded: Pick<PriceMonth, "month" | "middlePrice">[],
): string | undefined {
  const yards = new Map(recorded.map(({ month, middlePrice }) => [month, middlePrice]));
  const shares = months.slice(-RECENT).flatMap(({ month, audPerKg }) => {
    const middle = yards.get(month);
    return middle === undefined ? [] : Math.round((middle / audPerKg) * 100);
  });
  const last = shares.at(-1);
  if (last === undefined) return undefined;
  const named = NAMED.find(([share]) => Math.abs(share - last) <= 4)?.[1];
  return `Yards pay about ${named ?? `${last}% of`} the world price of ${worldName(world)}.`;
}
