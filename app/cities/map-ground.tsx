import type { YardsMap } from "./yards-map.ts";

/** Circles around the city; the box cuts off those that are too large. */
const CIRCLES = [1, 2, 3, 4];

/** Covers more than the widest map. Cutting the land out of it leaves the sea. */
const ALL = "M-640-10h1280v280h-1280z";

/**
 * Background of a city's map: the sea, circles around the city's middle, and the names of suburbs. Its origin is
 * the top of the map's middle.
 */
export function MapGround({ circles, names, land }: Pick<YardsMap, "circles" | "names" | "land">) {
  const [x, y, radius = 0, km, left, top] = circles.split(",").map(Number);
  return (
    <svg className="city-map-ground" width="1" height="1" aria-hidden="true">
      {land && <path d={ALL + land} fillRule="evenodd" />}
      {CIRCLES.map((times) => (
        <circle key={times} cx={x} cy={y} r={times * radius} />
      ))}
      <circle className="city-map-centre" cx={x} cy={y} r="3.5" />
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
            className={i === 0 ? "city-map-city" : undefined}
            data-reach={reachOf(name, Number(left))}
          >
            {name}
          </text>
        );
      })}
    </svg>
  );
}

/**
 * The narrowest map with room for a name: undefined for all maps, "wide" for those of a wide page, otherwise
 * "widest". The limits are those of map-names.ts, which browsers do not load.
 */
function reachOf(name: string, left: number): string | undefined {
  const end = Math.abs(left) + name.length * 3.3;
  if (end <= 138) return undefined;
  return end <= 285 ? "wide" : "widest";
}
