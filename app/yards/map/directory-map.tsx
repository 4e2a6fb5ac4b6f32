import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import type { YardFilters } from "../../../worker/data/types.ts";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { clientLoader as pointsLoader } from "./points.route.ts";
import type { loader as yardLoader } from "./yard.route.ts";

interface DirectoryMapProps {
  filters: YardFilters;
}

/** The directory's map; it fetches all yards that match the filters, and the selected yard. */
export function DirectoryMap({ filters }: DirectoryMapProps) {
  const { Component: YardMap, failed } = useLazyComponent(
    () => import("./yard-map.client.tsx").then((module) => module.YardMap),
    true,
  );
  const points = usePoints(filters);
  const [selectedId, setSelectedId] = useState<number | null>(null);
  const selected = useYard(selectedId);
  if (failed || points === null) {
    return (
      <p className="error" role="alert">
        We can’t load the map right now. List View shows the same yards.
      </p>
    );
  }
  if (!YardMap || !points) {
    return (
      <div className="directory-map-wait">
        <Spinner label="Loading scrap yards..." />
        <p className="directory-map-static">
          The map needs JavaScript. List View shows the same yards.
        </p>
      </div>
    );
  }
  return (
    <YardMap points={points} selectedId={selectedId} selected={selected} onSelect={setSelectedId} />
  );
}

/** Undefined while loading, null when the database failed. */
function usePoints({ q, state, material, service }: YardFilters) {
  const { load, data } = useFetcher<typeof pointsLoader>();
  useEffect(() => {
    load(`/scrap-yards/points?${new URLSearchParams({ q, state, material, service })}`);
  }, [load, q, state, material, service]);
  return data?.points;
}

/** Undefined while loading, null when the database failed. */
function useYard(id: number | null) {
  const { load, data, state } = useFetcher<typeof yardLoader>();
  useEffect(() => {
    if (id !== null) load(`/scrap-yards/yard/${id}`);
  }, [load, id]);
  if (data?.yard?.id === id) return data?.yard;
  return state === "idle" && data?.yard === null ? null : undefined;
}
