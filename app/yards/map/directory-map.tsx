import { useEffect } from "react";
import { useFetcher } from "react-router";
import type { YardFilters } from "../../../worker/data/types.ts";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { clientLoader as pointsLoader } from "./points.route.ts";

interface DirectoryMapProps {
  filters: YardFilters;
}

/** The directory's map; its code and all yards that match the filters are fetched at the same time. */
export function DirectoryMap({ filters }: DirectoryMapProps) {
  const { Component: YardMap, failed } = useLazyComponent(
    () => import("./directory-yard-map.client.tsx").then((module) => module.DirectoryYardMap),
    true,
  );
  const points = usePoints(filters);
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
  return <YardMap points={points} isFiltered={Object.values(filters).some(Boolean)} />;
}

/** Undefined while loading, null when the database failed. */
function usePoints({ q, state, material, service }: YardFilters) {
  const { load, data } = useFetcher<typeof pointsLoader>();
  useEffect(() => {
    load(`/scrap-yards/points?${new URLSearchParams({ q, state, material, service })}`);
  }, [load, q, state, material, service]);
  return data?.points;
}
