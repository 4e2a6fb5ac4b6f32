import { MapGround, markersOf } from "../maps/map-ground.tsx";
import { MapPin } from "../maps/map-pin.tsx";
import type { YardsMap } from "../maps/yards-map.ts";

// Drawn by the server from coordinates alone. Without map tiles, no map provider learns a visitor's IP address.

interface YardSurroundingsProps {
  name: string;
  /** Of the yard and the nearest others. */
  map: YardsMap;
}

/** A map of a yard and the nearest others, as the list below it numbers them. */
export function YardSurroundings({ name, map }: YardSurroundingsProps) {
  const [own, ...others] = markersOf(map);
  return (
    <figure className="map-box yard-surroundings">
      <svg
        className="map-ground"
        viewBox="-180 0 360 260"
        role="img"
        aria-label={`Map of ${name} and the nearest other yards, as numbered in the list. North is up.`}
      >
        <MapGround {...map} />
        {others.map((at, i) => (
          <MapPin key={at.join()} at={at} number={i + 1} />
        ))}
        <MapPin at={own} selected />
      </svg>
    </figure>
  );
}
