import { eq, sql } from "drizzle-orm";
import { type City, listedCity, placedCities } from "./places/cities.ts";
import { kilometres, type Point } from "./places/distance.ts";
import { cityPrice } from "./prices.ts";
import { cities, lists, prices } from "./schema.ts";
import { read, type Store } from "./store.ts";

/** A latitude that separates Tasmania and its islands, such as King Island, from the mainland. */
const BASS_STRAIT = -39.3;

/**
 * The nearest city that has prices, its distance in kilometres in a straight line, and the prices in AUD per kg, in no
 * particular order; a city on the same side of Bass Strait as the point comes before any other. Undefined if no city has
 * prices.
 * @throws DatabaseError
 */
export async function nearestPrices({ db }: Store, point: Point) {
  const { lat, lon } = point;
  // One statement reads both the city and its prices, so that a page without prices of its own takes no longer than
  // others. Crossing the Strait counts for more than any distance in Australia; sorting by two columns would read each
  // city twice.
  const nearest = sql`(select value->>0 as nearest_id, min(
      ((value->>4 < ${BASS_STRAIT}) <> (${lat} < ${BASS_STRAIT})) * 1e6
      + (value->>4 - ${lat}) * (value->>4 - ${lat})
      + (value->>5 - ${lon}) * (value->>5 - ${lon}) * ${scaleAt(point)})
    from ${lists}, json_each(${lists.rows}) where ${lists.name} = 'cities' and value->>6) as nearest`;
  const rows = await read("Failed to fetch prices", () =>
    db
      .select({ city: listedCity, lat: cities.lat, lon: cities.lon, price: prices })
      .from(nearest)
      .innerJoin(cities, eq(cities.id, sql`nearest_id`))
      .innerJoin(prices, eq(prices.cityId, cities.id)),
  );
  const [first] = rows;
  if (!first) return undefined;
  const found = rows.map(({ price }) => cityPrice(price));
  return { city: first.city, distance: kilometres(point, first), prices: found };
}

/**
 * The nearest city with prices; a city on the same side of Bass Strait as the point comes before any other. Undefined
 * if no city has prices.
 * @throws DatabaseError
 */
export async function nearestCityWithPrices(store: Store, point: Point): Promise<City | undefined> {
  const scale = scaleAt(point);
  const squared = ({ lat, lon }: Point) => (lat - point.lat) ** 2 + (lon - point.lon) ** 2 * scale;
  const priced = (await placedCities(store)).filter(({ hasPrices }) => hasPrices);
  const isAcross = ({ lat }: Point) => Number(lat < BASS_STRAIT !== point.lat < BASS_STRAIT);
  return priced.sort((a, b) => isAcross(a) - isAcross(b) || squared(a) - squared(b))[0]?.city;
}

/** The squared ratio of a degree of longitude to one of latitude: accurate enough for ranking. */
function scaleAt({ lat }: Point): number {
  return Math.cos((lat * Math.PI) / 180) ** 2;
}
