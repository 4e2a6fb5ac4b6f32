import { type City, placedCities } from "./cities.ts";
import { kilometres, type Point } from "./distance.ts";
import type { Store } from "./store.ts";

/** A city with its distance from a point, in km in a straight line. */
export interface CityAtDistance extends City {
  kilometres: number;
}

/** All cities with their distances from a point, the nearest first. @throws DatabaseError */
export async function citiesByDistance(store: Store, point: Point): Promise<CityAtDistance[]> {
  return (await placedCities(store))
    .map(({ city, ...place }) => ({ ...city, kilometres: kilometres(point, place) }))
    .sort((a, b) => a.kilometres - b.kilometres || a.id - b.id);
}
