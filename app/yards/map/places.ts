import { boxAt, coversAny } from "../../maps/boxes.ts";
import type { Marker } from "./clusters.ts";
import type { Bounds, ProjectedPoint } from "./projection.ts";

/** A town on the map. */
export interface Place extends ProjectedPoint {
  name: string;
}

/** Towns are named at this zoom and closer. Farther out, their names would cover the continent. */
export const PLACE_NAMES_ZOOM = 6;

/** A cluster is named after the largest town within this many pixels. */
const NAMED_RADIUS = 40;

/** Pixels across per letter of a name (states have wide capitals), and a name's height. */
const LETTER = { town: 7.2, state: 10.4 };
const HEIGHT = 18;

/** Radius of a marker, and width of one with a price, in pixels. */
const MARKER_RADIUS = 16;
const PRICE_WIDTH = 80;

/** Pixels from a town to its name: clear of a cluster on the town, or of its own dot. */
const GAP = { marker: 28, dot: 13 };

type Side = readonly [dx: number, dy: number];

/** Positions of a state's name: its middle, close to that, the sea south of it, or farther north. */
const OF_STATE: Side[] = [[0, 0], ...sidesOf(0, GAP.dot), [0, 28], [-28, 28], [0, -28]];

/** Diameter in pixels of the dot of a town without a marker. */
const DOT = 8;

/**
 * The town to name a cluster after: the largest one that the cluster covers, otherwise the nearest.
 * @param places largest first
 * @param scale pixels per map unit
 */
export function placeOfCluster(
  marker: ProjectedPoint,
  places: Place[],
  scale: number,
): Place | undefined {
  const distance = ({ x, y }: Place) => Math.hypot(x - marker.x, y - marker.y);
  const covered = places.find((place) => distance(place) * scale <= NAMED_RADIUS);
  return covered ?? places.toSorted((a, b) => distance(a) - distance(b))[0];
}

/** The name of a town or state, as placed on the map. */
export interface PlaceName extends Place {
  /** Pixels from the place to the middle of its name. */
  dx: number;
  dy: number;
  kind: "state" | "town";
  /** True if no marker shows the town's position. */
  hasDot: boolean;
}

/**
 * The names that fit on the map without covering a marker or another name: towns, largest first, then states.
 * @param scale pixels per map unit
 */
export function namesOnMap(
  towns: Place[],
  states: Place[],
  markers: (ProjectedPoint & Partial<Pick<Marker, "price">>)[],
  { west, north, east, south }: Bounds,
  scale: number,
): PlaceName[] {
  const pixel = ({ x, y }: ProjectedPoint, dx = 0, dy = 0) =>
    [x * scale + dx, y * scale + dy] as const;
  const taken = markers.map((marker) => {
    const width = marker.price ? PRICE_WIDTH : 2 * MARKER_RADIUS;
    return boxAt(pixel(marker), width, 2 * MARKER_RADIUS);
  });
  const fitting = (place: Place, kind: PlaceName["kind"]): PlaceName[] => {
    if (place.x < west || place.x > east || place.y < north || place.y > south) return [];
    const width = place.name.length * LETTER[kind];
    const dot = boxAt(pixel(place), DOT, DOT);
    const hasDot = kind === "town" && !coversAny(dot, taken);
    const sides = kind === "town" ? sidesOf(width, hasDot ? GAP.dot : GAP.marker) : OF_STATE;
    for (const [dx, dy] of sides) {
      const own = boxAt(pixel(place, dx, dy), width, HEIGHT);
      if (coversAny(own, taken)) continue;
      taken.push(own, ...(hasDot ? [dot] : []));
      return [{ ...place, dx, dy, kind, hasDot }];
    }
    return [];
  };
  return [
    ...towns.flatMap((town) => fitting(town, "town")),
    ...states.flatMap((state) => fitting(state, "state")),
  ];
}

/** Possible positions of a town's name: below, right, left and above. */
function sidesOf(width: number, gap: number): Side[] {
  const aside = width / 2 + gap - 5;
  return [
    [0, gap],
    [aside, 0],
    [-aside, 0],
    [0, -gap],
  ];
}
