import type { City, PlacedCity } from "./cities.ts";
import { kilometres, type Point } from "./distance.ts";

/** A city with its distance from a point, in km in a straight line. */
export interface CityAtDistance extends City {
  kilometres: number;
}

/** Cities with their distances from a point, the nearest first. */
export function citiesByDistance(cities: PlacedCity[], point: Point): CityAtDistance[] {
  return cities
    .map(({ city, ...place }) => ({ ...city, kilometres: kilometres(point, place) }))
    .sort((a, b) => a.kilometres - b.kilometres || a.id - b.id);
}
