import { type City, listedCity } from "./cities.ts";
import { kilometres, type Point } from "./distance.ts";
import { cities } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

/** A city with its distance from a point, in km in a straight line. */
export interface CityAtDistance extends City {
  kilometres: number;
}

const selectCities = statement((db) =>
  db.select({ city: listedCity, lat: cities.lat, lon: cities.lon }).from(cities),
);

/** All cities with their distances from a point, the nearest first. @throws DatabaseError */
export function citiesByDistance(store: Store, point: Point): Promise<CityAtDistance[]> {
  return read("Failed to fetch cities", async () => {
    const rows = await selectCities(store);
    return rows
      .map(({ city, ...place }) => ({ ...city, kilometres: kilometres(point, place) }))
      .sort((a, b) => a.kilometres - b.kilometres || a.id - b.id);
  });
}
