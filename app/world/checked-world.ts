import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { CheckedPrice } from "../../worker/data/prices.ts";
import type { CityPriceMonth } from "../../worker/data/record/price-months.ts";
import type { WorldPrices } from "../../worker/data/world-prices.ts";
import { ageOn, isAgeSaid, type PricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";
import { shareWords, sinceWords, WHY_LESS } from "./world-words.ts";

/** A price with its material's `world`. */
interface Priced extends CheckedPrice {
  world: string | null;
}

/**
 * Sentences on how world prices have moved since some prices were checked, for those old enough to have their age
 * stated; "" if there is nothing to say.
 * @param after whose checking it was: "this price was checked"
 */
export function worldSince(
  worldPrices: WorldPrices,
  prices: Priced[],
  day: PricesDay,
  after: string,
): string {
  const due = prices.filter((price) => !isUnavailable(price) && isAgeSaid(ageOn(day, price)));
  const known = due.flatMap(({ world, checkedOn }) => {
    const months = worldPrices.of(world);
    return world && months ? [{ world, months, checkedOn }] : [];
  });
  return sinceWords(known, after);
}

/**
 * A sentence on the share of a metal's world price that yards in a city paid, and why it is less; "" unless three
 * months in a row have both prices.
 * @param record recorded months of the city, of any metals, earliest first
 */
export function worldShare(
  worldPrices: WorldPrices,
  material: Pick<MaterialWithAliases, "id" | "world"> | undefined,
  record: CityPriceMonth[],
): string {
  if (!material?.world) return "";
  const recorded = record.filter(({ materialId }) => materialId === material.id);
  const words = shareWords(material.world, worldPrices.of(material.world) ?? [], recorded);
  return words ? `${words} ${WHY_LESS}` : "";
}
