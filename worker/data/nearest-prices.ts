import { and, eq, exists, gt, sql } from "drizzle-orm";
import { kilometres, type Point, radians } from "./distance.ts";
import { cityPrice } from "./prices.ts";
import { cities, prices } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import type { City, CityPrice } from "./types.ts";

/** The prices of the nearest city that has any. */
interface NearestPrices {
  city: City;
  /** Kilometres in a straight line. */
  distance: number;
  /** In AUD per kg, in no order. */
  prices: CityPrice[];
}

// Cities and prices in one statement, so that a page without prices of its own waits no longer than
// others. A degree of longitude is shorter by the cosine of the latitude, whose square is the scale:
// accurate enough to rank by. With min() the database needs not read the cities again to sort them.
const selectNearest = statement((db) => {
  const hasPrices = exists(
    db
      .select({ one: sql`1` })
      .from(prices)
      .where(and(eq(prices.cityId, cities.id), gt(prices.minCents, 0))),
  );
  const [lat, lon] = [sql.placeholder("lat"), sql.placeholder("lon")];
  const nearest = db
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
  const { id, name, slug, state } = cities;
  return db
    .select({ city: { id, name, slug, state }, lat: cities.lat, lon: cities.lon, price: prices })
    .from(nearest)
    .innerJoin(cities, eq(cities.id, nearest.id))
    .innerJoin(prices, eq(prices.cityId, cities.id));
});

/**
 * The prices of the city with prices that is nearest to a point, or undefined if no city has any.
 * @throws DatabaseError
 */
export function nearestPrices(
  store: Store,
  { lat, lon }: Point,
): Promise<NearestPrices | undefined> {
  const scale = Math.cos(radians(lat)) ** 2;
  return read("Failed to fetch prices", async () => {
    const rows = await selectNearest(store, { lat, lon, scale });
    const [first] = rows;
    if (!first) return undefined;
    const found = rows.map(({ price }) => cityPrice(price));
    return { city: first.city, distance: kilometres({ lat, lon }, first), prices: found };
  });
}
