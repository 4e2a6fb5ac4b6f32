import { type RefObject, useCallback, useRef, useState } from "react";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import type { Camera } from "./camera.ts";
import { levelAtScale, type Marker, type YardIndex, yardsOfCluster } from "./clusters.ts";
import type { ProjectedPoint } from "./projection.ts";

/** The yards of a cluster that does not split even at the closest zoom. */
export interface OverlappingYards {
  index: YardIndex;
  name: string;
  point: ProjectedPoint;
  yards: Pick<MapPoint, "id" | "name">[];
}

/**
 * Handles presses on markers. Pressing a yard selects or deselects it. Pressing a cluster zooms in until it splits;
 * if it never does, its yards are listed (`overlapping`).
 */
export function useMapSelection(
  index: YardIndex,
  camera: RefObject<Camera | null>,
  selectedId: number | null,
  onSelect: (id: number | null) => void,
) {
  const [overlapping, setOverlapping] = useState<OverlappingYards | null>(null);
  /** Key of the last marker pressed. */
  const opener = useRef<string | null>(null);
  const select = useCallback(
    (id: number | null) => {
      setOverlapping(null);
      onSelect(id);
    },
    [onSelect],
  );
  const press = useCallback(
    (marker: Marker) => {
      const { key, name, yardId, clusterId } = marker;
      opener.current = key;
      if (clusterId === null) {
        select(yardId === selectedId ? null : yardId);
      } else if (camera.current && !splitsWhenZoomedIn(camera.current, index, clusterId, marker)) {
        select(null);
        setOverlapping({ index, name, point: marker, yards: yardsOfCluster(index, clusterId) });
      }
    },
    [index, camera, selectedId, select],
  );
  // A list made for earlier filters is out of date.
  return { overlapping: overlapping?.index === index ? overlapping : null, opener, select, press };
}

/** Zooms in on a cluster; false if the closest zoom does not split it. */
function splitsWhenZoomedIn(
  camera: Camera,
  index: YardIndex,
  clusterId: number,
  point: ProjectedPoint,
): boolean {
  // Beyond the last level if its yards never split.
  const level = index.getClusterExpansionZoom(clusterId);
  camera.centreOn(point, camera.zoomAtScale(2 ** level));
  return levelAtScale(camera.viewport.scale) >= level;
}
