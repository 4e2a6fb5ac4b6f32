import type { Point } from "../../worker/data/distance.ts";
import { allSuburbs } from "../../worker/data/suburbs.ts";
import type { MapPixel } from "./marker-positions.ts";

/** A letter's width and a line's height, and the least that is free around a name, in pixels. */
const [LETTER, LINE, GAP] = [6.6, 16, 12];
/** A marker's square. */
const MARKER = 24;
/** How far names may reach from the middle of a phone's map, of a tablet's and of the widest, and how many at most. */
const WIDTHS = [
  [138, 8],
  [285, 4],
  [560, 4],
] as const;
/** The highest and the lowest of a name: below it stands the label, which may be large. */
const [TOP, BOTTOM] = [12, 208];
/** How far above or below its suburb a name may stand where there is no room beside it. */
const SHIFT = 14;
/** Where the middle of a suburb may be, with a pixel to spare for rounding. */
const REACH = { x: WIDTHS[2][0] + 1, top: TOP - SHIFT - 1, bottom: BOTTOM + SHIFT + 1 };

type PlaceName = [name: string, ...MapPixel];

/** The names that fit on the map and cover no marker and no other name. The city's is the first, and always there. */
export function namesAround(
  city: string,
  centre: MapPixel,
  distanceAt: MapPixel,
  markers: MapPixel[],
  pixel: (point: Point) => MapPixel,
  degrees: (pixel: MapPixel) => [lon: number, lat: number],
): PlaceName[] {
  const taken = [...boxesOf(markers), { at: distanceAt, ...DISTANCE }];
  const beside = (city.length * LETTER) / 2 + GAP + 6;
  const cityAt =
    freeOf(
      [
        [0, 14],
        [0, -14],
        [beside, 0],
        [-beside, 0],
        [0, 28],
        [0, -28],
        [beside + 20, 0],
        [-beside - 20, 0],
        [0, 42],
        [0, -42],
      ].map(([dx = 0, dy = 0]): MapPixel => [centre[0] + Math.round(dx), centre[1] + dy]),
      sizeOf(city),
      [...taken, { at: centre, width: 8, height: 8 }],
    ) ?? centre;
  taken.push({ at: cityAt, ...sizeOf(city) }, { at: centre, width: 8, height: 8 });
  const names: PlaceName[] = [[city, ...cityAt]];
  const left = WIDTHS.map(([, most]) => most);
  const [west, north] = degrees([-REACH.x, REACH.top]);
  const [east, south] = degrees([REACH.x, REACH.bottom]);
  for (const suburb of allSuburbs()) {
    const { name, lat, lon } = suburb;
    // Of thousands few are on the map: only those are worth projecting.
    if (lat < south || lat > north || lon < west || lon > east) continue;
    // Darwin City is Darwin.
    if (name.startsWith(city)) continue;
    const [x, y] = pixel(suburb);
    const size = sizeOf(name);
    const reach = WIDTHS.findIndex(([most]) => Math.abs(x) + size.width / 2 <= most);
    if (!left[reach]) continue;
    const at = freeOf(
      [y, y + SHIFT, y - SHIFT].map((top): MapPixel => [x, top]),
      size,
      taken,
    );
    if (!at) continue;
    taken.push({ at, ...size });
    names.push([name, ...at]);
    left[reach]--;
  }
  return names;
}

/** Where the distance of a circle is written: on one of its four sides, where no marker is. */
export function onCircle([x, y]: MapPixel, radius: number, markers: MapPixel[]): MapPixel {
  const sides: MapPixel[] = [
    [x > 0 ? x - radius : x + radius, y],
    [x, y - radius],
    [x, y + radius],
    [x > 0 ? x + radius : x - radius, y],
  ];
  return freeOf(sides, DISTANCE, boxesOf(markers)) ?? sides[0]!;
}

const DISTANCE = { width: 40, height: LINE };

function sizeOf(name: string) {
  return { width: name.length * LETTER, height: LINE };
}

function boxesOf(markers: MapPixel[]): Box[] {
  return markers.map((at) => ({ at, width: MARKER, height: MARKER }));
}

/** The first of these points around which a text of this size covers nothing; undefined if there is none. */
function freeOf(points: MapPixel[], size: Omit<Box, "at">, taken: Box[]): MapPixel | undefined {
  return points.find((at) => {
    const box = { at, ...size };
    return at[1] >= TOP && at[1] <= BOTTOM && !taken.some((other) => overlap(box, other));
  });
}

interface Box {
  at: MapPixel;
  width: number;
  height: number;
}

function overlap(a: Box, b: Box): boolean {
  return (
    Math.abs(a.at[0] - b.at[0]) < (a.width + b.width) / 2 + GAP &&
    Math.abs(a.at[1] - b.at[1]) < (a.height + b.height) / 2
  );
}
