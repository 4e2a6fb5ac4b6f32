import type { YardsMap } from "./yards-map.ts";

/** Circles around the city; the box cuts off what is larger. */
const CIRCLES = [1, 2, 3, 4];

/** More than the widest map. Without the land, it is the sea. */
const ALL = "M-640-10h1280v280h-1280z";

/** What a city's markers stand on: the sea, circles around its middle, and the names of suburbs. It is drawn from its middle. */
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

/** On which maps there is room for a name: on all, on those of a wide page, or on the widest alone. */
function reachOf(name: string, left: number): string | undefined {
  const end = Math.abs(left) + name.length * 3.3;
  if (end <= 138) return undefined;
  return end <= 285 ? "wide" : "widest";
}
