import Supercluster from "supercluster";
import type { PriceRange } from "../../../worker/data/prices.ts";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import { type Bounds, type ProjectedPoint, project, unproject, WORLD_SIZE } from "./projection.ts";

/** A marker on the map: one yard, or a cluster of yards too close to tell apart. */
export interface Marker extends ProjectedPoint {
  /** The marker's key, unique within a level. */
  key: string;
  name: string;
  /** The yard's id; null for a cluster. */
  yardId: number | null;
  /** Supercluster's id for the cluster; null for a yard. */
  clusterId: number | null;
  /** Number of yards. */
  count: number;
  /** The prices of the chosen metal in the cities of a cluster, from the lowest to the highest. */
  price?: PriceRange | undefined;
}

/** All yards of the map, clustered for every level. */
export type YardIndex = Supercluster<YardProperties, Priced>;

type YardProperties = Pick<MapPoint, "id" | "name">;
type Priced = Pick<Marker, "price">;

/** Yards closer than this (px, at a level's own scale) form a cluster. Clusters with a price need more room. */
const RADIUS = 48;
const PRICED_RADIUS = 76;

/** How far the scale may exceed a level's own, in levels, before the next one is shown. */
const LEVEL_TOLERANCE = 0.3;

/** Deeper than any screen can zoom: yards that still form a cluster here have the same coordinates. */
const MAX_LEVEL = 12;

/** Clusters the yards for every level. */
export function indexYards(points: MapPoint[]): YardIndex {
  const prices = new Map(points.map(({ id, price }) => [id, price]));
  const index: YardIndex = new Supercluster({
    radius: points.some(({ price }) => price) ? PRICED_RADIUS : RADIUS,
    map: ({ id }): Priced => ({ price: prices.get(id) }),
    reduce: (cluster: Priced, { price }: Priced) => {
      cluster.price = widest(cluster.price, price);
    },
    extent: WORLD_SIZE,
    maxZoom: MAX_LEVEL,
  });
  return index.load(
    points.map(({ id, name, lat, lon }) => ({
      type: "Feature",
      properties: { id, name },
      geometry: { type: "Point", coordinates: [lon, lat] },
    })),
  );
}

/** The smallest range that holds both. */
function widest(one: PriceRange | undefined, other: PriceRange | undefined) {
  if (!one || !other) return one ?? other;
  return {
    minPrice: Math.min(one.minPrice, other.minPrice),
    maxPrice: Math.max(one.maxPrice, other.maxPrice),
  };
}

/** The level to show at a scale in pixels per map unit; level n is made for 2 to the power of n. */
export function levelAtScale(scale: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(scale) - LEVEL_TOLERANCE), 0), MAX_LEVEL);
}

/** The markers within the bounds, from west to east. */
export function markersWithin(index: YardIndex, bounds: Bounds, level: number): Marker[] {
  const { lat: north, lon: west } = unproject({ x: bounds.west, y: bounds.north });
  const { lat: south, lon: east } = unproject({ x: bounds.east, y: bounds.south });
  return index
    .getClusters([west, south, east, north], level)
    .map(({ geometry, properties }) => {
      const [lon = 0, lat = 0] = geometry.coordinates;
      const point = project({ lat, lon });
      if (!("cluster" in properties)) return yardMarker(properties, point);
      const { cluster_id: clusterId, point_count: count, price } = properties;
      const key = `cluster-${clusterId}`;
      return { key, name: `${count} yards`, yardId: null, clusterId, count, price, ...point };
    })
    .sort((a, b) => a.x - b.x || a.y - b.y);
}

/** A yard's marker, even if the yard belongs to a cluster. */
export function yardMarker(
  { id, name }: Pick<MapPoint, "id" | "name">,
  point: ProjectedPoint,
): Marker {
  return { key: `yard-${id}`, name, yardId: id, clusterId: null, count: 1, ...point };
}

/** The yards of a cluster, by name. */
export function yardsOfCluster(
  index: YardIndex,
  clusterId: number,
): Pick<MapPoint, "id" | "name">[] {
  return index
    .getLeaves(clusterId, Number.POSITIVE_INFINITY)
    .map(({ properties }) => properties)
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}
