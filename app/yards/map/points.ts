import type { MapPoint } from "../../../worker/data/types.ts";
import type { Place } from "./outlines.ts";

/** The yards with two valid numbers for a place. */
export function placed(points: MapPoint[]): MapPoint[] {
  return points.filter(({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon));
}

/** The middle of the bounds of all points; undefined where there are none. */
export function midpoint(points: Place[]): Place | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
}
