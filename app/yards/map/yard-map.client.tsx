import "../../maps/map.css";
import "./yard-map.css";
import { memo, type RefObject, useEffect, useId, useMemo, useRef } from "react";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import type { Town } from "../../../worker/data/yards/towns.ts";
import { ZOOM } from "./camera.ts";
import { indexYards } from "./clusters.ts";
import { MapButtons, MapLegend } from "./controls.tsx";
import { useFocusKept } from "./focus.ts";
import { KEYS_HINT, onMapKey } from "./keys.ts";
import { circleOf, MapMarkers, type MapOrigin } from "./markers.tsx";
import { PLACE_NAMES_ZOOM } from "./places.ts";
import { MapDetails, type PopupYard } from "./popup.tsx";
import {
  boundsOfPoints,
  COASTLINE,
  centreOfBounds,
  DEFAULT_CENTRE,
  project,
  STATE_OUTLINES,
} from "./projection.ts";
import { useReveal } from "./reveal.ts";
import { useMapSelection } from "./selection.ts";
import { type Home, useMapViewport } from "./viewport.ts";

/** Props of the map, shared with the code that loads it. */
export interface YardMapProps {
  /** All matching yards, nearest first if there is an `origin`. */
  points: MapPoint[];
  /** True if a filter is set: the map then zooms in on the yards instead of showing the continent. */
  isFiltered?: boolean;
  /** The place that the yards are near, where the map starts. */
  origin?: MapOrigin | null;
  /** Towns to name, largest first; undefined while loading. */
  towns?: Town[] | undefined;
  selectedId: number | null;
  /** The selected yard's details; undefined while loading, null if that failed. */
  selected: PopupYard | null | undefined;
  /** Called with the id of the yard that the visitor selects, and with null when its details are closed. */
  onSelect: (id: number | null) => void;
}

/** A schematic map of yards for mouse, touch and keyboard; a message if no yard has coordinates. */
export function YardMap(props: YardMapProps) {
  const { points, selectedId, onSelect } = props;
  useEffect(() => {
    // The filters have changed and no longer match the selected yard.
    if (selectedId !== null && !points.some(({ id }) => id === selectedId)) onSelect(null);
  }, [points, selectedId, onSelect]);
  if (points.length > 0) return <InteractiveMap {...props} />;
  return (
    <div className="empty">
      <h3>No location data available</h3>
      <p>The selected scrap yards don't have geographic coordinates.</p>
    </div>
  );
}

function InteractiveMap(props: YardMapProps) {
  const { points, isFiltered = false, origin = null, towns } = props;
  const { selectedId, selected, onSelect } = props;
  const index = useMemo(() => indexYards(points), [points]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new filters take effect when their yards arrive
  const home = useMemo(() => homeOf(points, isFiltered, origin), [points]);
  const selectedPoint = points.find(({ id }) => id === selectedId) ?? null;
  const map = useRef<HTMLDivElement>(null);
  const popup = useRef<HTMLElement>(null);
  const { camera, zoom, scale, area, ...layers } = useMapViewport(home);
  const selection = useMapSelection(index, camera, selectedId, onSelect);
  const { overlapping, opener, select, press } = selection;
  const shownPoint = useMemo(
    () => overlapping?.point ?? (selectedPoint && project(selectedPoint)),
    [overlapping, selectedPoint],
  );
  const reveal = useReveal(camera, popup, shownPoint, selected);
  const reset = () => {
    camera.current?.centreOn(project(DEFAULT_CENTRE), ZOOM.start);
    select(null);
  };
  const close = () => select(null);
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
      onKeyDown={(event) => onMapKey(event, { camera, popup, close, reset })}
      {...useFocusKept(map, opener)}
    >
      <p id={hint} hidden>
        {KEYS_HINT}
      </p>
      <div className="map-box yard-map-box">
        <MapButtons camera={camera} onReset={reset} />
        <div className="yard-map-stage" ref={layers.stage}>
          <MapLand land={layers.land} origin={origin} />
          <MapMarkers
            layer={layers.markers}
            index={index}
            area={area}
            towns={towns}
            origin={origin}
            scale={scale}
            namesTowns={Number(zoom) >= PLACE_NAMES_ZOOM}
            selected={selectedPoint}
            onPress={press}
            onKeyboardFocus={reveal}
          />
        </div>
        <MapDetails
          popup={popup}
          overlapping={overlapping}
          yard={selectedPoint && { ...selectedPoint, details: selected }}
          onSelect={select}
        />
      </div>
      <MapLegend origin={origin} />
    </div>
  );
}

function homeOf(points: MapPoint[], isFiltered: boolean, origin: MapOrigin | null): Home {
  if (!origin) {
    const centre = project(centreOfBounds(points));
    return { centre, bounds: isFiltered ? boundsOfPoints(points) : null, maxZoom: ZOOM.max };
  }
  const { x, y } = project(origin);
  const radius = circleOf(origin);
  const circle = { west: x - radius, north: y - radius, east: x + radius, south: y + radius };
  // If there is no circle, the nearest yard is far away.
  const bounds = radius > 0 ? circle : boundsOfPoints(points.slice(0, 1));
  return { centre: { x, y }, bounds, maxZoom: ZOOM.maxNear };
}

interface MapLandProps {
  land: RefObject<SVGGElement | null>;
  origin: MapOrigin | null;
}

/** The states over a thick coastline, which keeps coastal towns from appearing to be in the sea. */
const MapLand = memo(function MapLand({ land, origin }: MapLandProps) {
  const around = origin && project(origin);
  return (
    <svg className="yard-map-land" role="img" aria-label="Outline of Australia">
      <g ref={land}>
        <path className="map-coast" d={COASTLINE} />
        {STATE_OUTLINES.map(({ code, name, path }) => (
          <path key={code} className="map-land" d={path}>
            <title>{name}</title>
          </path>
        ))}
        {around && (
          <circle className="map-circle" cx={around.x} cy={around.y} r={circleOf(origin)} />
        )}
      </g>
    </svg>
  );
});
