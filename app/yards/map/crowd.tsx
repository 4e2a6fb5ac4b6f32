import type { Crowd } from "./selection.ts";

interface MapCrowdProps {
  yards: Crowd["yards"];
  onSelect: (id: number) => void;
}

/** Yards that share a spot of the map, to choose from by name. */
export function MapCrowd({ yards, onSelect }: MapCrowdProps) {
  return (
    <ul className="yard-map-crowd">
      {yards.map(({ id, name }) => (
        <li key={id}>
          <button type="button" onClick={() => onSelect(id)}>
            {name}
          </button>
        </li>
      ))}
    </ul>
  );
}
