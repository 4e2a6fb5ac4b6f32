import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Point } from "../../../worker/data/places/distance.ts";
import type { Box } from "../../maps/boxes.ts";
import australia from "./australia.topo.json";

/** A point in map units: `DEFAULT_CENTRE` is at 0, 0, and y grows southwards. */
export interface ProjectedPoint {
  x: number;
  y: number;
}

/** A part of the map, in map units. */
export type Bounds = Box;

/** Centre of the map after a reset. */
export const DEFAULT_CENTRE: Point = { lat: -25.2744, lon: 133.7751 };

/** Map units around the globe. Supercluster uses the same number, so that one scale serves both. */
export const WORLD_SIZE = 512;

const mercator = geoMercator()
  .scale(WORLD_SIZE / (2 * Math.PI))
  .center([DEFAULT_CENTRE.lon, DEFAULT_CENTRE.lat])
  .translate([0, 0]);

/** Converts degrees to map units. */
export function project({ lat, lon }: Point): ProjectedPoint {
  const [x, y] = mercator([lon, lat])!;
  return { x, y };
}

/** Kilometres around the equator. */
const EQUATOR = 40_075;

/** Converts kilometres to map units. In this projection a kilometre has more of them towards the poles. */
export function mapUnits(kilometres: number, latitude: number): number {
  return (kilometres * WORLD_SIZE) / (EQUATOR * Math.cos((latitude * Math.PI) / 180));
}

/** Converts map units to degrees. West and east of the globe's edge, longitudes go on beyond 180 degrees. */
export function unproject({ x, y }: ProjectedPoint): Point {
  const [, lat] = mercator.invert!([0, y])!;
  // The projection's own longitude would wrap around.
  return { lat, lon: DEFAULT_CENTRE.lon + (x * 360) / WORLD_SIZE };
}

/** The centre, in degrees, of the bounds of one or more points. */
export function centreOfBounds(points: Point[]): Point {
  const [south, north] = endsOf(points.map(({ lat }) => lat));
  const [west, east] = endsOf(points.map(({ lon }) => lon));
  return { lat: (south + north) / 2, lon: (west + east) / 2 };
}

/** The bounds of one or more points, in map units. */
export function boundsOfPoints(points: Point[]): Bounds {
  const projected = points.map(project);
  const [west, east] = endsOf(projected.map(({ x }) => x));
  const [north, south] = endsOf(projected.map(({ y }) => y));
  return { west, north, east, south };
}

function endsOf(values: number[]): [least: number, greatest: number] {
  return [Math.min(...values), Math.max(...values)];
}

// TypeScript widens the literals and tuples of a JSON file, so its type has to be asserted.
const topology = australia as unknown as Topology<{
  states: GeometryCollection<{ name: string }>;
}>;
const states = feature(topology, topology.objects.states);
const pathOf = geoPath(mercator);

/** The states and territories as SVG paths, with their centroids and, in map units, their widths. */
export const STATE_OUTLINES = states.features.map((state) => {
  const [x, y] = pathOf.centroid(state);
  const [[left], [right]] = pathOf.bounds(state);
  const path = pathOf(state) ?? "";
  return { code: String(state.id), name: state.properties.name, path, width: right - left, x, y };
});

/** The coastline without the borders between the states, as one SVG path. */
export const COASTLINE = pathOf(mesh(topology, topology.objects.states, (a, b) => a === b)) ?? "";

const [[west, north], [east, south]] = pathOf.bounds(states);

/** Bounds of the continent, projected. */
export const CONTINENT_BOUNDS: Bounds = { west, north, east, south };
