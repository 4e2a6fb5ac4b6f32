import { geoMercator, geoPath } from "d3-geo";
import { feature, mesh } from "topojson-client";
import type { GeometryCollection, Topology } from "topojson-specification";
import type { MapPoint } from "../../../worker/data/types.ts";
import australia from "./australia.topo.json";

/** Degrees, WGS 84. */
export interface Place {
  lat: number;
  lon: number;
}

/** Map units: the first centre is at 0, 0, and 512 of them go around the globe. */
export interface Spot {
  x: number;
  y: number;
}

export interface StateOutline extends Spot {
  code: string;
  name: string;
  /** The outline as an SVG path; `x` and `y` are its middle. */
  path: string;
  /** From west to east, in map units. */
  width: number;
}

/** Where the map starts. */
export const CENTRE: Place = { lat: -25.2744, lon: 133.7751 };

/** Map units around the globe: supercluster's own count, so that one scale serves both. */
export const GLOBE = 512;

/** Beyond it a Mercator map has no end. */
const MAX_LAT = 85;

const projection = geoMercator()
  .scale(GLOBE / (2 * Math.PI))
  .center([CENTRE.lon, CENTRE.lat])
  .translate([0, 0]);

/** Where a place lies on the map. */
export function spotOf({ lat, lon }: Place): Spot {
  const [x, y] = projection([lon, Math.min(Math.max(lat, -MAX_LAT), MAX_LAT)]) ?? [0, 0];
  return { x, y };
}

/** The place at a spot of the map; beyond the globe's edge, its edge. */
export function placeAt({ x, y }: Spot): Place {
  const [, lat = 0] = projection.invert?.([0, y]) ?? [];
  // Not the projection's own longitude: that comes around to the other side.
  const lon = CENTRE.lon + (x * 360) / GLOBE;
  return { lat, lon: Math.min(Math.max(lon, -180), 180) };
}

// TypeScript reads the file's "type" members as any text, and its pairs as lists.
const topology = australia as unknown as Topology<{
  states: GeometryCollection<{ name: string }>;
}>;
const states = feature(topology, topology.objects.states);
const draw = geoPath(projection);

/** The states and territories, each an SVG path. */
export const STATES: StateOutline[] = states.features.map((state) => {
  const [x, y] = draw.centroid(state);
  const [[left], [right]] = draw.bounds(state);
  const path = draw(state) ?? "";
  return { code: String(state.id), name: state.properties.name, path, width: right - left, x, y };
});

/** The coast alone, as one SVG path. */
export const COAST = draw(mesh(topology, topology.objects.states, (a, b) => a === b)) ?? "";

const [[west, north], [east, south]] = draw.bounds(states);

/** The continent's edges, in map units. */
export const LAND = { west, north, east, south };

/** How far the continent extends from the first centre, in map units. */
export const REACH = { x: Math.max(-west, east), y: Math.max(-north, south) };

/** The yards with two valid numbers for a place. */
export function placed(points: MapPoint[]): MapPoint[] {
  return points.filter(({ lat, lon }) => Number.isFinite(lat) && Number.isFinite(lon));
}

/** The middle of the bounds of all points; undefined where there are none. */
export function midpoint(points: Place[]): Place | undefined {
  if (points.length === 0) return undefined;
  const middle = (values: number[]) =>
    (values.reduce((a, b) => Math.min(a, b)) + values.reduce((a, b) => Math.max(a, b))) / 2;
  return { lat: middle(points.map(({ lat }) => lat)), lon: middle(points.map(({ lon }) => lon)) };
}
