import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { Point } from "../../../worker/data/places/distance.ts";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import australia from "./australia.topo.json";

/** A point in map units: `DEFAULT_CENTRE` is at 0, 0, and y grows to the south. */
export interface ProjectedPoint {
  x: number;
  y: number;
}

/** A part of the map, in map units. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

/** A state or territory as drawn on the map. */
export interface StateOutline extends ProjectedPoint {
  code: string;
  name: string;
  /** The outline as an SVG path; `x` and `y` are its centroid. */
  path: string;
  /** From west to east, in map units. */
  width: number;
}

/** Centre of the map until there are yards on it, and after a reset. */
export const DEFAULT_CENTRE: Point = { lat: -25.2744, lon: 133.7751 };

/** Map units around the globe. Supercluster uses the same number, so that one scale serves both. */
export const WORLD_SIZE = 512;

/** The map ends here, because the Mercator projection never reaches the poles. */
const MAX_LATITUDE = 85;

const mercator = geoMercator()
  .scale(WORLD_SIZE / (2 * Math.PI))
  .center([DEFAULT_CENTRE.lon, DEFAULT_CENTRE.lat])
  .translate([0, 0]);

/** Converts degrees to map units. */
export function project({ lat, lon }: Point): ProjectedPoint {
  const latitude = Math.min(Math.max(lat, -MAX_LATITUDE), MAX_LATITUDE);
  const [x, y] = mercator([lon, latitude]) ?? [0, 0];
  return { x, y };
}

/** Kilometres around the equator. */
const EQUATOR = 40_075;

/** Converts kilometres to map units, which get more numerous towards the poles. */
export function mapUnits(kilometres: number, latitude: number): number {
  return (kilometres * WORLD_SIZE) / (EQUATOR * Math.cos((latitude * Math.PI) / 180));
}

/** Converts map units to degrees; a point beyond the map's edge counts as one on the edge. */
export function unproject({ x, y }: ProjectedPoint): Point {
  const [, lat = 0] = mercator.invert?.([0, y]) ?? [];
  // Not the projection's own longitude, which wraps around at 180 degrees.
  const lon = DEFAULT_CENTRE.lon + (x * 360) / WORLD_SIZE;
  return { lat, lon: Math.min(Math.max(lon, -180), 180) };
}

/** The yards with two finite coordinates. */
export function withCoordinates(points: MapPoint[]): MapPoint[] {
  return points.filter(({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon));
}

/** Centre of the points' bounds; undefined without points. */
export function centreOfBounds(points: Point[]): Point | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
}

/** Bounds of the points, projected; undefined without points. */
export function boundsOfPoints(points: Point[]): Bounds | undefined {
  if (points.length === 0) return undefined;
  const bounds = { west: Infinity, north: Infinity, east: -Infinity, south: -Infinity };
  for (const point of points) {
    const { x, y } = project(point);
    bounds.west = Math.min(bounds.west, x);
    bounds.east = Math.max(bounds.east, x);
    bounds.north = Math.min(bounds.north, y);
    bounds.south = Math.max(bounds.south, y);
  }
  return bounds;
}

// TypeScript widens the literals and tuples of a JSON file, so its type has to be asserted.
const topology = australia as unknown as Topology<{
  states: GeometryCollection<{ name: string }>;
}>;
const states = feature(topology, topology.objects.states);
const pathOf = geoPath(mercator);

/** The states and territories as SVG paths. */
export const STATE_OUTLINES: StateOutline[] = states.features.map((state) => {
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
