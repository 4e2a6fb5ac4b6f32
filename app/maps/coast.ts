import list from "virtual:coast";
import type { MapPixel } from "./marker-positions.ts";

/** Longitude and latitude, or a pixel's position. */
type XY = [x: number, y: number];

/** The part of the coast to draw: a little more than the widest map, so that the cut edges stay out of sight. */
const BOX = { left: -420, right: 420, top: -10, bottom: 270 };
/** Pixels that the coast may deviate or a place may lie in the sea by, and the width of the smallest island. */
const [DETAIL, ERROR, ISLAND] = [1.2, 8, 9];

/**
 * The land on a map as an SVG path with whole numbers, "M-88 12l3 4 5-2z"; "" if no coast is near, or if it is so
 * coarse that one of these places would be in the sea.
 */
export function landAround(
  places: MapPixel[],
  pixel: (degrees: XY) => MapPixel,
  degrees: (pixel: XY) => XY,
): string {
  const [west, north] = degrees([BOX.left, BOX.top]);
  const [east, south] = degrees([BOX.right, BOX.bottom]);
  const rings = outlines()
    .map((ring) =>
      ring.flatMap(([points, ...box]) => {
        // A stretch that lies wholly beyond one side is skipped, except for its ends.
        const isBeyond = box[1] < west || box[0] > east || box[3] < south || box[2] > north;
        return isBeyond ? [points[0]!, points.at(-1)!] : points;
      }),
    )
    .map((ring) => cut(cut(cut(cut(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1))
    .map((ring) => straightened(ring.map(pixel)))
    .filter((ring) => ring.length > 2 && widthOf(ring) >= ISLAND);
  const isCoast = rings.some((ring) => ring.some(isInside));
  return isCoast && places.every((place) => isNear(place, rings)) ? rings.map(pathOf).join("") : "";
}

function widthOf(ring: MapPixel[]): number {
  const xs = ring.map(([x]) => x);
  return Math.max(...xs) - Math.min(...xs);
}

/** Consecutive points of a ring, and their bounding box. */
type Stretch = [points: XY[], west: number, east: number, south: number, north: number];

/** Points in a stretch: few, so that most of the coast can be skipped by whole stretches. */
const STRETCH = 64;

let read: Stretch[][] | undefined;

/** The rings of the coast, in degrees. */
function outlines(): Stretch[][] {
  read ??= (JSON.parse(list) as number[][]).map((steps) => {
    const ring: XY[] = [];
    let [x, y] = [0, 0];
    for (let i = 0; i < steps.length; i += 2) {
      x += steps[i]!;
      y += steps[i + 1]!;
      ring.push([x / 1000, y / 1000]);
    }
    return Array.from({ length: Math.ceil(ring.length / STRETCH) }, (_, i): Stretch => {
      const points = ring.slice(i * STRETCH, (i + 1) * STRETCH);
      const [lons, lats] = [points.map(([lon]) => lon), points.map(([, lat]) => lat)];
      const ends = [lons, lats].flatMap((all) => [Math.min(...all), Math.max(...all)]);
      return [points, ...(ends as [number, number, number, number])];
    });
  });
  return read;
}

/** Clips a ring at a line, keeping coordinates of at least (1) or at most (-1) the limit. */
function cut(ring: XY[], axis: 0 | 1, limit: number, side: 1 | -1): XY[] {
  const kept: XY[] = [];
  let last = ring.at(-1)!;
  let wasIn = ring.length > 0 && (last[axis] - limit) * side >= 0;
  for (const point of ring) {
    const isIn = (point[axis] - limit) * side >= 0;
    if (isIn !== wasIn)
      kept.push(between(last, point, (limit - last[axis]) / (point[axis] - last[axis])));
    if (isIn) kept.push(point);
    [last, wasIn] = [point, isIn];
  }
  return kept;
}

function between(a: XY, b: XY, share: number): XY {
  return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
}

/** Simplifies a line by dropping points that hardly deviate from it (Douglas–Peucker); keeps its ends. */
function straightened(line: MapPixel[]): MapPixel[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const gaps = line.map((point) => gap(point, first, last));
  const far = gaps.indexOf(Math.max(...gaps));
  if (gaps[far]! < DETAIL) return [first, last];
  return [...straightened(line.slice(0, far + 1)).slice(0, -1), ...straightened(line.slice(far))];
}

/** Distance of a point from the line between two others, which may coincide. */
function gap([x, y]: XY, a: XY, b: XY): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const [nearX, nearY] = between(a, b, Math.max(0, Math.min(1, share)));
  return Math.hypot(x - nearX, y - nearY);
}

function isInside([x, y]: MapPixel): boolean {
  return x > BOX.left && x < BOX.right && y > BOX.top && y < BOX.bottom;
}

/** True if a place is on the land or hardly off it. */
function isNear(place: MapPixel, rings: MapPixel[][]): boolean {
  return rings.some(
    (ring) =>
      isWithin(place, ring) || ring.some((point, i) => gap(place, ring.at(i - 1)!, point) <= ERROR),
  );
}

/** True if a place is inside a ring: a ray to the east crosses it an odd number of times. */
function isWithin([x, y]: MapPixel, ring: MapPixel[]): boolean {
  const crossed = ring.filter((b, i) => {
    const a = ring.at(i - 1)!;
    return a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
  });
  return crossed.length % 2 === 1;
}

function pathOf(ring: MapPixel[]): string {
  const [first, ...rest] = ring.map(([x, y], i) => {
    const [lastX, lastY] = ring[i - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${first}l${rest.join(" ")}z`.replaceAll(" -", "-");
}
