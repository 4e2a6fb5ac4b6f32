import Supercluster, { type ClusterProperties } from "supercluster";
import type { PriceRange } from "../../../worker/data/prices.ts";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import { type Bounds, type ProjectedPoint, project, unproject, WORLD_SIZE } from "./projection.ts";

/** A marker on the map: one yard, or a cluster of yards too close to tell apart. */
export interface Marker extends ProjectedPoint {
  /** Unique among the markers of a level. */
  key: string;
  name: string;
  /** Null for a cluster. */
  yardId: number | null;
  /** Supercluster's id; null for a yard. */
  clusterId: number | null;
  /** Number of yards. */
  count: number;
  /** What the cities of a cluster pay for the metal that was asked for: from the lowest to the highest price. */
  price: PriceRange | undefined;
}

/** All yards of the map, clustered for every level. */
export type YardIndex = Supercluster<YardProperties, Priced>;

type YardProperties = Pick<MapPoint, "id" | "name">;
type Priced = Pick<Marker, "price">;

/**
 * Pixels within which yards form a cluster when a level is shown at its own scale; and if clusters say a price as well.
 */
const [CLUSTER_RADIUS, PRICED_RADIUS] = [48, 76];

/** Levels by which the scale may exceed a level's own before the next one is shown. */
const LEVEL_TOLERANCE = 0.3;

/** Deeper than any screen zooms: yards that still form a cluster here have the same coordinates. */
const MAX_LEVEL = 12;

/** Clusters the yards for every level. */
export function indexYards(points: MapPoint[]): YardIndex {
  const prices = new Map(points.map(({ id, price }) => [id, price]));
  const index: YardIndex = new Supercluster({
    radius: points.some(({ price }) => price) ? PRICED_RADIUS : CLUSTER_RADIUS,
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

/** The range that holds both. */
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
      return "cluster" in properties
        ? clusterMarker(properties, point)
        : yardMarker(properties, point);
    })
    .sort((a, b) => a.x - b.x || a.y - b.y);
}

/** A yard's marker, whether or not it belongs to a cluster. */
export function yardMarker(
  { id, name }: Pick<MapPoint, "id" | "name">,
  point: ProjectedPoint,
): Marker {
  return {
    key: `yard-${id}`,
    name,
    yardId: id,
    clusterId: null,
    count: 1,
    price: undefined,
    ...point,
  };
}

function clusterMarker(
  { cluster_id, point_count, price }: ClusterProperties & Priced,
  point: ProjectedPoint,
): Marker {
  return {
    key: `cluster-${cluster_id}`,
    name: `${point_count} yards`,
    yardId: null,
    clusterId: cluster_id,
    count: point_count,
    price,
    ...point,
  };
}

/** The first level at which a cluster splits; beyond the last level if its yards never split. */
export function expansionLevel(index: YardIndex, clusterId: number): number {
  return index.getClusterExpansionZoom(clusterId);
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
