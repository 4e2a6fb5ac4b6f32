import { LRUCache } from "lru-cache";
import type { CityDetail } from "../../worker/data/places/cities.ts";
import { KM_PER_DEGREE, type Point } from "../../worker/data/places/distance.ts";
import { landAround } from "./coast.ts";
import { type MapPixel, spreadMarkers } from "./marker-positions.ts";
import { namesAround, onCircle } from "./names.ts";

// For the server only: browsers get the result.

/**
 * The data of a map of yards around a city's middle or a yard. A wide map has the same scale, and more at the sides.
 * Points are MapPixels, "114,131", separated by semicolons: compact, because loaded data makes up much of the page.
 */
export interface YardsMap {
  /** "real" if each marker is where its yard is, "partial" if some yards have no coordinates. */
  kind: "sample" | "partial" | "real";
  /** The tips of the markers, in the order of the yards. */
  markers: string;
  /**
   * Middle of the city, the distance between the circles around it in pixels and in km, and the position of their
   * label: "114,131,48,10,66,131".
   */
  circles: string;
  /** The city and suburbs around it, each with the middle of its name: "Sydney,114,145". */
  names: string;
  /** The land as an SVG path: "M-88 12l3 4 5-2z"; "" if no coast is drawn. */
  land: string;
}

/** The area that must be visible on the smallest map, on a phone 320 px wide. */
const FIT = { width: 230, top: 36, bottom: 222 };
const MIDDLE = (FIT.top + FIT.bottom) / 2;
/** The maximum number of pixels per km: a town's map is about 12 km high. */
const MAX_SCALE = 20;

const CIRCLES = [1, 2, 5, 10, 20, 50, 100, 200];
const MAX_RADIUS = 90;

/** The latest maps, by their input: a city's map stays the same until its yards change. */
const maps = new LRUCache<string, YardsMap>({ max: 300 });

/** The map of yards around a city's middle, or around one of them. */
export function yardsMap(
  city: Pick<CityDetail, "name" | "lat" | "lon">,
  yards: { id: number; point: Point | null }[],
  isSample: boolean,
): YardsMap {
  const places = yards.map(({ id, point }) => [id, point]);
  const key = JSON.stringify([city.name, city.lat, city.lon, places, isSample]);
  const map = maps.get(key) ?? drawn(city, yards, isSample);
  maps.set(key, map);
  return map;
}

function drawn(...[city, yards, isSample]: Parameters<typeof yardsMap>): YardsMap {
  const known = yards.flatMap(({ point }) => point ?? []);
  const { scale, pixel, degrees } = fitted([city, ...known]);
  const markers = spreadMarkers(yards.map(({ id, point }) => ({ id, at: point && pixel(point) })));
  const centre = pixel(city);
  const km = CIRCLES.findLast((one) => one * scale <= MAX_RADIUS) ?? CIRCLES[0]!;
  const radius = Math.round(km * scale);
  const distanceAt = onCircle(centre, radius, markers);
  return {
    kind: isSample ? "sample" : known.length < yards.length ? "partial" : "real",
    markers: markers.join(";"),
    circles: [...centre, radius, km, ...distanceAt].join(),
    names: namesAround(city.name, centre, distanceAt, markers, pixel, degrees).join(";"),
    land: landAround([centre, ...known.map(pixel)], ([lon, lat]) => pixel({ lat, lon }), degrees),
  };
}

/** The largest scale (pixels per km) that shows all points, and functions from points to pixels and back. */
function fitted(points: Point[]) {
  const [north, south] = endsOf(points.map(({ lat }) => lat));
  const [east, west] = endsOf(points.map(({ lon }) => lon));
  const middle = { lat: (north + south) / 2, lon: (east + west) / 2 };
  const perLon = KM_PER_DEGREE * Math.cos((middle.lat * Math.PI) / 180);
  const scale = Math.min(
    MAX_SCALE,
    FIT.width / ((east - west) * perLon),
    (FIT.bottom - FIT.top) / ((north - south) * KM_PER_DEGREE),
  );
  const pixel = ({ lat, lon }: Point): MapPixel => [
    Math.round((lon - middle.lon) * perLon * scale),
    Math.round(MIDDLE + (middle.lat - lat) * KM_PER_DEGREE * scale),
  ];
  const degrees = ([x, y]: [x: number, y: number]): [lon: number, lat: number] => [
    middle.lon + x / scale / perLon,
    middle.lat - (y - MIDDLE) / scale / KM_PER_DEGREE,
  ];
  return { scale, pixel, degrees };
}

function endsOf(degrees: number[]): [most: number, least: number] {
  return [Math.max(...degrees), Math.min(...degrees)];
}
