/** A point on the earth in degrees, WGS 84. */
export interface Point {
  lat: number;
  lon: number;
}

/** The distance of two points in a straight line, in km: along a great circle, by the haversine formula. */
export function kilometres(a: Point, b: Point): number {
  const haversine = (angle: number) => Math.sin(radians(angle) / 2) ** 2;
  const h =
    haversine(b.lat - a.lat) +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * haversine(b.lon - a.lon);
  return 2 * 6371 * Math.asin(Math.sqrt(h));
}

/** An angle in radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
