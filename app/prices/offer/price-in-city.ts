import { citiesByDistance } from "../../../worker/data/city-distances.ts";
import type { Material } from "../../../worker/data/materials.ts";
import { type CityPrice, type PriceRange, pricesInCity } from "../../../worker/data/prices.ts";
import type { Origin } from "../../../worker/data/search/places.ts";
import type { Store } from "../../../worker/data/store.ts";
import { isUnavailable } from "../../format.ts";
import { type Age, ageOn, type PricesDay } from "../price-age.ts";

/** Kilometres in a straight line beyond which another city's price says nothing about an offer. */
export const MAX_KILOMETRES = 100;

/** The prices of the city by which an offer near a place is judged. */
export interface CityPrices {
  city: { name: string; slug: string };
  /** In a straight line; null if the place is this city. */
  kilometres: number | null;
  /** In AUD per kg, in no order. */
  prices: CityPrice[];
}

/**
 * The prices of a place's own city, else those of the nearest one that has any; undefined if none is near enough.
 * @throws DatabaseError
 */
export async function cityPricesNear(
  store: Store,
  origin: Origin,
): Promise<CityPrices | undefined> {
  const near = (await citiesByDistance(store, origin)).filter(
    ({ kilometres }) => kilometres <= MAX_KILOMETRES,
  );
  const isOwn = ({ slug }: { slug: string }) => slug === origin.place?.citySlug;
  for (const city of near.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))) {
    const prices = (await pricesInCity(store, city.id)) ?? [];
    const { name, slug, kilometres } = city;
    if (prices.some((price) => !isUnavailable(price)))
      return { city: { name, slug }, kilometres: isOwn(city) ? null : kilometres, prices };
  }
  return undefined;
}

/** A material's price there with its age; undefined if there is none. */
export function priceOf(
  { prices }: CityPrices,
  { id }: Pick<Material, "id">,
  day: PricesDay,
): (PriceRange & Age & { checkedOn: string }) | undefined {
  const price = prices.find(({ materialId }) => materialId === id);
  if (!price || isUnavailable(price)) return undefined;
  const { minPrice, maxPrice, checkedOn } = price;
  return { minPrice, maxPrice, checkedOn, ...ageOn(day, price) };
}
