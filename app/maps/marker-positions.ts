import { seededFraction } from "./seeded-fraction.ts";

/** A point on a map in pixels: to the right of its middle, and down from its top. */
export type MapPixel = [x: number, y: number];

/** Limits for the tip of a marker, in the pixels of a MapPixel. */
type Area = Record<"x" | "y", [from: number, to: number]>;

/** The whole smallest map, on a phone 320 px wide. */
const MAP: Area = { x: [-127, 127], y: [34, 244] };
/** From 20 to 60 % of that map both ways; on every wider map it lies within 20 to 60 %, too. */
const ANYWHERE: Area = { x: [-84, 27], y: [54, 152] };

const MAX_ROUNDS = 300;

/**
 * Places the tips of the yards' markers, in pixels: where the yard is, or if that is unknown (null), anywhere within 20
 * to 60 % of the map, the same on every visit. Markers that would overlap are moved apart.
 */
export function spreadMarkers(yards: { id: number; at: MapPixel | null }[]): MapPixel[] {
  const points = yards.map(({ id, at }): Point => {
    const [x, y] = [seededFraction(`x${id}`), seededFraction(`y${id}`)];
    // Offset by less than a pixel, so that markers in one place move apart in all directions.
    if (at) return { x: at[0] + x, y: at[1] + y, area: MAP };
    return { x: between(ANYWHERE.x, x), y: between(ANYWHERE.y, y), area: ANYWHERE };
  });
  // The gap shrinks beyond about 25 markers, which would otherwise end up too far from their yards.
  const distance = Math.min(34.2, 170 / Math.sqrt(yards.length));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!separate(points, distance)) break;
  }
  return points.map(({ x, y }) => [Math.round(x), Math.round(y)]);
}

interface Point {
  x: number;
  y: number;
  area: Area;
}

/** Moves every two points that are too close apart, each by half; false if there were none. */
function separate(points: Point[], least: number): boolean {
  let moved = false;
  for (const [i, a] of points.entries()) {
    for (let j = i + 1; j < points.length; j++) {
      const b = points[j]!;
      const dx = b.x - a.x || 0.1;
      const dy = b.y - a.y;
      if (Math.abs(dx) >= least || Math.abs(dy) >= least) continue;
      const distance = Math.hypot(dx, dy);
      if (distance >= least) continue;
      moved = true;
      const factor = (least - distance) / 2 / distance + 0.01;
      move(a, -dx * factor, -dy * factor);
      move(b, dx * factor, dy * factor);
    }
  }
  return moved;
}

/** Moves a point within its area. */
function move(point: Point, dx: number, dy: number): void {
  const within = ([from, to]: [number, number], at: number) => Math.min(Math.max(at, from), to);
  point.x = within(point.area.x, point.x + dx);
  point.y = within(point.area.y, point.y + dy);
}

function between([from, to]: [number, number], fraction: number): number {
  return from + (to - from) * fraction;
}
