import { currentPricesOf } from "../../worker/data/material-ranges.ts";
import { allMaterials } from "../../worker/data/materials.ts";
import { allCities, type City, topCities } from "../../worker/data/places/cities.ts";
import { allStates, type State } from "../../worker/data/places/states.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { type PriceMap, priceMap } from "./price-map.ts";

/** A city in the list, with what it pays for the metal in AUD per kg; null without a price that is not old. */
export interface CityRow extends City {
  price: PriceRange | null;
}

/** What the list of cities shows. */
export interface CityLists {
  /** By name. */
  cities: CityRow[];
  /** All states, in display order. */
  states: Pick<State, "code" | "name">[];
  map: PriceMap;
  metal: { name: string; slug: string };
  metals: { name: string; slug: string }[];
  /** What the whole country pays for the metal; undefined if nobody says. */
  scale: PriceRange | undefined;
}

/** The metal of the prices where the address names none. */
const COPPER = "copper";
/** The largest cities, for which the map may have room: more than it has, because many are close to another. */
const LARGE = 30;

/** The cities with their prices of a metal; those of copper if there is no such metal. @throws DatabaseError */
export async function cityLists(store: Store, slug: string): Promise<CityLists> {
  const [prices, large, cities, states, materials] = await Promise.all([
    currentPricesOf(store, slug || COPPER),
    topCities(store, LARGE),
    allCities(store),
    allStates(store),
    allMaterials(store),
  ]);
  const metals = materials.map(({ name, slug }) => ({ name, slug }));
  const metal = metals.find((one) => one.slug === (slug || COPPER));
  if (!metal && slug) return cityLists(store, "");
  const byCity = new Map(prices.map((price) => [price.id, price]));
  return {
    cities: cities.map((city) => {
      const { minPrice, maxPrice } = byCity.get(city.id) ?? {};
      return { ...city, price: minPrice && maxPrice ? { minPrice, maxPrice } : null };
    }),
    states: states.map(({ code, name }) => ({ code, name })),
    map: priceMap(large, prices),
    metal: metal ?? { name: "Copper", slug: COPPER },
    metals,
    scale: spanOf(prices),
  };
}
