import { type RefObject, useCallback, useRef, useState } from "react";
import type { MapPoint } from "../../../worker/data/types.ts";
import type { Camera } from "./camera.ts";
import { levelAt, type Marker, partingLevel, type YardIndex, yardsOf } from "./clusters.ts";
import type { Spot } from "./projection.ts";

/** Yards that no zoom tells apart. */
export interface Crowd {
  index: YardIndex;
  name: string;
  spot: Spot;
  yards: Pick<MapPoint, "id" | "name">[];
}

/**
 * What pressing a marker does: a yard is selected, or given up where it was; a cluster opens by
 * zooming, and where the nearest zoom does not part it, its yards are listed (`crowd`).
 */
export function useMapSelection(
  index: YardIndex,
  camera: RefObject<Camera | null>,
  selectedId: number | null,
  onSelect: (id: number | null) => void,
) {
  const [crowd, setCrowd] = useState<Crowd | null>(null);
  /** The key of the marker that was pressed last. */
  const opener = useRef<string | null>(null);
  const select = useCallback(
    (id: number | null) => {
      setCrowd(null);
      onSelect(id);
    },
    [onSelect],
  );
  const press = useCallback(
    (marker: Marker) => {
      opener.current = marker.key;
      if (marker.clusterId === null) {
        select(marker.yardId === selectedId ? null : marker.yardId);
      } else if (camera.current && !parts(camera.current, index, marker)) {
        select(null);
        const { name, clusterId } = marker;
        setCrowd({ index, name, spot: marker, yards: yardsOf(index, clusterId) });
      }
    },
    [index, camera, selectedId, select],
  );
  // Other yards on the map leave no list of those before.
  return { crowd: crowd?.index === index ? crowd : null, opener, select, press };
}

/** Zooms in on a cluster, and tells whether it has parted. */
function parts(camera: Camera, index: YardIndex, { clusterId, x, y }: Marker): boolean {
  if (clusterId === null) return true;
  const level = partingLevel(index, clusterId);
  camera.look({ x, y }, camera.zoomFor(2 ** level));
  return levelAt(camera.view.scale) >= level;
}
