import { distance } from "geokdbush";

/** A point on the earth in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/** The distance between two points in a straight line, in km, along a great circle. */
export function kilometres(a: Point, b: Point): number {
  return distance(a.lon, a.lat, b.lon, b.lat);
}
