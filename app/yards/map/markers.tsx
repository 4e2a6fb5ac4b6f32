import { type CSSProperties, memo, type RefObject, useMemo } from "react";
import type { MapPoint } from "../../../worker/data/types.ts";
import { type Marker, markersWithin, type YardIndex, yardMarker } from "./clusters.ts";
import { MapMarker } from "./marker.tsx";
import { STATES, spotOf } from "./outlines.ts";
import type { Drawn } from "./view.ts";

interface MapMarkersProps {
  layer: RefObject<HTMLDivElement | null>;
  index: YardIndex;
  drawn: Drawn | null;
  selected: MapPoint | null;
  onPress: (marker: Marker) => void;
  onReach: (marker: Marker) => void;
}

/** Pixels that a state must be wide to carry its name. */
const NAME_ROOM = 30;

/** The names of the states, and above them the markers from west to east. */
export const MapMarkers = memo(function MapMarkers(props: MapMarkersProps) {
  const { layer, index, drawn, selected, onPress, onReach } = props;
  const markers = useMemo(
    () => (drawn ? markersWithin(index, drawn.bounds, drawn.level) : []),
    [index, drawn],
  );
  const shown = useMemo(() => withSelected(markers, selected), [markers, selected]);
  const named = STATES.filter(({ width }) => width * 2 ** (drawn?.level ?? 0) >= NAME_ROOM);
  return (
    <div className="yard-map-markers" ref={layer}>
      {named.map(({ code, x, y }) => (
        <span
          key={code}
          className="yard-map-name"
          aria-hidden="true"
          style={{ "--x": x, "--y": y } as CSSProperties}
        >
          {code}
        </span>
      ))}
      {shown.map((marker) => (
        <MapMarker
          key={marker.key}
          marker={marker}
          selected={selected !== null && marker.yardId === selected.id}
          onPress={onPress}
          onReach={onReach}
        />
      ))}
    </div>
  );
});

/** The selected yard shows on its own even where it belongs to a cluster. */
function withSelected(markers: Marker[], selected: MapPoint | null): Marker[] {
  if (!selected || markers.some(({ yardId }) => yardId === selected.id)) return markers;
  return [...markers, yardMarker(selected, spotOf(selected))];
}
