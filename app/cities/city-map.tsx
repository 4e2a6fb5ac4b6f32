import { useEffect, useRef, useState } from "react";
import { yardPath } from "../../worker/contract/yard-path.ts";
import type { NamedYard } from "../../worker/data/yards/yards.ts";
import type { YardsMap } from "../maps/yards-map.ts";
import { CityMapNotice } from "../prices/disclaimers.tsx";
import { useLazyComponent } from "../ui/lazy-component.ts";
import { Link } from "../ui/link.tsx";
import { Spinner } from "../ui/spinner.tsx";
import { ClosedOrMoved, YardActions, YardPhone } from "../yard-facts/yard-facts.tsx";

/** Milliseconds that the spinner shows while the map's code loads. */
const SPINNER_TIME = 1_000;

interface CityMapProps {
  city: string;
  yards: NamedYard[];
  map: YardsMap;
}

/** A map of a city's yards and a list of them. The list shows the address and phone of the selected yard. */
export function CityMap({ city, yards, map }: CityMapProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const [hasWaited, setWaited] = useState(false);
  const { Component: View, failed } = useLazyComponent(
    () => import("./city-map-view.client.tsx").then((module) => module.CityMapView),
    true,
  );
  const select = (id: number) => setSelectedId(id === selectedId ? null : id);
  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), SPINNER_TIME);
    return () => clearTimeout(timer);
  }, []);
  useEffect(() => {
    if (selectedId !== null && list.current) showSelected(list.current);
  }, [selectedId]);
  return (
    <div className="city-map scripted">
      <a className="city-yards-way" href="#yard-cards">
        Skip the list
      </a>
      {View && hasWaited ? (
        <View city={city} yards={yards} map={map} selectedId={selectedId} onSelect={select} />
      ) : (
        <div className="city-map-area">
          {failed ? <p>We can’t load the map right now.</p> : <Spinner label="Loading map..." />}
          {map.kind !== "real" && <p className="city-map-label">Map data (Simulated)</p>}
        </div>
      )}
      <CityMapNotice kind={map.kind} />
      <ul ref={list} className="city-map-list" aria-label="Yards on the map">
        {yards.map((yard) => (
          <li key={yard.id}>
            <button
              type="button"
              aria-pressed={yard.id === selectedId}
              onClick={() => select(yard.id)}
            >
              {yard.name}
            </button>
            {yard.id === selectedId && <SelectedYard yard={yard} />}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SelectedYard({ yard }: { yard: NamedYard }) {
  const { id, name, address, phone } = yard;
  return (
    <div className="city-map-yard">
      <p className="yard-line place">{address}</p>
      {phone && <YardPhone phone={phone} />}
      {/* The phone is listed above. */}
      <YardActions yard={{ name, address, phone: null, website: null }}>
        <Link to={yardPath(yard)} aria-label={`Details of ${name}`}>
          Details
        </Link>
      </YardActions>
      <ClosedOrMoved id={id} />
    </div>
  );
}

/** Scrolls the list just enough to show the selected yard, and the page just enough to show the list. */
function showSelected(list: HTMLElement): void {
  const entry = list.querySelector("[aria-pressed=true]")?.parentElement;
  if (!entry) return;
  const bottom = entry.offsetTop + entry.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(entry.offsetTop, Math.max(list.scrollTop, bottom));
  list.scrollIntoView({ block: "nearest" });
}
