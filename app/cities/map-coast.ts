import list from "virtual:coast";
import type { MapPixel } from "./marker-positions.ts";

/** A longitude and a latitude, or a pixel. */
type XY = [x: number, y: number];

/** What of the coast is drawn: a little more than the widest map shows, so that its cut edges are not seen. */
const BOX = { left: -640, right: 640, top: -10, bottom: 270 };
/** Corners between which the coast may be straightened, and how far it may put a place into the sea, in pixels. */
const [DETAIL, ERROR] = [3, 8];

/**
 * The land of a map as an SVG path with whole numbers, "M-88 12l3 4 5-2z"; "" where no coast is near, and where it is
 * too coarse for the map: where one of these places would be in the sea.
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
        // What is between the ends of a stretch that is all beyond one side is cut off in any case.
        const isBeyond = box[1] < west || box[0] > east || box[3] < south || box[2] > north;
        return isBeyond ? [points[0]!, points.at(-1)!] : points;
      }),
    )
    .map((ring) => cut(cut(cut(cut(ring, 0, west, 1), 0, east, -1), 1, south, 1), 1, north, -1))
    .map((ring) => straightened(ring.map(pixel)))
    .filter((ring) => ring.length > 2);
  const isCoast = rings.some((ring) => ring.some(isInside));
  return isCoast && places.every((place) => isNear(place, rings)) ? rings.map(pathOf).join("") : "";
}

/** Points of a ring that follow one another, and the box that they are in. */
type Stretch = [points: XY[], west: number, east: number, south: number, north: number];

/** How many points: few, so that most of the coast is beyond the map with its whole stretch. */
const STRETCH = 64;

let read: Stretch[][] | undefined;

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

/** The part of a ring on one side of a line: where the coordinate is at least (1) or at most (-1) the limit. */
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

/** A line without the points that are hardly beside it (Douglas and Peucker's way); its ends stay. */
function straightened(line: MapPixel[]): MapPixel[] {
  const [first, last] = [line[0], line.at(-1)];
  if (!first || !last || line.length < 3) return line;
  const gaps = line.map((point) => gap(point, first, last));
  const far = gaps.indexOf(Math.max(...gaps));
  if (gaps[far]! < DETAIL) return [first, last];
  return [...straightened(line.slice(0, far + 1)).slice(0, -1), ...straightened(line.slice(far))];
}

/** How far a point is from the line between two others, which may be the same. */
function gap([x, y]: XY, a: XY, b: XY): number {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const share = ((x - a[0]) * dx + (y - a[1]) * dy) / (dx * dx + dy * dy || 1);
  const [nearX, nearY] = between(a, b, Math.max(0, Math.min(1, share)));
  return Math.hypot(x - nearX, y - nearY);
}

function isInside([x, y]: MapPixel): boolean {
  return x > BOX.left && x < BOX.right && y > BOX.top && y < BOX.bottom;
}

/** Whether a place is on the land or hardly beside it. */
function isNear(place: MapPixel, rings: MapPixel[][]): boolean {
  return rings.some(
    (ring) =>
      isWithin(place, ring) || ring.some((point, i) => gap(place, ring.at(i - 1)!, point) <= ERROR),
  );
}

/** Whether a ring is crossed an odd number of times on the way from a place to the east. */
function isWithin([x, y]: MapPixel, ring: MapPixel[]): boolean {
  return (
    ring.filter((b, i) => {
      const a = ring.at(i - 1)!;
      return a[1] > y !== b[1] > y && x < a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]);
    }).length %
      2 ===
    1
  );
}

function pathOf(ring: MapPixel[]): string {
  const [first, ...rest] = ring.map(([x, y], i) => {
    const [lastX, lastY] = ring[i - 1] ?? [0, 0];
    return `${x - lastX} ${y - lastY}`;
  });
  return `M${first}l${rest.join(" ")}z`.replaceAll(" -", "-");
}
