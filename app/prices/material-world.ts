import type { Dataset } from "../../worker/data/dataset.ts";
import type { CheckedPrice } from "../../worker/data/prices.ts";
import type { PriceMonth } from "../../worker/data/record/price-months.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { isUnavailable } from "../words/format.ts";
import { followWords } from "./follow-words.ts";
import { ageOn, isAgeSaid, type PricesDay } from "./price-age.ts";
import { sinceWords, worldAge } from "./world-words.ts";

/** Said where it is not known how much less, so that nobody expects a world price from a yard. */
const WHY_LESS = "Yards pay less: cleaning, freight and their own margin come off.";
const OLDER = "the older of these prices were checked";
const INVENTED = "The yards’ prices here are invented, and the world prices are real.";

/**
 * Sentences on how much of its world price yards pay for a material, how old the latest one is, and how it has moved
 * since those of the material's prices that are no longer new were checked, counted from the month when most of them
 * were; beside a sample's prices, that those are invented.
 * @param months its world prices, at least one, earliest first
 * @param recorded what yards paid
 */
export function besidePrices(
  world: string,
  months: WorldMonth[],
  recorded: Pick<PriceMonth, "month" | "middlePrice">[],
  prices: CheckedPrice[],
  day: PricesDay,
  dataset: Pick<Dataset, "isSample"> | undefined,
): string {
  const due = prices.filter((price) => !isUnavailable(price) && isAgeSaid(ageOn(day, price)));
  const byMonth = Map.groupBy(due, ({ checkedOn }) => checkedOn.slice(0, 7));
  const [most] = [...byMonth.values()].sort((a, b) => b.length - a.length);
  return [
    followWords(world, months, recorded) ?? WHY_LESS,
    `Our latest figure is from ${worldAge(months.at(-1)!).words}.`,
    most?.[0] ? sinceWords(world, months, most[0].checkedOn, OLDER) : "",
    dataset?.isSample ? INVENTED : "",
  ]
    .filter(Boolean)
    .join(" ");
}
