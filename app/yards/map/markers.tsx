import { type CSSProperties, memo, type RefObject, useMemo } from "react";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import { MapPin } from "../../maps/map-pin.tsx";
import { shortRange } from "../../words/format.ts";
import type { DirectoryNear } from "../directory/near.ts";
import { type Marker, markersWithin, type YardIndex, yardMarker } from "./clusters.ts";
import { namesOnMap, type Place, type PlaceName, placeOfCluster } from "./places.ts";
import { mapUnits, project, STATE_OUTLINES } from "./projection.ts";
import type { RenderedArea } from "./viewport.ts";

/** The place near which yards are shown. */
export type MapOrigin = NonNullable<DirectoryNear["origin"]> & {
  /** Radius of the circle around it; undefined for no circle. */
  kilometres?: number;
};

interface MapMarkersProps {
  layer: RefObject<HTMLDivElement | null>;
  index: YardIndex;
  area: RenderedArea | null;
  /** Towns to name clusters after, largest first. */
  places: Place[];
  /** Pixels per map unit. */
  scale: number;
  /** True if the map is close enough to name towns. */
  namesTowns: boolean;
  origin: MapOrigin | null;
  selected: MapPoint | null;
  onPress: (marker: Marker) => void;
  onKeyboardFocus: (marker: Marker) => void;
}

/** Least width in pixels of a state whose name is shown. */
const MIN_NAME_WIDTH = 30;

/** Names of the states: their codes. */
const STATES = STATE_OUTLINES.map(({ code, x, y, width }) => {
  return { name: code, x, y, width, dx: 0, dy: 0, kind: "state" as const, hasDot: false };
});

/** The names of states and towns, and above them the markers from west to east. */
export const MapMarkers = memo(function MapMarkers(props: MapMarkersProps) {
  const { layer, index, area, places, scale, namesTowns, origin, selected } = props;
  const { onPress, onKeyboardFocus } = props;
  const markers = useMemo(
    () => (area ? markersWithin(index, area.bounds, area.level) : []),
    [index, area],
  );
  const shown = useMemo(() => withSelected(markers, selected), [markers, selected]);
  const levelScale = 2 ** (area?.level ?? 0);
  const names = useMemo(() => {
    const states = STATES.filter(({ width }) => width * levelScale >= MIN_NAME_WIDTH);
    if (!area) return states;
    const taken = origin ? [...markers, project(origin)] : markers;
    return namesOnMap(namesTowns ? places : [], states, taken, area.bounds, scale);
  }, [area, levelScale, scale, namesTowns, places, markers, origin]);
  return (
    <div className="map-markers" ref={layer}>
      {names.map((name) => (
        <MapName key={name.name} {...name} />
      ))}
      {origin && <OriginMarker origin={origin} />}
      {shown.map((marker) => (
        <MapMarker
          key={marker.key}
          marker={marker}
          place={
            marker.yardId === null ? placeOfCluster(marker, places, levelScale)?.name : undefined
          }
          selected={selected !== null && marker.yardId === selected.id}
          onPress={onPress}
          onKeyboardFocus={onKeyboardFocus}
        />
      ))}
    </div>
  );
});

/** Marks the origin of distances; the legend explains it. */
function OriginMarker({ origin }: { origin: MapOrigin }) {
  const { x, y } = project(origin);
  const place = { "--x": x, "--y": y } as CSSProperties;
  const circle = { "--x": x, "--y": y - circleOf(origin) } as CSSProperties;
  return (
    <>
      <span className="yard-map-origin" style={place} title={origin.label} aria-hidden="true" />
      {origin.kilometres && (
        <span className="map-name" data-kind="circle" style={circle} aria-hidden="true">
          {origin.kilometres} km
        </span>
      )}
    </>
  );
}

/** Radius of the circle around a place in map units; 0 for no circle. */
export function circleOf({ lat, kilometres = 0 }: MapOrigin): number {
  return mapUnits(kilometres, lat);
}

/** A place's name, with a dot for a town without a marker. Hidden from screen readers, because markers have names. */
function MapName({ name, x, y, dx, dy, kind, hasDot }: PlaceName) {
  const place = { "--x": x, "--y": y } as CSSProperties;
  return (
    <>
      {hasDot && <span className="yard-map-town-dot" style={place} aria-hidden="true" />}
      <span
        className="map-name"
        data-kind={kind}
        style={{ ...place, left: dx, top: dy }}
        aria-hidden="true"
      >
        {name}
      </span>
    </>
  );
}

/** Adds a marker for the selected yard, even if it belongs to a cluster. */
function withSelected(markers: Marker[], selected: MapPoint | null): Marker[] {
  if (!selected || markers.some(({ yardId }) => yardId === selected.id)) return markers;
  return [...markers, yardMarker(selected, project(selected))];
}

interface MapMarkerProps {
  marker: Marker;
  /** The town that a cluster is named after. */
  place: string | undefined;
  selected: boolean;
  onPress: (marker: Marker) => void;
  onKeyboardFocus: (marker: Marker) => void;
}

/** A button for a yard or cluster at its point of the map. */
const MapMarker = memo(function MapMarker(props: MapMarkerProps) {
  const { marker, place, selected, onPress, onKeyboardFocus } = props;
  const isYard = marker.yardId !== null;
  const price = marker.price && shortRange(marker.price);
  const where = place ? `${marker.name} near ${place}` : marker.name;
  const name = price ? `${where}, ${price} a kilo` : where;
  return (
    <button
      type="button"
      className={isYard ? "map-marker" : "yard-cluster"}
      data-marker={marker.key}
      aria-label={name}
      aria-pressed={isYard ? selected : undefined}
      title={name}
      style={{ "--x": marker.x, "--y": marker.y } as CSSProperties}
      onClick={() => onPress(marker)}
      onFocus={(event) => event.target.matches(":focus-visible") && onKeyboardFocus(marker)}
    >
      {isYard ? <MapPin selected={selected} /> : marker.count}
      {price && <span className="yard-map-price">{price}</span>}
    </button>
  );
});
