import { Minus, Plus, RotateCcw } from "lucide";
import type { RefObject } from "react";
import { MapPin } from "../../maps/map-pin.tsx";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { Camera } from "./camera.ts";
import type { MapOrigin } from "./markers.tsx";

interface MapButtonsProps {
  camera: RefObject<Camera | null>;
  onReset: () => void;
}

/** Buttons that zoom and reset the map. */
export function MapButtons({ camera, onReset }: MapButtonsProps) {
  const buttons = [
    { label: "Zoom in", icon: Plus, size: 20, press: () => camera.current?.zoomIn() },
    { label: "Zoom out", icon: Minus, size: 20, press: () => camera.current?.zoomOut() },
    { label: "Reset view", icon: RotateCcw, size: 18, press: onReset },
  ];
  return (
    <div className="yard-map-buttons">
      {buttons.map(({ label, icon, size, press }) => (
        <button
          key={label}
          type="button"
          className="icon-button"
          aria-label={label}
          title={label}
          onClick={press}
        >
          <LineIcon of={icon} size={size} />
        </button>
      ))}
    </div>
  );
}

/** Explains the markers. */
export function MapLegend({ origin }: { origin: MapOrigin | null }) {
  return (
    <ul className="yard-map-legend row" aria-label="Legend">
      <li>
        <MapPin />
        Scrap Yard
      </li>
      <li>
        <MapPin selected />
        Selected Yard
      </li>
      <li>
        <span className="yard-cluster" aria-hidden="true">
          12
        </span>
        Several yards: tap to zoom in
      </li>
      {origin && (
        <li>
          <span className="yard-map-origin" aria-hidden="true" />
          {origin.label}
        </li>
      )}
    </ul>
  );
}
