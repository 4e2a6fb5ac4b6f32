import type { Dataset } from "../../worker/data/dataset.ts";
import type { MaterialDetail } from "../../worker/data/materials.ts";
import type { CheckedPrice } from "../../worker/data/prices.ts";
import type { WorldMonth } from "../../worker/data/world-prices.ts";
import { ageOn, isAgeSaid, type PricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";
import { besidePrices, sinceWords, worldAge } from "./world-words.ts";

/**
 * Sentences on how old a material's latest world price is, and how it has moved since those of its prices that are
 * no longer new were checked, counted from the month when most of them were; "" without world prices.
 * @param months its world prices, earliest first
 */
export function sinceChecked(
  { world }: MaterialDetail,
  months: WorldMonth[] | undefined,
  prices: CheckedPrice[],
  day: PricesDay,
  dataset: Dataset | undefined,
): string {
  const last = months?.at(-1);
  if (!world || !months || !last) return "";
  const due = prices.filter((price) => !isUnavailable(price) && isAgeSaid(ageOn(day, price)));
  const byMonth = Map.groupBy(due, ({ checkedOn }) => checkedOn.slice(0, 7));
  const [most] = [...byMonth.values()].sort((a, b) => b.length - a.length);
  const checked = most?.slice(0, 1).map(({ checkedOn }) => ({ world, months, checkedOn })) ?? [];
  const since = sinceWords(checked, "the older of these prices were checked");
  const age = `Our latest figure is from ${worldAge(last).words}.`;
  return [age, besidePrices([since], dataset)].filter(Boolean).join(" ");
}
