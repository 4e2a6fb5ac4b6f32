import type { City } from "../../worker/data/places/cities.ts";
import type { CityAtDistance } from "../../worker/data/places/city-distances.ts";
import { type CityPrice, pricesAmong } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { inCents, type Worth } from "../goods/amounts.ts";
import { withBasis } from "../prices/basis.ts";
import type { PricesDay } from "../prices/price-age.ts";
import type { LoadLine } from "./count.ts";
import {
  type Comparison,
  compare,
  type Drive,
  tripCents,
  uncountedIn,
} from "./verdicts/comparison.ts";
import { type LoadWorth, worthOf } from "./worth.ts";

/** Kilometres within which other cities are listed. */
const NEAR_KM = 300;
/** Best cities of a state that are listed however far away they are. */
const MAX_BEST = 5;
/** Nearest cities that are listed. */
const MAX_NEAR = 6;
/** Most prices read for any load: metals times cities. */
const MAX_PRICES = 70;
/** Most cities whose prices are read. */
const MAX_CITIES = 60;
type Place = Pick<City, "name" | "slug" | "state">;

/** Another city with current prices for everything that the nearest one has. */
interface OtherCity {
  city: Place;
  /** From the visitor, in a straight line; null if they have not given a place. */
  kilometres: number | null;
  total: Worth;
  comparison: Comparison | null;
  /** Metals in its total that the nearest city has no price for. */
  besides: string[];
  /** Metals in its total whose price is what one yard said. */
  oneYard: string[];
}

/** Other cities, best price first. */
export interface OtherCities {
  cities: OtherCity[];
  /** Slugs of those that somebody asked to compare. */
  asked?: string[];
  /** Cities that cannot be compared, with the metals for which they have no current price. */
  apart: { city: Place; missing: string[] }[];
}

/** The worth of a load in a city, and its distance. */
export interface CityWorth extends LoadWorth {
  city: Place;
  kilometres: number;
}

/** Those asked for, cities within reach and those of the state, in the order given, as many as may be read. */
export function citiesToRead(
  cities: CityAtDistance[],
  state: string | undefined,
  metals: number,
  aimed: CityAtDistance[] = [],
) {
  const others = cities
    .filter((city, i) => i < MAX_BEST || city.kilometres <= NEAR_KM || city.state === state)
    .filter((city) => !aimed.includes(city));
  const read = [...others.slice(0, mostCities(metals) - aimed.length), ...aimed];
  return cities.filter((city) => read.includes(city));
}

/** The next cities to read if none so far has a current price. */
export function citiesBeyond(cities: CityAtDistance[], read: CityAtDistance[], metals: number) {
  return cities.filter((city) => !read.includes(city)).slice(0, mostCities(metals));
}

/** How many cities are compared for a load of so many metals. */
export function mostCities(metals: number): number {
  return Math.min(MAX_CITIES, Math.floor(MAX_PRICES / metals));
}

/** The prices of a load's metals in some cities. @throws DatabaseError */
export function pricesOfLoad(store: Store, cities: CityAtDistance[], lines: LoadLine[]) {
  return pricesAmong(
    store,
    cities.map(({ id }) => id),
    [...new Set(lines.map(({ material }) => material.id))],
  );
}

/** The worth of a load in each city, in the order given. */
export function worthInCities(
  cities: CityAtDistance[],
  prices: (CityPrice & { cityId: number })[],
  lines: LoadLine[],
  day: PricesDay,
): CityWorth[] {
  const byCity = Map.groupBy(prices, ({ cityId }) => cityId);
  return cities.map(({ id, kilometres, ...city }) => ({
    city,
    kilometres,
    ...worthOf(lines, byMaterial(byCity.get(id) ?? []), day),
  }));
}

function byMaterial(prices: CityPrice[]): Map<number, CityPrice> {
  return new Map(prices.map((price) => [price.materialId, withBasis(price)]));
}

/** Names of the metals counted in a city whose price is what one yard said. */
export function byOneYard({ lines }: LoadWorth): string[] {
  const names = lines.flatMap(({ line, price, isCounted }) =>
    isCounted && price?.yards === 1 ? line.material.name : [],
  );
  return [...new Set(names)];
}

/** The cities near the visitor and the best of a state, without the nearest one, best price first. */
export function othersThan(
  nearest: CityWorth,
  priced: CityWorth[],
  state: string | undefined,
  drive: Drive,
  aimed: CityAtDistance[] = [],
): OtherCities {
  const others = priced.filter(({ city, total }) => total && city.slug !== nearest.city.slug);
  const compared = others
    .filter((other) => uncountedIn(nearest, other).length === 0)
    .map((other) => ({
      city: other.city,
      kilometres: other.kilometres,
      total: other.total!,
      besides: uncountedIn(other, nearest),
      oneYard: byOneYard(other),
      comparison: {
        ...compare(nearest, other, other.kilometres - nearest.kilometres, drive),
        isLoss: tripCents(other.kilometres, drive.kmCost) > inCents(other.total!.max),
      },
    }))
    .sort((a, b) => b.comparison.difference - a.comparison.difference);
  const best = compared.filter(({ city }) => city.state === state).slice(0, MAX_BEST);
  const near = compared
    .filter(({ kilometres }) => kilometres <= NEAR_KM)
    .toSorted((a, b) => a.kilometres - b.kilometres)
    .slice(0, MAX_NEAR);
  const isAimed = ({ city }: { city: Place }) => aimed.some(({ slug }) => slug === city.slug);
  const apart = others
    .filter((other) => other.kilometres <= NEAR_KM || isAimed(other))
    .map((other) => ({ city: other.city, missing: uncountedIn(nearest, other) }))
    .filter(({ missing }) => missing.length > 0);
  return {
    cities: compared.filter(
      (other) => near.includes(other) || best.includes(other) || isAimed(other),
    ),
    asked: aimed.map(({ slug }) => slug),
    apart: apart.slice(0, MAX_NEAR),
  };
}
