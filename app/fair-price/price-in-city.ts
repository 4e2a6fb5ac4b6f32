import type { Material } from "../../worker/data/materials.ts";
import type { CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { paidAt } from "../goods/goods.ts";
import { ageWithBasis } from "../prices/basis.ts";
import type { Age, PricesDay } from "../prices/price-age.ts";
import { isUnavailable } from "../words/format.ts";

/** Prices of the city that an offer near a place is judged by. */
export interface CityPrices {
  city: { name: string; slug: string };
  /** In a straight line; null if the place is this city. */
  kilometres: number | null;
  /** In no order. */
  prices: CityPrice[];
}

/** A material's price in a city with its age; undefined if there is none. */
export function priceOf(
  { prices }: CityPrices,
  { id, pays }: Pick<Material, "id"> & { pays?: number | undefined },
  day: PricesDay,
): (PriceRange & Age & Pick<CityPrice, "checkedOn" | "yards">) | undefined {
  const price = prices.find(({ materialId }) => materialId === id);
  if (!price || isUnavailable(price)) return undefined;
  const { minPrice, maxPrice, checkedOn, yards } = paidAt(price, pays);
  return { minPrice, maxPrice, checkedOn, yards, ...ageWithBasis(day, price) };
}
