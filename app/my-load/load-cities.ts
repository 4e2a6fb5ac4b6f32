import type { City } from "../../worker/data/places/cities.ts";
import type { CityAtDistance } from "../../worker/data/places/city-distances.ts";
import { type CityPrice, pricesAmong } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { withBasis } from "../prices/basis.ts";
import type { PricesDay } from "../prices/price-age-words.ts";
import type { LoadLine } from "./count.ts";
import { compare, type Drive, middleCents, uncountedIn } from "./verdicts/comparison.ts";
import { type LoadWorth, totalOf, worthOf } from "./worth.ts";

/** Kilometres within which other cities are listed. */
const NEAR_KM = 300;
/** Best cities of a state that are listed however far away they are. */
const MAX_BEST = 5;
/** Nearest cities that are listed. */
const MAX_NEAR = 6;
/** Maximum number of prices read for a load: metals times cities. */
const MAX_PRICES = 70;
/** Maximum number of cities whose prices are read. */
const MAX_CITIES = 60;

/** Other cities, best price first. */
export interface OtherCities {
  cities: ReturnType<typeof otherCity>[];
  /** Slugs of the cities that the visitor wants to compare. */
  wanted?: string[];
  /** Cities that cannot be compared, with the metals that have no current price there. */
  apart: { city: CityWorth["city"]; missing: string[] }[];
}

/** The worth of a load in a city, and its distance. */
export interface CityWorth extends LoadWorth {
  city: Pick<City, "name" | "slug" | "state">;
  kilometres: number;
}

/**
 * Chooses the cities whose prices are read: those that the visitor wants, those within reach and those of the state, in
 * the order given.
 */
export function citiesToRead(
  cities: CityAtDistance[],
  state: string | undefined,
  metals: number,
  wanted: CityAtDistance[] = [],
) {
  const others = cities
    .filter((city, i) => i < MAX_BEST || city.kilometres <= NEAR_KM || city.state === state)
    .filter((city) => !wanted.includes(city));
  const read = [...others.slice(0, mostCities(metals) - wanted.length), ...wanted];
  return cities.filter((city) => read.includes(city));
}

/** Returns the number of cities in which a load of this many metals is compared. */
export function mostCities(metals: number): number {
  return Math.min(MAX_CITIES, Math.floor(MAX_PRICES / metals));
}

/** Reads the prices of some metals in some cities. @throws DatabaseError */
export function pricesIn(store: Store, cities: CityAtDistance[], metals: Iterable<number>) {
  const ids = cities.map(({ id }) => id);
  return pricesAmong(store, ids, [...metals]);
}

/**
 * Values a load in some cities; if none of them has a current price, also in the next ones beyond.
 * @param cities all, by distance
 * @throws DatabaseError
 */
export async function worthNear(
  store: Store,
  cities: CityAtDistance[],
  read: CityAtDistance[],
  lines: LoadLine[],
  day: PricesDay,
) {
  const metals = new Set(lines.map(({ material }) => material.id));
  const prices = await pricesIn(store, read, metals);
  const priced = worthInCities(read, prices, lines, day);
  if (lines.length > 0 && !priced.some(({ total }) => total)) {
    const beyond = cities.filter((city) => !read.includes(city)).slice(0, mostCities(lines.length));
    const more = await pricesIn(store, beyond, metals);
    prices.push(...more);
    priced.push(...worthInCities(beyond, more, lines, day));
  }
  return { prices, priced };
}

/** Values a load in each city, in the order given. */
function worthInCities(
  cities: CityAtDistance[],
  prices: (CityPrice & { cityId: number })[],
  lines: LoadLine[],
  day: PricesDay,
): CityWorth[] {
  const byCity = Map.groupBy(prices, ({ cityId }) => cityId);
  return cities.map(({ id, kilometres, ...city }) => {
    const own = (byCity.get(id) ?? []).map(
      (price) => [price.materialId, withBasis(price)] as const,
    );
    return { city, kilometres, ...worthOf(lines, new Map(own), day) };
  });
}

/** Lists the metals counted in a city at the price of one yard. */
export function byOneYard({ lines }: LoadWorth): string[] {
  const names = lines.flatMap(({ line, price, isCounted }) =>
    isCounted && price?.yards === 1 ? line.material.name : [],
  );
  return [...new Set(names)];
}

/** A city with a current price for every metal that the nearest one counts, and its comparison with that one. */
function otherCity(worth: CityWorth, nearest?: CityWorth, drive?: Drive) {
  return {
    city: worth.city,
    /** Distance from the visitor in a straight line; null without a place. */
    kilometres: nearest ? worth.kilometres : null,
    total: worth.total!,
    comparison: nearest && drive ? compare(nearest, worth, drive) : null,
    /** Metals in its total that the nearest city has no price for. */
    besides: nearest ? uncountedIn(worth, nearest) : [],
    /** Metals in its total at the price of one yard. */
    oneYard: byOneYard(worth),
  };
}

/** Chooses the cities near the visitor and the best in a state, except the nearest, with the best price first. */
export function othersThan(
  nearest: CityWorth,
  priced: CityWorth[],
  state: string | undefined,
  drive: Drive,
  wanted: CityAtDistance[] = [],
): OtherCities {
  const others = priced.filter(({ city, total }) => total && city.slug !== nearest.city.slug);
  const compared = others
    .filter((other) => uncountedIn(nearest, other).length === 0)
    .map((other) => otherCity(other, nearest, drive))
    .sort((a, b) => b.comparison!.difference - a.comparison!.difference);
  const best = compared.filter(({ city }) => city.state === state).slice(0, MAX_BEST);
  const near = compared
    .filter(({ kilometres }) => kilometres! <= NEAR_KM)
    .toSorted((a, b) => a.kilometres! - b.kilometres!)
    .slice(0, MAX_NEAR);
  const slugs = wanted.map(({ slug }) => slug);
  const isWanted = ({ city }: Pick<CityWorth, "city">) => slugs.includes(city.slug);
  const close = others.filter((other) => other.kilometres <= NEAR_KM || isWanted(other));
  return {
    cities: compared.filter((city) => [...near, ...best].includes(city) || isWanted(city)),
    wanted: slugs,
    apart: apartFrom(nearest, close).slice(0, MAX_NEAR),
  };
}

/** Lists cities that lack a current price for a metal counted in another city. */
function apartFrom(counted: LoadWorth, cities: CityWorth[]): OtherCities["apart"] {
  return cities
    .map((other) => ({ city: other.city, missing: uncountedIn(counted, other) }))
    .filter(({ missing }) => missing.length > 0);
}

/** Lists cities for a visitor without a place, best price first, apart from those that count fewer metals. */
export function othersAnywhere(priced: CityWorth[]): OtherCities {
  const countOf = ({ lines }: LoadWorth) => totalOf(lines, ({ isCounted }) => Number(isCounted));
  const [most] = priced.toSorted((a, b) => countOf(b) - countOf(a));
  if (!most) return { cities: [], apart: [] };
  const whole = priced.filter((one) => one.total && uncountedIn(most, one).length === 0);
  return {
    cities: whole
      .map((worth) => otherCity(worth))
      .sort((a, b) => middleCents(b.total) - middleCents(a.total)),
    apart: apartFrom(most, priced),
  };
}
