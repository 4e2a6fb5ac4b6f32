import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { OpenSummary } from "../hours/open-now.tsx";
import { CityMap } from "./city-map.tsx";
import { CityYardEntry, type ListedYard } from "./city-yard-entry.tsx";
import type { YardsMap } from "./yards-map.ts";

/** The yards on a city's page, those nearest the city's middle first. */
export interface YardList {
  /** Yards with details. */
  yards: ListedYard[];
  /** The other yards' ids and names, one per line: "61 Top End Metals". Compact, because it is sent twice. */
  others: string;
  /** Number of yards in the city, which may exceed those listed. */
  total: number;
  map: YardsMap;
}

interface CityYardListProps extends YardList {
  city: string;
  /** Address of the page with all yards' details. */
  allPath: string;
}

/** A city's yards on a map and in a list. Selecting a yard in either opens it in place in the list. */
export function CityYardList({ city, yards, others, map, allPath }: CityYardListProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const navigate = useNavigate();
  const named = others ? others.split("\n").map(namedYard) : [];
  const all = [...yards, ...named];
  const select = (id: number) => {
    setSelectedId(id === selectedId ? null : id);
    if (named.some((yard) => yard.id === id))
      navigate(allPath, { replace: true, preventScrollReset: true });
  };
  const holidays = yards.find(({ hours }) => hours?.holidays)?.hours?.holidays;
  // biome-ignore lint/correctness/useExhaustiveDependencies: with its details a yard is higher
  useEffect(() => {
    if (selectedId !== null && list.current) showSelected(list.current);
  }, [selectedId, others]);
  return (
    <>
      <OpenSummary yards={yards} where={`${others ? "nearest the middle of" : "in"} ${city}`} />
      {holidays && <p>{holidays}</p>}
      <p className="city-yards-way">
        <a href="#after-yards">Skip the list</a>
      </p>
      <CityMap city={city} yards={all} map={map} selectedId={selectedId} onSelect={select} />
      <ul ref={list} className="city-yard-list card-grid" aria-label="Yards on the map">
        {all.map((yard) => (
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

function namedYard(line: string) {
  const [id, ...words] = line.split(" ");
  return { id: Number(id), name: words.join(" ") };
}

/** Scrolls the list just enough to show the selected yard from its top, and brings the list into view. */
function showSelected(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>("li[data-selected]");
  if (!entry) return;
  const bottom = entry.offsetTop + entry.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(entry.offsetTop, Math.max(list.scrollTop, bottom));
  list.scrollIntoView({ block: "nearest" });
}
