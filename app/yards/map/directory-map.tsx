import { useMemo } from "react";
import type { YardsWithin } from "../../../worker/data/yards/near.ts";
import type { YardFilters } from "../../../worker/data/yards/yard-filters.ts";
import { isMyLocation } from "../../near/my-location.ts";
import { filterAddress } from "../../paths/directory-address.ts";
import { useLazyComponent } from "../../ui/lazy-component.ts";
import { Spinner } from "../../ui/spinner.tsx";
import type { DirectoryNear } from "../directory/near.ts";
import { useMapData } from "./map-data.ts";
import type { YardMapProps } from "./yard-map.client.tsx";

interface DirectoryMapProps {
  filters: YardFilters;
  near: DirectoryNear | undefined;
  /** Number of close yards, and how close: the circle around the place, shown first unless it has none. */
  within: YardsWithin | null;
}

/** The directory's map; its code and all matching yards are fetched at the same time. */
export function DirectoryMap({ filters, near, within }: DirectoryMapProps) {
  const { Component: YardMap, failed } = useLazyComponent(
    () => import("./directory-yard-map.client.tsx").then((module) => module.DirectoryYardMap),
    true,
  );
  // The parameters that select yards, as in the list's address, without an unknown place.
  const query = filterAddress(filters, "list", near?.origin ? near.text : "").split("?")[1] ?? "";
  const points = usePoints(query);
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
  return <YardMap points={points} isFiltered={query !== ""} origin={origin} />;
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
