import Supercluster, { type ClusterProperties } from "supercluster";
import type { MapPoint } from "../../../worker/data/types.ts";
import { GLOBE, placeAt, type Spot, spotOf } from "./projection.ts";

/** What stands on the map in one spot: a yard, or several that are too close to be told apart. */
export interface Marker extends Spot {
  /** Names the marker within one level. */
  key: string;
  name: string;
  /** Null where there are several. */
  yardId: number | null;
  /** Supercluster's; null where there is one yard. */
  clusterId: number | null;
  count: number;
}

/** A part of the map, in map units. */
export interface Bounds {
  west: number;
  north: number;
  east: number;
  south: number;
}

export type YardIndex = Supercluster<Pick<MapPoint, "id" | "name">>;

/** Pixels within which yards become one marker, when a level shows at its own scale. */
const RADIUS = 48;

/** How much nearer than its own scale a level may show before the next one, in levels. */
const STRETCH = 0.3;

/** Deeper than any screen zooms: yards that this level does not part share a spot. */
const DEEPEST = 10;

/** The yards, clustered for every level. */
export function indexYards(points: MapPoint[]): YardIndex {
  const index: YardIndex = new Supercluster({ radius: RADIUS, extent: GLOBE, maxZoom: DEEPEST });
  return index.load(
    points.map(({ id, name, lat, lon }) => ({
      type: "Feature",
      properties: { id, name },
      geometry: { type: "Point", coordinates: [lon, lat] },
    })),
  );
}

/** The level to show at that many pixels per map unit; level n is made for 2 to the power of n. */
export function levelAt(scale: number): number {
  return Math.min(Math.max(Math.ceil(Math.log2(scale) - STRETCH), 0), DEEPEST);
}

/** The markers within a part of the map, west to east. */
export function markersWithin(index: YardIndex, bounds: Bounds, level: number): Marker[] {
  const { lat: north, lon: west } = placeAt({ x: bounds.west, y: bounds.north });
  const { lat: south, lon: east } = placeAt({ x: bounds.east, y: bounds.south });
  return index
    .getClusters([west, south, east, north], level)
    .map(({ geometry, properties }) => {
      const [lon = 0, lat = 0] = geometry.coordinates;
      const spot = spotOf({ lat, lon });
      return "cluster" in properties
        ? clusterMarker(properties, spot)
        : yardMarker(properties, spot);
    })
    .sort((a, b) => a.x - b.x || a.y - b.y);
}

/** The marker of one yard, whatever stands beside it. */
export function yardMarker({ id, name }: Pick<MapPoint, "id" | "name">, spot: Spot): Marker {
  return { key: `yard-${id}`, name, yardId: id, clusterId: null, count: 1, ...spot };
}

function clusterMarker({ cluster_id, point_count }: ClusterProperties, spot: Spot): Marker {
  const name = `${point_count} yards`;
  return {
    key: `cluster-${cluster_id}`,
    name,
    yardId: null,
    clusterId: cluster_id,
    count: point_count,
    ...spot,
  };
}

/** The first level at which a cluster parts; beyond the deepest where its yards share a spot. */
export function partingLevel(index: YardIndex, clusterId: number): number {
  return index.getClusterExpansionZoom(clusterId);
}

/** The yards of a cluster, by name. */
export function yardsOf(index: YardIndex, clusterId: number): Pick<MapPoint, "id" | "name">[] {
  return index
    .getLeaves(clusterId, Number.POSITIVE_INFINITY)
    .map(({ properties }) => properties)
    .sort((a, b) => a.name.localeCompare(b.name) || a.id - b.id);
}
