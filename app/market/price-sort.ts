import { useLayoutEffect, useState } from "react";
import { isUnavailable, midpoint } from "../words/format.ts";
import { type AgedPrice, isOld } from "./price-age.ts";
import type { PriceRow } from "./price-rows.ts";

/** The columns that the table sorts by. */
export type SortKey = "name" | "price";

/** How the table is sorted; null for the order in which it came. */
export type Sort = { key: SortKey; direction: "asc" | "desc" } | null;

/** The sort after a click on a header: ascending first, then toggling with each further click. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  const isAscending = sort?.key === key && sort.direction === "asc";
  return { key, direction: isAscending ? "desc" : "asc" };
}

/** The rows sorted; by price means by its midpoint, and old prices, then rows without one, come last. */
export function sortRows(rows: PriceRow[], sort: Sort): PriceRow[] {
  if (!sort) return rows;
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) =>
    sort.key === "name"
      ? sign * a.name.localeCompare(b.name, "en-AU")
      : comparePrices(a.price, b.price, sign),
  );
}

/**
 * Compares by midpoint, the higher first if the sign is negative. Old prices come after the others, because
 * they are not comparable, and what has no price comes last.
 */
export function comparePrices(
  a: AgedPrice | undefined,
  b: AgedPrice | undefined,
  sign: number,
): number {
  const [rankA, rankB] = [rank(a), rank(b)];
  if (!a || !b || rankA !== rankB || rankA === UNAVAILABLE) return rankA - rankB;
  return sign * (midpoint(a) - midpoint(b));
}

const UNAVAILABLE = 2;

function rank(price: AgedPrice | undefined): number {
  return !price || isUnavailable(price) ? UNAVAILABLE : Number(isOld(price));
}

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
