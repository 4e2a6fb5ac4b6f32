import "../maps/map.css";
import type { CSSProperties } from "react";
import type { CityYard } from "../../worker/data/yards/yards.ts";
import { MapGround, markersOf } from "../maps/map-ground.tsx";
import { MapPin } from "../maps/map-pin.tsx";
import type { YardsMap } from "../maps/yards-map.ts";

interface CityMapViewProps {
  city: string;
  yards: Pick<CityYard, "id" | "name">[];
  map: YardsMap;
  selectedId: number | null;
  /** Selects a yard, or deselects it if it was selected. */
  onSelect: (id: number) => void;
}

/** The map and its markers. The list beside it has the same yards, so the markers are not in the tab order. */
export function CityMapView({ city, yards, map, selectedId, onSelect }: CityMapViewProps) {
  const at = markersOf(map);
  return (
    <section className="city-map-area map-box" aria-label={`Map of yards in ${city}`}>
      <svg className="map-ground" width="1" height="1" aria-hidden="true">
        <MapGround {...map} />
      </svg>
      <div className="map-markers">
        {yards.map(({ id, name }, i) => {
          const [x, y] = at[i]!;
          return (
            <button
              key={id}
              type="button"
              tabIndex={-1}
              className="map-marker"
              aria-label={name}
              aria-pressed={id === selectedId}
              title={name}
              style={{ "--x": x, "--y": y } as CSSProperties}
              onClick={() => onSelect(id)}
            >
              <MapPin selected={id === selectedId} />
            </button>
          );
        })}
      </div>
      {map.kind !== "real" && <p className="city-map-label">Map data (Simulated)</p>}
    </section>
  );
}
