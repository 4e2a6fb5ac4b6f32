import { Minus, Plus, RotateCcw } from "lucide";
import { memo, type RefObject } from "react";
import { LineIcon } from "../../ui/line-icon.tsx";
import type { Camera } from "./camera.ts";
import { YardPin } from "./marker.tsx";
import { COAST, STATES } from "./outlines.ts";

interface MapButtonsProps {
  camera: RefObject<Camera | null>;
  onReset: () => void;
}

/** The buttons that zoom the map and take it back to where it started. */
export function MapButtons({ camera, onReset }: MapButtonsProps) {
  return (
    <div className="yard-map-buttons">
      <button
        type="button"
        aria-label="Zoom in"
        title="Zoom in"
        onClick={() => camera.current?.zoomIn()}
      >
        <LineIcon of={Plus} size={20} />
      </button>
      <button
        type="button"
        aria-label="Zoom out"
        title="Zoom out"
        onClick={() => camera.current?.zoomOut()}
      >
        <LineIcon of={Minus} size={20} />
      </button>
      <button type="button" aria-label="Reset view" title="Reset view" onClick={onReset}>
        <LineIcon of={RotateCcw} size={18} />
      </button>
    </div>
  );
}

/** The outlines of the states over a halo, so that no town on the coast lies in the sea. */
export const MapLand = memo(function MapLand({ land }: { land: RefObject<SVGGElement | null> }) {
  return (
    <svg className="yard-map-land" role="img" aria-label="Outline of Australia">
      <g ref={land}>
        <path className="yard-map-coast" d={COAST} />
        {STATES.map(({ code, name, path }) => (
          <path key={code} className="yard-map-state" d={path}>
            <title>{name}</title>
          </path>
        ))}
      </g>
    </svg>
  );
});

/** What the markers mean. */
export function MapLegend() {
  return (
    <ul className="yard-map-legend" aria-label="Legend">
      <li>
        <YardPin selected={false} />
        Scrap Yard
      </li>
      <li>
        <YardPin selected />
        Selected Yard
      </li>
      <li>
        <span className="yard-cluster-sample" aria-hidden="true">
          12
        </span>
        Several yards
      </li>
    </ul>
  );
}
