import "./city-map-view.css";
import { MapPin } from "lucide";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { LineIcon } from "../ui/line-icon.tsx";
import { MapGround } from "./map-ground.tsx";
import type { YardsMap } from "./yards-map.ts";

interface CityMapViewProps {
  city: string;
  yards: Pick<CityYard, "id" | "name">[];
  map: YardsMap;
  selectedId: number | null;
  /** Selects a yard, or deselects it if it was selected. */
  onSelect: (id: number) => void;
}

/**
 * The map's markers. Not in the tab order, because the list beside it has the same yards, and going through them once
 * is enough.
 */
export function CityMapView({ city, yards, map, selectedId, onSelect }: CityMapViewProps) {
  const at = map.markers.split(";").map((marker) => marker.split(",").map(Number));
  return (
    <section className="city-map-area" aria-label={`Map of yards in ${city}`}>
      <MapGround {...map} />
      {yards.map(({ id, name }, i) => {
        const [x, y] = at[i]!;
        return (
          <button
            key={id}
            type="button"
            tabIndex={-1}
            className="city-map-marker"
            aria-label={name}
            aria-pressed={id === selectedId}
            title={name}
            style={{ left: `calc(50% + ${x}px)`, top: y }}
            onClick={() => onSelect(id)}
          >
            <LineIcon of={MapPin} size={22} />
          </button>
        );
      })}
      {map.kind !== "real" && <p className="city-map-label">Map data (Simulated)</p>}
    </section>
  );
}
