import { useEffect, useRef, useState } from "react";
import { CityMap } from "./city-map.tsx";
import { CityYardEntry, type ListedYard } from "./city-yard-entry.tsx";

interface CityYardListProps {
  city: string;
  yards: ListedYard[];
}

/** A city's yards on a map and in a list: both select a yard, which opens in its place in the list. */
export function CityYardList({ city, yards }: CityYardListProps) {
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const select = (id: number) => setSelectedId(id === selectedId ? null : id);
  useEffect(() => {
    if (selectedId !== null && list.current) showSelected(list.current);
  }, [selectedId]);
  return (
    <>
      <p className="city-yards-way">
        See what each yard takes, or <a href="#after-yards">skip the list</a>.
      </p>
      <CityMap city={city} yards={yards} selectedId={selectedId} onSelect={select} />
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
