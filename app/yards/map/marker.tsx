import { type CSSProperties, memo } from "react";
import type { Marker } from "./clusters.ts";

interface MapMarkerProps {
  marker: Marker;
  selected: boolean;
  onPress: (marker: Marker) => void;
  /** The keyboard has reached the marker. */
  onReach: (marker: Marker) => void;
}

/** A yard, or a number of yards, as a button on its spot of the map. */
export const MapMarker = memo(function MapMarker(props: MapMarkerProps) {
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
