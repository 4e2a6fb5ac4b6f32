import { seededFraction } from "./seeded-fraction.ts";

/** A point of a city's map in pixels: to the right of its middle, and below its top. */
export type MapPixel = [x: number, y: number];

/** From where to where the middle of a marker may stand, in pixels as a MapPixel has them. */
interface Area {
  x: [from: number, to: number];
  y: [from: number, to: number];
}

/** All of the smallest map, on a phone 320 px wide. */
const MAP: Area = { x: [-127, 127], y: [16, 226] };
/** From 20 to 60 % of it both ways, which is within 20 to 60 % of every wider map, too. */
const ANYWHERE: Area = { x: [-84, 27], y: [54, 152] };

/** A pin's tip is this far below the middle of its marker. */
const TIP = 9;

/**
 * The distance in pixels that the middles of two markers keep: their squares of 24 px do not overlap, as long as all
 * of them have room, for which they would be moved too far from their yards beyond about 25.
 */
function distanceAmong(count: number): number {
  return Math.min(34.2, 170 / Math.sqrt(count));
}

const MAX_ROUNDS = 300;

/**
 * The middles of the markers of yards, in pixels: with the tip where the yard is, or, where that is not known (null),
 * anywhere within 20 to 60 % of the map, the same on every visit. Markers that would overlap are moved apart.
 */
export function spreadMarkers(yards: { id: number; at: MapPixel | null }[]): MapPixel[] {
  const points = yards.map(({ id, at }) =>
    at
      ? // Less than a pixel of difference, so that those in one place are moved apart in all directions.
        {
          x: at[0] + seededFraction(`x${id}`),
          y: at[1] - TIP + seededFraction(`y${id}`),
          area: MAP,
        }
      : {
          x: between(ANYWHERE.x, seededFraction(`x${id}`)),
          y: between(ANYWHERE.y, seededFraction(`y${id}`)),
          area: ANYWHERE,
        },
  );
  const distance = distanceAmong(yards.length);
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

/** Moves every pair that is too close apart, each by half; false if there was none. */
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
