import { distance } from "geokdbush";

/** The radius in km, in a straight line, within which a city's prices apply to yards near a place. */
export const NEAR_KILOMETRES = 100;

/** A point on the earth in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/** Kilometres in a degree of latitude, for maps that treat a city's surroundings as flat. */
export const KM_PER_DEGREE = 111.2;

/** The distance between two points in a straight line, in km, along a great circle. */
export function kilometres(a: Point, b: Point): number {
  return distance(a.lon, a.lat, b.lon, b.lat);
}
