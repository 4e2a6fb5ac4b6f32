import { useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { OpenSummary } from "../hours/open-now.tsx";
import { CityMap } from "./city-map.tsx";
import { CityYardEntry, type ListedYard } from "./city-yard-entry.tsx";
import type { YardsMap } from "./yards-map.ts";

/** The yards of a city's page, those nearest its middle first. */
export interface YardList {
  /** Those with their details. */
  yards: ListedYard[];
  /** The others, each on a line: "61 Top End Metals", its id and its name. Short, because it is sent twice. */
  others: string;
  /** How many there are, which may be more than are listed. */
  total: number;
  map: YardsMap;
}

interface CityYardListProps extends YardList {
  city: string;
  /** The address of the page with the details of all. */
  allPath: string;
}

/** A city's yards on a map and in a list: both select a yard, which opens in its place in the list. */
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

/** Scrolls the list as little as the selected yard takes, from its top, and brings the list into view. */
function showSelected(list: HTMLElement): void {
  const entry = list.querySelector<HTMLElement>("li[data-selected]");
  if (!entry) return;
  const bottom = entry.offsetTop + entry.offsetHeight - list.clientHeight;
  list.scrollTop = Math.min(entry.offsetTop, Math.max(list.scrollTop, bottom));
  list.scrollIntoView({ block: "nearest" });
}
