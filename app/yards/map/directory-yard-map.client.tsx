import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router";
import { useMapData } from "./map-data.ts";
import { YardMap, type YardMapProps } from "./yard-map.client.tsx";

/** The map with the towns and the selected yard, which it fetches itself; the address holds the selection. */
export function DirectoryYardMap(props: Pick<YardMapProps, "points" | "isFiltered" | "origin">) {
  const [selectedId, select] = useSelectedInAddress();
  const selected = useYard(selectedId);
  const towns = useTowns();
  return (
    <YardMap
      {...props}
      towns={towns}
      selectedId={selectedId}
      selected={selected}
      onSelect={select}
    />
  );
}

const YARD_HASH = /^#yard-([1-9]\d{0,8})$/;

/**
 * The selected yard, held in the address ("#yard-12"), and a function that selects another one or none. In the
 * hash, because the server has no use for it and would cache a page for each yard.
 */
function useSelectedInAddress(): [number | null, (id: number | null) => void] {
  const id = YARD_HASH.exec(useLocation().hash)?.[1];
  const navigate = useNavigate();
  const select = useCallback(
    (id: number | null) => {
      // The browser's own location, because the router's lags until React has rendered it.
      const { pathname, search } = window.location;
      const hash = id === null ? "" : `#yard-${id}`;
      // Replaced, so that Back leaves the map however many yards were looked at.
      navigate({ pathname, search, hash }, { replace: true, preventScrollReset: true });
    },
    [navigate],
  );
  return [id ? Number(id) : null, select];
}

/** The selected yard; undefined while loading, null if the database failed. */
function useYard(id: number | null) {
  const address = id === null ? null : `/scrap-yards/yard/${id}`;
  const { data, isCurrent } = useMapData<{ yard: YardMapProps["selected"] }>(address);
  return isCurrent ? (data?.yard ?? null) : undefined;
}

/** The towns; undefined while loading and if the database failed. */
function useTowns() {
  const { data } = useMapData<Pick<YardMapProps, "towns">>("/scrap-yards/towns");
  return data?.towns ?? undefined;
}
