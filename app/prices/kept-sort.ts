import { useLayoutEffect, useState } from "react";
import type { Sort } from "./price-sort.ts";

/**
 * How the table is sorted, and a function that sorts it. The sort is kept in the browser's history
 * entry, so that Back and reloading show the table as it was left. Not in the address: each would be a
 * page of its own to caches and search engines.
 */
export function useKeptSort(): [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState<Sort>(null);
  // Only now, because the server knows no history, and before the browser paints.
  useLayoutEffect(() => {
    const kept: Sort | undefined = window.history.state?.priceSort;
    if (kept) setSort(kept);
  }, []);
  const keep = (next: Sort) => {
    setSort(next);
    window.history.replaceState({ ...window.history.state, priceSort: next }, "");
  };
  return [sort, keep];
}
