import "./yard-map.css";
import { memo, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import type { DirectoryYard, MapPoint } from "../../../worker/data/types.ts";
import { indexYards } from "./clusters.ts";
import { MapButtons, MapLegend } from "./controls.tsx";
import { useFocusKept } from "./focus.ts";
import { KEYS_HINT, onMapKey } from "./keys.ts";
import { MapMarkers } from "./markers.tsx";
import { MapDetails } from "./popup.tsx";
import { CENTRE, COAST, midpoint, placed, STATES, spotOf } from "./projection.ts";
import { useReveal } from "./reveal.ts";
import { useMapSelection } from "./selection.ts";
import { useMapView } from "./view.ts";
import { ZOOM } from "./zoom.ts";

export interface YardMapProps {
  /** All yards that match; those without two valid numbers are left out. */
  points: MapPoint[];
  selectedId: number | null;
  /** The selected yard in full; null while it is being fetched. */
  selected: DirectoryYard | null;
  /** Told of the yard that a visitor selects, and null when it is closed. */
  onSelect: (id: number | null) => void;
}

/** A schematic map of yards to zoom, drag and walk by keyboard; a sentence where none has a place. */
export function YardMap({ points, ...selection }: YardMapProps) {
  const yards = useMemo(() => placed(points), [points]);
  const { selectedId, onSelect } = selection;
  useEffect(() => {
    // Other filters have left it out.
    if (selectedId !== null && !yards.some(({ id }) => id === selectedId)) onSelect(null);
  }, [yards, selectedId, onSelect]);
  if (yards.length > 0) return <PlacedYards points={yards} {...selection} />;
  return (
    <div className="empty">
      <h3>No location data available</h3>
      <p>The selected scrap yards don't have geographic coordinates.</p>
    </div>
  );
}

function PlacedYards({ points, selectedId, selected, onSelect }: YardMapProps) {
  const index = useMemo(() => indexYards(points), [points]);
  const home = useMemo(() => spotOf(midpoint(points) ?? CENTRE), [points]);
  const point = useMemo(
    () => points.find(({ id }) => id === selectedId) ?? null,
    [points, selectedId],
  );
  const map = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLElement>(null);
  const { camera, zoom, drawn, ...layers } = useMapView(home, String(points.length));
  const { crowd, opener, select, press } = useMapSelection(index, camera, selectedId, onSelect);
  const details = selected?.id === selectedId ? selected : null;
  const spot = useMemo(() => crowd?.spot ?? (point && spotOf(point)), [crowd, point]);
  const reveal = useReveal(camera, popup, spot, details);
  const reset = () => {
    camera.current?.look(spotOf(CENTRE), ZOOM.start);
    select(null);
  };
  const close = () => select(null);
  const keys = () => ({ camera: camera.current, popup: popup.current, close, reset });
  const hint = useId();
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds the fields of a form
    <div
      ref={map}
      className="yard-map"
      data-zoom={zoom}
      role="group"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: its arrow, plus and minus keys move the map
      tabIndex={0}
      aria-label="Map of scrap yards"
      aria-describedby={hint}
      onKeyDown={(event) => onMapKey(event, keys())}
      {...useFocusKept(map, opener)}
    >
      <p id={hint} hidden>
        {KEYS_HINT}
      </p>
      <div className="yard-map-box">
        <MapButtons camera={camera} onReset={reset} />
        <div className="yard-map-stage" ref={layers.stage}>
          <MapLand land={layers.land} />
          <MapMarkers
            layer={layers.markers}
            index={index}
            drawn={drawn}
            selected={point}
            onPress={press}
            onReach={reveal}
          />
        </div>
        <MapDetails
          popup={popup}
          crowd={crowd}
          yard={point && { id: point.id, name: point.name, details }}
          onSelect={select}
        />
      </div>
      <MapLegend />
    </div>
  );
}

/** The outlines of the states over a halo, so that no town on the coast lies in the sea. */
const MapLand = memo(function MapLand({ land }: { land: RefObject<SVGGElement | null> }) {
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
