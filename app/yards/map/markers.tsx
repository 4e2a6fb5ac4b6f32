import { type CSSProperties, memo, type RefObject, useMemo } from "react";
import type { MapPoint } from "../../../worker/data/types.ts";
import { type Marker, markersWithin, type YardIndex, yardMarker } from "./clusters.ts";
import { STATES, spotOf } from "./projection.ts";
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

interface MapMarkerProps {
  marker: Marker;
  selected: boolean;
  onPress: (marker: Marker) => void;
  /** The keyboard has reached the marker. */
  onReach: (marker: Marker) => void;
}

/** A yard, or a number of yards, as a button on its spot of the map. */
const MapMarker = memo(function MapMarker(props: MapMarkerProps) {
  const { marker, selected, onPress, onReach } = props;
  const single = marker.yardId !== null;
  return (
    <button
      type="button"
      className={single ? "yard-marker" : "yard-marker yard-cluster"}
      data-marker={marker.key}
      data-digits={single ? undefined : String(marker.count).length}
      aria-label={marker.name}
      aria-pressed={single ? selected : undefined}
      title={single ? marker.name : undefined}
      style={{ "--x": marker.x, "--y": marker.y } as CSSProperties}
      onClick={() => onPress(marker)}
      onFocus={(event) => event.target.matches(":focus-visible") && onReach(marker)}
    >
      {single ? <YardPin selected={selected} /> : marker.count}
    </button>
  );
});

/** A dot on the spot; of the selected yard a larger pin that points at it. */
export function YardPin({ selected }: { selected: boolean }) {
  if (!selected) return <span className="yard-dot" />;
  return (
    <svg className="yard-pin" viewBox="0 0 24 30" aria-hidden="true">
      <path d="M12 29C12 29 22.5 18 22.5 11.2A10.5 10.2 0 0 0 1.5 11.2C1.5 18 12 29 12 29Z" />
      <circle cx="12" cy="11" r="4" />
    </svg>
  );
}
