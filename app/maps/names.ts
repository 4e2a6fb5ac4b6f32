import type { Point } from "../../worker/data/places/distance.ts";
import { allSuburbs } from "../../worker/data/places/suburbs.ts";
import { type Box, boxAt, coversAny } from "./boxes.ts";
import type { MapPixel } from "./marker-positions.ts";

/** Width of a letter, height of a line and minimum gap beside a name, in pixels. */
const [LETTER, LINE, GAP] = [6.6, 16, 12];
/** Width and height of a marker, in pixels, without the gap; the marker is above its position. */
const MARKER = { width: 12, height: 36 };
/** Pixels kept free for the dot at the city's middle, both ways. */
const DOT = { width: 8, height: 8 };
/** For a phone's, a tablet's and the widest map: maximum pixels from the middle to a name's end, and maximum names. */
const WIDTHS = [
  [138, 8],
  [205, 4],
  [255, 4],
] as const;
/** Highest and lowest position of a name's middle; the space below is for the map's label. */
const [TOP, BOTTOM] = [12, 208];
/** Pixels that a name may move up or down to find room. */
const SHIFT = 14;
/** Pixels from the city's middle to its name beside it, and the pixels added if there is no room. */
const [ASIDE, FARTHER] = [GAP + 6, 20];
/** The area where a suburb's name could fit, with a pixel to spare for rounding. */
const REACH = { x: WIDTHS[2][0] + 1, top: TOP - SHIFT - 1, bottom: BOTTOM + SHIFT + 1 };

type PlaceName = [name: string, ...MapPixel];

/** The names that fit on the map without covering a marker or another name. The city's comes first and is never left out. */
export function namesAround(
  city: string,
  centre: MapPixel,
  distanceAt: MapPixel,
  markers: MapPixel[],
  pixel: (point: Point) => MapPixel,
  degrees: (pixel: MapPixel) => [lon: number, lat: number],
): PlaceName[] {
  const taken = [...boxesOf(markers), spaced(distanceAt, DISTANCE)];
  const beside = (city.length * LETTER) / 2 + ASIDE;
  taken.push(spaced(centre, DOT));
  const bothWays = (x: number, y: number): MapPixel[] => [
    [centre[0] + Math.round(x), centre[1] + y],
    [centre[0] + Math.round(-x), centre[1] - y],
  ];
  const around = [
    ...bothWays(0, SHIFT),
    ...bothWays(beside, 0),
    ...bothWays(0, 2 * SHIFT),
    ...bothWays(beside + FARTHER, 0),
    ...bothWays(0, 3 * SHIFT),
  ];
  const cityAt = freeOf(around, sizeOf(city), taken) ?? centre;
  taken.push(spaced(cityAt, sizeOf(city)));
  const names: PlaceName[] = [[city, ...cityAt]];
  const remaining = WIDTHS.map(([, most]) => most);
  const [west, north] = degrees([-REACH.x, REACH.top]);
  const [east, south] = degrees([REACH.x, REACH.bottom]);
  for (const suburb of allSuburbs()) {
    const { name, lat, lon } = suburb;
    // Few of the thousands of suburbs are on the map, so we don't project the others.
    if (lat < south || lat > north || lon < west || lon > east) continue;
    // "Darwin City" would repeat the city's name.
    if (name.startsWith(city)) continue;
    const [x, y] = pixel(suburb);
    const size = sizeOf(name);
    const reach = WIDTHS.findIndex(([most]) => Math.abs(x) + size.width / 2 <= most);
    if (!remaining[reach]) continue;
    const places = [y, y + SHIFT, y - SHIFT].map((top): MapPixel => [x, top]);
    const at = freeOf(places, size, taken);
    if (!at) continue;
    taken.push(spaced(at, size));
    names.push([name, ...at]);
    remaining[reach]--;
  }
  return names;
}

/** Position of a circle's label: the first of seven places on the circle that is clear of markers. */
export function onCircle([x, y]: MapPixel, radius: number, markers: MapPixel[]): MapPixel {
  const across = x > 0 ? -radius : radius;
  const aslant = Math.round(radius * Math.SQRT1_2);
  const sides: MapPixel[] = [
    [x + across, y],
    [x, y - radius],
    [x, y + radius],
    [x + aslant, y - aslant],
    [x - aslant, y - aslant],
    [x + aslant, y + aslant],
    [x - across, y],
  ];
  return freeOf(sides, DISTANCE, boxesOf(markers)) ?? sides[0]!;
}

/** Size of a circle's label, "10 km", in pixels. */
const DISTANCE = { width: 40, height: LINE };

function sizeOf(name: string): Size {
  return { width: name.length * LETTER, height: LINE };
}

function boxesOf(markers: MapPixel[]): Box[] {
  return markers.map(([x, y]) => spaced([x, y - MARKER.height / 2], MARKER));
}

/** The first of these points where a text of this size covers nothing; undefined if there is none. */
function freeOf(points: MapPixel[], size: Size, taken: Box[]): MapPixel | undefined {
  return points.find(
    (at) => at[1] >= TOP && at[1] <= BOTTOM && !coversAny(spaced(at, size), taken),
  );
}

type Size = Record<"width" | "height", number>;

/** A box with half the minimum gap on each side. */
function spaced(at: MapPixel, { width, height }: Size): Box {
  return boxAt(at, width + GAP, height);
}
