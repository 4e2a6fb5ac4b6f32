import { seededFraction } from "../seeded-fraction.ts";

/** A marker's place as percentages of the map's width and height. */
export interface MarkerPlace {
  left: number;
  top: number;
}

// Markers stand between 20 and 60 % of the map both ways.
const FROM = 20;
const SPAN = 40;

// The part of the smallest map (a phone 320 px wide) that markers share, in pixels, and how far apart
// their middles must stay there: then no square of 24 px covers another, not even a corner of it. On a
// larger screen they only move further apart.
const WIDTH = 114;
const HEIGHT = 207;
const APART = 34.2;
const ROUNDS = 300;

/**
 * Where the markers of these yards stand: scattered, the same on every visit, and moved apart where
 * they would cover each other (up to some twenty-five yards; more find no room).
 */
export function markerPlaces(ids: number[]): MarkerPlace[] {
  const spots = ids.map((id) => ({
    x: seededFraction(`x${id}`) * WIDTH,
    y: seededFraction(`y${id}`) * HEIGHT,
  }));
  for (let round = 0; round < ROUNDS; round++) {
    if (!moveApart(spots)) break;
  }
  return spots.map(({ x, y }) => ({
    left: percent(x / WIDTH),
    top: percent(y / HEIGHT),
  }));
}

interface Spot {
  x: number;
  y: number;
}

/** Pushes every pair that is too close apart by half of what is missing; whether there was one. */
function moveApart(spots: Spot[]): boolean {
  let moved = false;
  for (const [i, a] of spots.entries()) {
    for (const b of spots.slice(i + 1)) {
      const [dx, dy] = [b.x - a.x || 0.1, b.y - a.y];
      const distance = Math.hypot(dx, dy);
      if (distance >= APART) continue;
      moved = true;
      const push = (APART - distance) / 2 / distance + 0.01;
      shift(a, -dx * push, -dy * push);
      shift(b, dx * push, dy * push);
    }
  }
  return moved;
}

function shift(spot: Spot, dx: number, dy: number): void {
  spot.x = Math.min(Math.max(spot.x + dx, 0), WIDTH);
  spot.y = Math.min(Math.max(spot.y + dy, 0), HEIGHT);
}

function percent(share: number): number {
  return Math.round((FROM + SPAN * share) * 100) / 100;
}
