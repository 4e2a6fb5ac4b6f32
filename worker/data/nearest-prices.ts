import { and, eq, exists, gt, sql } from "drizzle-orm";
import type { DrizzleD1Database } from "drizzle-orm/d1";
import { type City, listedCity } from "./cities.ts";
import { kilometres, type Point } from "./distance.ts";
import { type CityPrice, cityPrice, type PlacedPrice } from "./prices.ts";
import { cities, prices } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

/** The prices of the nearest city that has any. */
interface NearestPrices {
  city: City;
  /** Kilometres in a straight line. */
  distance: number;
  /** In AUD per kg, in no order. */
  prices: CityPrice[];
}

/**
 * The id of the nearest city with prices. A degree of longitude is shorter by the cosine of the latitude,
 * whose square is the scale: accurate enough to rank by. With min() the database need not read the cities
 * again to sort them.
 */
function nearestId(db: DrizzleD1Database) {
  const hasPrices = exists(
    db
      .select({ one: sql`1` })
      .from(prices)
      .where(and(eq(prices.cityId, cities.id), gt(prices.minCents, 0))),
  );
  const [lat, lon] = [sql.placeholder("lat"), sql.placeholder("lon")];
  return db
    .select({
      id: cities.id,
      squared: sql`min((${cities.lat} - ${lat}) * (${cities.lat} - ${lat})
        + (${cities.lon} - ${lon}) * (${cities.lon} - ${lon}) * ${sql.placeholder("scale")})`.as(
        "squared",
      ),
    })
    .from(cities)
    .where(hasPrices)
    .as("nearest");
}

// Cities and prices in one statement, so that a page without prices of its own waits no longer than
// others.
const selectNearest = statement((db) => {
  const nearest = nearestId(db);
  return db
    .select({ city: listedCity, lat: cities.lat, lon: cities.lon, price: prices })
    .from(nearest)
    .innerJoin(cities, eq(cities.id, nearest.id))
    .innerJoin(prices, eq(prices.cityId, cities.id));
});

const selectNearestCity = statement((db) => {
  const nearest = nearestId(db);
  return db.select(listedCity).from(nearest).innerJoin(cities, eq(cities.id, nearest.id));
});

/**
 * The prices of the city with prices that is nearest to a point, or undefined if no city has any.
 * @throws DatabaseError
 */
export function nearestPrices(store: Store, point: Point): Promise<NearestPrices | undefined> {
  return read("Failed to fetch prices", async () => {
    const rows = await selectNearest(store, scaled(point));
    const [first] = rows;
    if (!first) return undefined;
    const found = rows.map(({ price }) => cityPrice(price));
    return { city: first.city, distance: kilometres(point, first), prices: found };
  });
}

/** The city with prices that is nearest to a point, or undefined if no city has any. @throws DatabaseError */
export function nearestCityWithPrices(store: Store, point: Point): Promise<City | undefined> {
  return read("Failed to fetch cities", async () => {
    const [city] = await selectNearestCity(store, scaled(point));
    return city;
  });
}

/** The nearest of a material's prices to a point, with its distance in km in a straight line. */
export interface PriceAtDistance extends PlacedPrice {
  kilometres: number;
}

/**
 * The nearest of a material's prices to a point that is not 0, however old it is; undefined if there is none.
 * The page that asks has read them all, for its table.
 */
export function nearestPriceOf(placed: PlacedPrice[], from: Point): PriceAtDistance | undefined {
  const found = placed.flatMap(({ point, ...rest }) =>
    point && rest.price.minPrice > 0 && rest.price.maxPrice > 0
      ? [{ ...rest, point, kilometres: kilometres(from, point) }]
      : [],
  );
  return found.sort((a, b) => a.kilometres - b.kilometres)[0];
}

function scaled({ lat, lon }: Point) {
  return { lat, lon, scale: Math.cos((lat * Math.PI) / 180) ** 2 };
}
