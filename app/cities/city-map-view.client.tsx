import { MapPin } from "lucide";
import { useState } from "react";
import type { CityYard } from "../../worker/data/types.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { YardFacts } from "../yards/yard-facts.tsx";
import { markerPositions } from "./marker-positions.ts";

/** The props of a city's map, shared with what loads it. */
export interface CityMapProps {
  city: string;
  yards: CityYard[];
}

/** The map and the list beside it: both select a yard, whose details are shown below. */
export function CityMapView({ city, yards }: CityMapProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const selected = yards.find(({ id }) => id === selectedId);
  const button = (yard: CityYard) => ({
    type: "button" as const,
    "aria-pressed": yard.id === selectedId,
    onClick: () => setSelectedId(yard.id === selectedId ? null : yard.id),
  });
  return (
    <>
      <section className="city-map-area" aria-label={`Map of yards in ${city}`}>
        <Markers yards={yards} button={button} />
        <p className="city-map-label">Map data (Simulated)</p>
      </section>
      <ul className="city-map-list" aria-label="Yards on the map">
        {yards.map((yard) => (
          <li key={yard.id}>
            <button {...button(yard)}>{yard.name}</button>
          </li>
        ))}
      </ul>
      <div className="city-map-details" aria-live="polite">
        {selected && (
          <div className="yard-details card">
            <h3>{selected.name}</h3>
            <YardFacts yard={selected} />
          </div>
        )}
      </div>
    </>
  );
}

interface MarkersProps {
  yards: CityYard[];
  button: (yard: CityYard) => object;
}

function Markers({ yards, button }: MarkersProps) {
  const positions = markerPositions(yards.map(({ id }) => id));
  return yards.map((yard, i) => (
    <button
      key={yard.id}
      className="city-map-marker"
      aria-label={yard.name}
      title={yard.name}
      style={{ left: `${positions[i]?.left}%`, top: `${positions[i]?.top}%` }}
      {...button(yard)}
    >
      <LineIcon of={MapPin} size={22} />
    </button>
  ));
}
