import { currentPricesOf } from "../../worker/data/material-ranges.ts";
import { allMaterials, type Material } from "../../worker/data/materials.ts";
import { allCities, type City, topCities } from "../../worker/data/places/cities.ts";
import { allStates, type State } from "../../worker/data/places/states.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { type PriceMap, priceMap } from "./price-map.ts";

/** A city in the list. */
export interface CityRow extends City {
  /** Of the metal, in AUD per kg; null without a current price. */
  price: PriceRange | null;
}

/** The data of the list of cities. */
export interface CityLists {
  /** By name. */
  cities: CityRow[];
  /** All states, in display order. */
  states: Pick<State, "code" | "name">[];
  map: PriceMap;
  metal: Pick<Material, "name" | "slug">;
  metals: Pick<Material, "name" | "slug">[];
  /** The range of the metal across the country; undefined without prices. */
  scale: PriceRange | undefined;
}

/** The metal by default. */
const COPPER = { name: "Copper", slug: "copper" };
/** Number of large cities to try on the map: more than fit, because many are close together. */
const LARGE = 30;

/** The cities with their prices of a metal, or of copper if the slug is "" or unknown. @throws DatabaseError */
export async function cityLists(store: Store, slug: string): Promise<CityLists> {
  const [prices, large, cities, states, materials] = await Promise.all([
    currentPricesOf(store, slug || COPPER.slug),
    topCities(store, LARGE),
    allCities(store),
    allStates(store),
    allMaterials(store),
  ]);
  const metals = materials.map(({ name, slug }) => ({ name, slug }));
  const metal = metals.find((one) => one.slug === (slug || COPPER.slug));
  if (!metal && slug) return cityLists(store, "");
  const byCity = new Map(prices.map((price) => [price.id, price]));
  return {
    cities: cities.map((city) => {
      const { minPrice, maxPrice } = byCity.get(city.id) ?? {};
      return { ...city, price: minPrice && maxPrice ? { minPrice, maxPrice } : null };
    }),
    states: states.map(({ code, name }) => ({ code, name })),
    map: priceMap(large, prices),
    metal: metal ?? COPPER,
    metals,
    scale: spanOf(prices),
  };
}
