import { MapPin } from "lucide";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { markerPositions } from "./marker-positions.ts";

/** The props of a city's map, shared with what loads it. */
export interface CityMapProps {
  city: string;
  yards: Pick<CityYard, "id" | "name">[];
  selectedId: number | null;
  /** Selects a yard, or none if it was selected before. */
  onSelect: (id: number) => void;
}

/**
 * The markers on the map. They are not in the tab order, because the list below has the same yards: once
 * round is enough.
 */
export function CityMapView({ city, yards, selectedId, onSelect }: CityMapProps) {
  const positions = markerPositions(yards.map(({ id }) => id));
  return (
    <section className="city-map-area" aria-label={`Map of yards in ${city}`}>
      {yards.map(({ id, name }, i) => (
        <button
          key={id}
          type="button"
          tabIndex={-1}
          className="city-map-marker"
          aria-label={name}
          aria-pressed={id === selectedId}
          title={name}
          style={{ left: `${positions[i]?.left}%`, top: `${positions[i]?.top}%` }}
          onClick={() => onSelect(id)}
        >
          <LineIcon of={MapPin} size={22} />
        </button>
      ))}
      <p className="city-map-label">Map data (Simulated)</p>
    </section>
  );
}
