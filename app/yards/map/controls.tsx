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
  return (
    <div className="yard-map-buttons">
      <button
        type="button"
        className="icon-button"
        aria-label="Zoom in"
        title="Zoom in"
        onClick={() => camera.current?.zoomIn()}
      >
        <LineIcon of={Plus} size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Zoom out"
        title="Zoom out"
        onClick={() => camera.current?.zoomOut()}
      >
        <LineIcon of={Minus} size={20} />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label="Reset view"
        title="Reset view"
        onClick={onReset}
      >
        <LineIcon of={RotateCcw} size={18} />
      </button>
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
