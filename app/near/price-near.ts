import { kilometres, NEAR_KILOMETRES } from "../../worker/data/places/distance.ts";
import { spanOf } from "../../worker/data/price-span.ts";
import type { MaterialPrice, PlacedPrice } from "../../worker/data/prices.ts";
import type { Origin } from "../../worker/search/places.ts";
import { ageWithBasis } from "../prices/basis.ts";
import { isOld, type PricesDay } from "../prices/price-age-words.ts";
import { priceChange } from "../prices/price-change.ts";
import { isUnavailable } from "../words/format.ts";

// Every page that answers what a metal is worth near a place uses the prices chosen here. The rules are in
// docs/data.md.

interface CityAtDistance {
  slug: string;
  kilometres: number;
}

/**
 * Chooses the cities whose prices apply near a place. If no price is current, the nearest old one is shown and
 * nothing is counted.
 * @param priceIn returns the age of a city's price, undefined if it has none
 */
export function citiesNear<City extends CityAtDistance>(
  cities: City[],
  origin: Origin,
  priceIn: (city: City) => "current" | "old" | undefined,
) {
  const priced = nearestFirst(cities, origin).map((city) => ({ city, has: priceIn(city) }));
  const own = priced.find(({ city, has }) => has && isOwn(city, origin))?.city;
  const counted = priced.find(({ has }) => has === "current")?.city;
  const shown = own ?? counted ?? priced.find(({ has }) => has)?.city;
  const isJudged =
    counted !== undefined && (isOwn(counted, origin) || counted.kilometres <= NEAR_KILOMETRES);
  return {
    /** The city shown first: the place's own one if it has any price, even an old one; otherwise `counted`. */
    shown,
    /** The city whose prices totals count with: the place's own one or the nearest, if the price is current. */
    counted,
    /** True if `counted` is near enough to judge an offer by, or to compare other cities with. */
    isJudged,
  };
}

/** The cities by distance, after the place's own one. */
export function nearestFirst<City extends CityAtDistance>(cities: City[], origin: Origin): City[] {
  const rank = (city: City) => (isOwn(city, origin) ? -1 : city.kilometres);
  return cities.toSorted((a, b) => rank(a) - rank(b));
}

/** True if the city is the place itself. A suburb's city doesn't count: it is only near. */
function isOwn({ slug }: { slug: string }, { place }: Origin): boolean {
  return slug === place?.citySlug;
}

/** A metal's price near a place, as `citiesNear` chooses it. */
export type PriceNear = ReturnType<typeof priceNear>;

/** A metal's price in a city near a place. */
export type NearPrice = NonNullable<PriceNear["shown"]>;

/**
 * A metal's price near a place, in AUD per kg.
 * @param placed all prices of the metal with the positions of their cities
 */
export function priceNear(placed: PlacedPrice[], origin: Origin, day: PricesDay) {
  const cities = placed.flatMap(({ price, point, previous }) =>
    point && price.citySlug !== null && !isUnavailable(price)
      ? [{ slug: price.citySlug, kilometres: kilometres(origin, point), price, previous }]
      : [],
  );
  const ageOf = (price: MaterialPrice) => ageWithBasis(day, price);
  const isCurrent = ({ price }: { price: MaterialPrice }) => !isOld(ageOf(price));
  const nearPrice = (city: (typeof cities)[number] | undefined) => {
    if (!city) return null;
    const { slug, price, previous } = city;
    const { minPrice, maxPrice, checkedOn, cityId: id, cityName: name, state } = price;
    return {
      minPrice,
      maxPrice,
      checkedOn,
      city: { id, name, slug, state },
      /** In a straight line; null if the place is this city. */
      kilometres: isOwn(city, origin) ? null : city.kilometres,
      ...ageOf(price),
      change: priceChange({ minPrice, maxPrice, previous }, day.today),
    };
  };
  const { shown, counted, isJudged } = citiesNear(cities, origin, (city) =>
    isCurrent(city) ? "current" : "old",
  );
  return {
    shown: nearPrice(shown),
    counted: nearPrice(counted),
    isJudged,
    /** The range of current prices in Australian cities; undefined if there are none. */
    scale: spanOf(cities.filter(isCurrent).map(({ price }) => price)),
  };
}
