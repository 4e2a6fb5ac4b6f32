import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { shortMonthOf } from "../words/format.ts";
import { isoMonth, monthNumber } from "../words/iso-month.ts";
import { worldName } from "./world-words.ts";

/** What is needed of a month of a metal's record. */
type Recorded = Pick<PriceMonth, "month" | "minPrice" | "middlePrice" | "maxPrice">;

/** World prices looked at: a year and the month before it, and as much again for a record that has gaps. */
const RECENT = 26;

/**
 * How yards in the country follow a world price: "In May 2026 Australian yards paid 33–63% of the world price
 * of copper, about 47% in the middle. In the year to then the world price rose 27%, and what yards pay rose 25%.";
 * undefined without a month that has both prices. Yards' prices go from the lowest to the highest of all cities, and
 * their middle is the mean of the cities'. Without the same month a year earlier, only the share is said.
 * @param months world prices, earliest first
 */
export function followWords(
  world: string,
  months: WorldMonth[],
  recorded: Recorded[],
): string | undefined {
  const yards = new Map(recorded.map((one) => [one.month, one]));
  const recent = months.slice(-RECENT);
  const prices = new Map(recent.map(({ month, audPerKg }) => [month, audPerKg]));
  const both = (month: string) => {
    const [paid, price] = [yards.get(month), prices.get(month)];
    return paid && price ? { month, paid, price } : undefined;
  };
  const now = recent.flatMap(({ month }) => both(month) ?? []).at(-1);
  if (!now) return undefined;
  const { paid: of, price } = now;
  const [low, middle, high] = [of.minPrice, of.middlePrice, of.maxPrice].map((each) =>
    Math.round((each / price) * 100),
  );
  const paid = `In ${shortMonthOf(now.month)} Australian yards paid ${low}–${high}% of the world price of ${worldName(world)}, about ${middle}% in the middle.`;
  const then = both(isoMonth(monthNumber(now.month) - 12));
  if (!then) return paid;
  const moved = (from: number, to: number) => {
    const percent = Math.round((to / from - 1) * 100);
    if (percent === 0) return "hardly moved";
    return `${percent > 0 ? "rose" : "fell"} ${Math.abs(percent)}%`;
  };
  return `${paid} In the year to then the world price ${moved(then.price, now.price)}, and what yards pay ${moved(then.paid.middlePrice, of.middlePrice)}.`;
}
