import { useCallback, useEffect } from "react";
import { useFetcher, useLocation, useNavigate } from "react-router";
import type { YardFilters } from "../../../worker/data/types.ts";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { loader as pointsLoader } from "./points.route.ts";
import type { loader as townsLoader } from "./towns.route.ts";
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
  const towns = useTowns();
  const [selectedId, setSelectedId] = useSelectedInAddress();
  const selected = useYard(selectedId);
  if (failed || points === null) {
    return (
      <p className="error" role="alert">
        The map could not be loaded. List View shows the same yards.
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
    <YardMap
      points={points}
      isFiltered={Object.values(filters).some(Boolean)}
      towns={towns}
      selectedId={selectedId}
      selected={selected}
      onSelect={setSelectedId}
    />
  );
}

const YARD_HASH = /^#yard-([1-9]\d{0,8})$/;

/**
 * The selected yard, kept in the address ("#yard-12"), and a function that selects another one or none.
 * In the hash, because the server has no use for it and would keep a page for each yard.
 */
function useSelectedInAddress(): [number | null, (id: number | null) => void] {
  const id = YARD_HASH.exec(useLocation().hash)?.[1];
  const navigate = useNavigate();
  const select = useCallback(
    (id: number | null) => {
      // The browser's own location, because the router's is behind until React has rendered it.
      const { pathname, search } = window.location;
      const hash = id === null ? "" : `#yard-${id}`;
      // Replaced, so that Back leaves the map however many yards were looked at.
      navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [id ? Number(id) : null, select];
}

/** The towns to name; undefined until they are loaded and when the database failed. */
function useTowns() {
  const { load, data } = useFetcher<typeof townsLoader>();
  useEffect(() => {
    load("/scrap-yards/towns");
  }, [load]);
  return data?.towns ?? undefined;
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
