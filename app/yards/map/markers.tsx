import { type CSSProperties, memo, type RefObject, useMemo } from "react";
import type { MapPoint } from "../../../worker/data/yards/directory.ts";
import type { Town } from "../../../worker/data/yards/towns.ts";
import { MapPin } from "../../maps/map-pin.tsx";
import { shortRange } from "../../words/format.ts";
import type { DirectoryNear } from "../directory/near.ts";
import { type Marker, markersWithin, type YardIndex, yardMarker } from "./clusters.ts";
import { namesOnMap, type PlaceName, placeOfCluster } from "./places.ts";
import { mapUnits, type ProjectedPoint, project, STATE_OUTLINES } from "./projection.ts";
import type { RenderedArea } from "./viewport.ts";

/** The place that the yards are near. */
export type MapOrigin = NonNullable<DirectoryNear["origin"]> & {
  /** Radius of the circle around it; undefined if there is no circle. */
  kilometres?: number;
};

interface MapMarkersProps {
  layer: RefObject<HTMLDivElement | null>;
  index: YardIndex;
  area: RenderedArea | null;
  /** Towns to name, largest first; undefined while loading. */
  towns: Town[] | undefined;
  /** Pixels per map unit. */
  scale: number;
  /** True if the map is close enough to name towns. */
  namesTowns: boolean;
  origin: MapOrigin | null;
  selected: MapPoint | null;
  onPress: (marker: Marker) => void;
  onKeyboardFocus: (marker: Marker) => void;
}

/** The minimum width in pixels of a state whose name is shown. */
const MIN_NAME_WIDTH = 30;

/** The names of states and towns, and above them the markers from west to east. */
export const MapMarkers = memo(function MapMarkers(props: MapMarkersProps) {
  const { layer, index, area, towns, scale, namesTowns, origin, selected } = props;
  const { onPress, onKeyboardFocus } = props;
  const places = useMemo(
    () => (towns ?? []).map((town) => ({ name: town.name, ...project(town) })),
    [towns],
  );
  const markers = useMemo(
    () => (area ? markersWithin(index, area.bounds, area.level) : []),
    [index, area],
  );
  const isInCluster = selected && !markers.some(({ yardId }) => yardId === selected.id);
  const shown = isInCluster ? [...markers, yardMarker(selected, project(selected))] : markers;
  const levelScale = 2 ** (area?.level ?? 0);
  const names = useMemo(() => {
    if (!area) return [];
    const wide = STATE_OUTLINES.filter(({ width }) => width * levelScale >= MIN_NAME_WIDTH);
    const states = wide.map(({ code, x, y }) => ({ name: code, x, y }));
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

/** The style that puts an element at a point of the map. */
const at = ({ x, y }: ProjectedPoint) => ({ "--x": x, "--y": y }) as CSSProperties;

/** Marks the origin of distances; the legend explains it. */
function OriginMarker({ origin }: { origin: MapOrigin }) {
  const { x, y } = project(origin);
  const top = at({ x, y: y - circleOf(origin) });
  return (
    <>
      <span
        className="yard-map-origin"
        style={at({ x, y })}
        title={origin.label}
        aria-hidden="true"
      />
      {origin.kilometres && (
        <span className="map-name" data-kind="circle" style={top} aria-hidden="true">
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
function MapName({ name, dx, dy, kind, hasDot, ...place }: PlaceName) {
  const style = { ...at(place), left: dx, top: dy };
  return (
    <>
      {hasDot && <span className="yard-map-town-dot" style={at(place)} aria-hidden="true" />}
      <span className="map-name" data-kind={kind} style={style} aria-hidden="true">
        {name}
      </span>
    </>
  );
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
      style={at(marker)}
      onClick={() => onPress(marker)}
      onFocus={(event) => event.target.matches(":focus-visible") && onKeyboardFocus(marker)}
    >
      {isYard ? <MapPin selected={selected} /> : marker.count}
      {price && <span className="yard-map-price">{price}</span>}
    </button>
  );
});
