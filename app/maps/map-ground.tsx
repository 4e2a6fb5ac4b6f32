import type { MapPixel } from "./marker-positions.ts";
import type { YardsMap } from "./yards-map.ts";

/** Circles around the middle; the box cuts off those that are too large. */
const CIRCLES = [1, 2, 3, 4];

/** Land without a coast: larger than the widest map. */
const ALL = "M-420-10h840v280h-840z";

/**
 * The ground of a map of yards: the land and its coast, circles around the middle, and the names of suburbs. The origin
 * is the middle of the upper edge.
 */
export function MapGround({ circles, names, land }: Pick<YardsMap, "circles" | "names" | "land">) {
  const [x, y, radius = 0, km, left, top] = circles.split(",").map(Number);
  return (
    <>
      <path className="map-coast" d={land || ALL} />
      <path className="map-land" d={land || ALL} />
      {CIRCLES.map((times) => (
        <circle key={times} className="map-circle" cx={x} cy={y} r={times * radius} />
      ))}
      <circle className="map-middle" cx={x} cy={y} r="3.5" />
      <text x={left} y={top}>
        {km} km
      </text>
      {names.split(";").map((place, i) => {
        const [name = "", left, top] = place.split(",");
        return (
          <text
            key={place}
            x={left}
            y={top}
            data-kind={i === 0 ? "middle" : undefined}
            data-reach={i === 0 ? undefined : reachOf(name, Number(left))}
          >
            {name}
          </text>
        );
      })}
    </>
  );
}

/**
 * The narrowest map with room for a name: undefined for all, "wide" or "widest". The limits are those of names.ts,
 * which browsers do not load.
 */
function reachOf(name: string, left: number): string | undefined {
  const end = Math.abs(left) + name.length * 3.3;
  if (end <= 138) return undefined;
  return end <= 205 ? "wide" : "widest";
}

/** The tips of a map's markers. */
export function markersOf({ markers }: Pick<YardsMap, "markers">): MapPixel[] {
  return markers.split(";").map((marker) => marker.split(",").map(Number) as MapPixel);
}
