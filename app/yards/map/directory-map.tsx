import { useCallback, useEffect, useMemo, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import type { YardsWithin } from "../../../worker/data/yards/nearest-yards.ts";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import { isMyLocation } from "../../near/my-location.ts";
import { filterAddress } from "../../paths/directory-address.ts";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { DirectoryNear } from "../directory/near.ts";
import type { YardMapProps } from "./yard-map.client.tsx";

interface DirectoryMapProps {
  filters: YardFilters;
  near: DirectoryNear | undefined;
  /** The circle to show around the place, and the number of yards in it. If that is 0, there is no circle. */
  within: YardsWithin | null;
}

/** The directory's map. Its code and data load in parallel. */
export function DirectoryMap({ filters, near, within }: DirectoryMapProps) {
  const { Component: YardMap, failed } = useLazyComponent(
    () => import("./yard-map.client.tsx").then((module) => module.YardMap),
    true,
  );
  // The same filters as in the list's URL, without a place that the server couldn't resolve.
  const query = filterAddress(filters, "list", near?.origin ? near.text : "").split("?")[1] ?? "";
  const points = usePoints(query);
  const [selectedId, select] = useSelectedInAddress();
  const selected = useYard(selectedId);
  const { data: towns } = useMapData<Pick<YardMapProps, "towns">>("/scrap-yards/towns");
  const kilometres = within?.yards ? within.kilometres : undefined;
  const origin = useMemo(() => {
    if (!near?.origin) return null;
    const origin = { ...near.origin, kilometres };
    return isMyLocation(near.text) ? { ...origin, label: "Your location" } : origin;
  }, [near, kilometres]);
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
        <div className="scripted">
          <Spinner label="Loading scrap yards..." />
        </div>
        <p className="scriptless">The map needs JavaScript. List View shows the same yards.</p>
      </div>
    );
  }
  return (
    <YardMap
      points={points}
      isFiltered={query !== ""}
      origin={origin}
      towns={towns?.towns}
      selectedId={selectedId}
      selected={selected}
      onSelect={select}
    />
  );
}

type PointRow = [number, string, lat: number, lon: number, minPrice?: number, maxPrice?: number];

/** The map's yards; undefined while loading, null if the database failed. */
function usePoints(query: string): YardMapProps["points"] | null | undefined {
  const { data } = useMapData<{ points: string | null }>(`/scrap-yards/points?${query}`);
  return useMemo(() => {
    if (!data?.points) return data && null;
    const rows: PointRow[] = JSON.parse(data.points);
    return rows.map(([id, name, lat, lon, minPrice, maxPrice]) => {
      const hasPrice = minPrice !== undefined && maxPrice !== undefined;
      return { id, name, lat, lon, ...(hasPrice && { price: { minPrice, maxPrice } }) };
    });
  }, [data]);
}

/** The selected yard; undefined while loading, null if the database failed. */
function useYard(id: number | null) {
  const address = id === null ? null : `/scrap-yards/yard/${id}`;
  const { data, isCurrent } = useMapData<{ yard: YardMapProps["selected"] }>(address);
  return isCurrent ? (data?.yard ?? null) : undefined;
}

/**
 * The JSON at a URL; null if it cannot be loaded, because an error in the map must not replace the whole
 * directory. Until the next answer arrives, the last one stays and `isCurrent` is false. React Router's fetcher would
 * load more code, and in Firefox reload the page if the visitor has left it meanwhile.
 */
function useMapData<T>(address: string | null) {
  const [answer, setAnswer] = useState<{ address: string; data: T | null }>();
  useEffect(() => {
    if (address === null) return;
    const request = new AbortController();
    fetch(address, { signal: request.signal })
      .then((response) => response.json() as Promise<T>)
      .catch(() => null)
      .then((data) => {
        if (!request.signal.aborted) setAnswer({ address, data });
      });
    return () => request.abort();
  }, [address]);
  return { data: answer?.data, isCurrent: answer?.address === address };
}

const YARD_HASH = /^#yard-([1-9]\d{0,8})$/;

/**
 * The selected yard's id, held in the URL ("#yard-12"), and a function that selects another yard or none. It is
 * in the hash because the server does not need it and would cache a page for each yard.
 */
function useSelectedInAddress(): [number | null, (id: number | null) => void] {
  const id = YARD_HASH.exec(useLocation().hash)?.[1];
  const navigate = useNavigate();
  const select = useCallback(
    (id: number | null) => {
      // The browser's own location, because the router's lags until React has rendered it.
      const { pathname, search } = window.location;
      const hash = id === null ? "" : `#yard-${id}`;
      // Replaces the entry, so that Back leaves the map however many yards the visitor has looked at.
      navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [id ? Number(id) : null, select];
}
