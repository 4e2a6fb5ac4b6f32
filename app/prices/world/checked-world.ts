import type { MaterialWithAliases } from "../../../worker/data/materials.ts";
import type { CheckedPrice } from "../../../worker/data/prices.ts";
import type { CityPriceMonth } from "../../../worker/data/record/price-months.ts";
import type { Store } from "../../../worker/data/store.ts";
import { worldPricesOf } from "../../../worker/data/world-prices.ts";
import { isUnavailable } from "../../format.ts";
import { ageOn, isAgeSaid, type PricesDay } from "../price-age.ts";
import { shareWords, sinceWords, WHY_LESS } from "./world-words.ts";

/** A price with its material's `world`. */
interface Priced extends CheckedPrice {
  world: string | null;
}

/**
 * What the world prices did after prices were checked, of those whose age is said; "" where there is nothing to say.
 * @param after whose checking it was: "this price was checked"
 * @throws DatabaseError
 */
export async function worldSince(
  store: Store,
  prices: Priced[],
  day: PricesDay,
  after: string,
): Promise<string> {
  const due = prices.filter((price) => !isUnavailable(price) && isAgeSaid(ageOn(day, price)));
  const world = await worldPricesOf(
    store,
    due.map(({ world }) => world),
  );
  const known = due.flatMap(({ world: name, checkedOn }) => {
    const months = name && world.get(name);
    return months ? [{ world: name, months, checkedOn }] : [];
  });
  return sinceWords(known, after);
}

/**
 * What share of a metal's world price yards in a city paid, and why; "" where no three months in a row have both.
 * @param record recorded months of the city, of any metals, the earliest first
 * @throws DatabaseError
 */
export async function worldShare(
  store: Store,
  material: Pick<MaterialWithAliases, "id" | "world"> | undefined,
  record: CityPriceMonth[],
): Promise<string> {
  if (!material?.world) return "";
  const world = await worldPricesOf(store, [material.world]);
  const recorded = record.filter(({ materialId }) => materialId === material.id);
  const words = shareWords(material.world, world.get(material.world) ?? [], recorded);
  return words ? `${words} ${WHY_LESS}` : "";
}
