import { seededFraction } from "../seeded-fraction.ts";

/** A marker's position as percentages of the map's width and height. */
export interface MarkerPosition {
  left: number;
  top: number;
}

// Markers are between 20 and 60 % of the map, both ways.
const MIN_PERCENT = 20;
const PERCENT_RANGE = 40;

// Pixels of that range on the smallest map, on a phone 320 px wide, and the distance that the centres of
// two markers keep there so that their squares of 24 px do not overlap. On a larger screen they are only
// farther apart.
const AREA = { width: 114, height: 103 };
const MIN_DISTANCE = 34.2;

const MAX_ROUNDS = 300;

/**
 * The positions of these yards' markers: random, the same on every visit, and moved apart where they
 * would overlap. Beyond about 14 yards there is no room for that.
 */
export function markerPositions(ids: number[]): MarkerPosition[] {
  const points = ids.map((id) => ({
    x: seededFraction(`x${id}`) * AREA.width,
    y: seededFraction(`y${id}`) * AREA.height,
  }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    if (!separate(points)) break;
  }
  return points.map(({ x, y }) => ({
    left: percentage(x / AREA.width),
    top: percentage(y / AREA.height),
  }));
}

interface Point {
  x: number;
  y: number;
}

/** Moves every pair that is too close apart, each by half; false if there was none. */
function separate(points: Point[]): boolean {
  let moved = false;
  for (const [i, a] of points.entries()) {
    for (const b of points.slice(i + 1)) {
      const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= MIN_DISTANCE) continue;
      moved = true;
      const factor = (MIN_DISTANCE - distance) / 2 / distance + 0.01;
      move(a, -dx * factor, -dy * factor);
      move(b, dx * factor, dy * factor);
    }
  }
  return moved;
}

/** Moves a point within the area. */
function move(point: Point, dx: number, dy: number): void {
  point.x = Math.min(Math.max(point.x + dx, 0), AREA.width);
  point.y = Math.min(Math.max(point.y + dy, 0), AREA.height);
}

function percentage(fraction: number): number {
  return Math.round((MIN_PERCENT + PERCENT_RANGE * fraction) * 100) / 100;
}
