import type { City } from "../../worker/data/cities.ts";
import type { CityAtDistance } from "../../worker/data/city-distances.ts";
import { type CityPrice, pricesAmong } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import type { PricesDay } from "../market/price-age.ts";
import { type Comparison, compare, uncountedIn } from "./comparison.ts";
import type { LoadLine } from "./count.ts";
import { type LoadWorth, type Worth, worthOf } from "./worth.ts";

/** Kilometres within which other cities are listed. */
const NEAR_KM = 300;
/** How many of the best cities of a state are listed, however far away they are. */
const MAX_BEST = 5;
/** How many of them are listed: the nearest. */
const MAX_NEAR = 6;
/** The most prices that are read, whatever is in the load: metals times cities. */
const MAX_PRICES = 70;
/** The most cities whose prices are read. */
const MAX_CITIES = 60;
type Place = Pick<City, "name" | "slug" | "state">;

/** Another city that has current prices for all that the nearest one has. */
interface OtherCity {
  city: Place;
  /** In a straight line from the visitor; null if they have not said where they are. */
  kilometres: number | null;
  total: Worth;
  comparison: Comparison | null;
  /** What its total also counts, although the nearest city has no price for it. */
  besides: string[];
}

/** Other cities, the best price first. */
export interface OtherCities {
  cities: OtherCity[];
  /** Those that cannot be compared, with the metals for which they have no current price. */
  apart: { city: Place; missing: string[] }[];
}

/** What a load is worth in a city at some distance. */
export interface CityWorth extends LoadWorth {
  city: Place;
  kilometres: number;
}

/** Cities within reach and those of the state, in their order, as many as may be read. */
export function citiesToRead(cities: CityAtDistance[], state: string | undefined, metals: number) {
  return cities
    .filter((city, i) => i < MAX_BEST || city.kilometres <= NEAR_KM || city.state === state)
    .slice(0, mostCities(metals));
}

/** The next cities, where none of those that were read has a current price. */
export function citiesBeyond(cities: CityAtDistance[], read: CityAtDistance[], metals: number) {
  return cities.filter((city) => !read.includes(city)).slice(0, mostCities(metals));
}

function mostCities(metals: number): number {
  return Math.min(MAX_CITIES, Math.floor(MAX_PRICES / metals));
}

/** What a load is worth in some cities, in their order. @throws DatabaseError */
export async function worthInCities(
  store: Store,
  cities: CityAtDistance[],
  lines: LoadLine[],
  day: PricesDay,
): Promise<CityWorth[]> {
  const ids = lines.map(({ material }) => material.id);
  const prices = await pricesAmong(
    store,
    cities.map(({ id }) => id),
    ids,
  );
  const byCity = Map.groupBy(prices, ({ cityId }) => cityId);
  return cities.map(({ id, kilometres, ...city }) => ({
    city,
    kilometres,
    ...worthOf(lines, byMaterial(byCity.get(id) ?? []), day),
  }));
}

function byMaterial(prices: CityPrice[]): Map<number, CityPrice> {
  return new Map(prices.map((price) => [price.materialId, price]));
}

/** The cities near the visitor and the best of a state, without the nearest one, the best price first. */
export function othersThan(
  nearest: CityWorth,
  priced: CityWorth[],
  state: string | undefined,
  kmCost: number,
): OtherCities {
  const others = priced.filter(({ city, total }) => total && city.slug !== nearest.city.slug);
  const compared = others
    .filter((other) => uncountedIn(nearest, other).length === 0)
    .map((other) => ({
      city: other.city,
      kilometres: other.kilometres,
      total: other.total!,
      besides: uncountedIn(other, nearest),
      comparison: compare(nearest, other, other.kilometres - nearest.kilometres, kmCost),
    }))
    .sort((a, b) => b.comparison.difference - a.comparison.difference);
  const best = compared.filter(({ city }) => city.state === state).slice(0, MAX_BEST);
  const near = compared
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MAX_NEAR);
  const apart = others
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .map((other) => ({ city: other.city, missing: uncountedIn(nearest, other) }))
    .filter(({ missing }) => missing.length > 0);
  return {
    cities: compared.filter((other) => near.includes(other) || best.includes(other)),
    apart: apart.slice(0, MAX_NEAR),
  };
}
