import { useEffect, useRef, useState } from "react";
import { OpenSummary } from "../yards/open-now.tsx";
import { CityMap } from "./city-map.tsx";
import { CityYardEntry, type ListedYard } from "./city-yard-entry.tsx";
import type { YardsMap } from "./yards-map.ts";

/** The yards that a city's page shows. */
export interface YardList {
  yards: ListedYard[];
  /** Whether the city has more yards than these. */
  hasMore: boolean;
  map: YardsMap;
}

interface CityYardListProps extends YardList {
  city: string;
}

/** A city's yards on a map and in a list: both select a yard, which opens in its place in the list. */
export function CityYardList({ city, yards, hasMore, map }: CityYardListProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const select = (id: number) => setSelectedId(id === selectedId ? null : id);
  const holidays = yards.find(({ hours }) => hours?.holidays)?.hours?.holidays;
  useEffect(() => {
    if (selectedId !== null && list.current) showSelected(list.current);
  }, [selectedId]);
  return (
    <>
      <OpenSummary yards={yards} where={hasMore ? "listed here" : `in ${city}`} />
      {holidays && <p>{holidays}</p>}
      <p className="city-yards-way">
        <a href="#after-yards">Skip the list</a>
      </p>
      <CityMap city={city} yards={yards} map={map} selectedId={selectedId} onSelect={select} />
      <ul ref={list} className="city-yard-list card-grid" aria-label="Yards on the map">
        {yards.map((yard) => (
          <CityYardEntry
            key={yard.id}
            yard={yard}
            isSelected={yard.id === selectedId}
            onSelect={select}
          />
        ))}
      </ul>
    </>
  );
}

/** Scrolls the list as little as the selected yard takes, from its top, and brings the list into view. */
function showSelected(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>("li[data-selected]");
  if (!entry) return;
  const bottom = entry.offsetTop + entry.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(entry.offsetTop, Math.max(list.scrollTop, bottom));
  list.scrollIntoView({ block: "nearest" });
}
