import { useLayoutEffect, useState } from "react";
import { isUnavailable, midpoint } from "../words/format.ts";
import { type AgedPrice, isOld } from "./price-age-words.ts";
import type { PriceRow } from "./price-rows.ts";

/** Sortable columns of the price table. */
export type SortKey = "name" | "price";

/** The column that sorts the rows and its direction; null for the original order. */
export type Sort = { key: SortKey; direction: "asc" | "desc" } | null;

/** The sort after a click on a header: ascending first, toggled by further clicks. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  const isAscending = sort?.key === key && sort.direction === "asc";
  return { key, direction: isAscending ? "desc" : "asc" };
}

/** The rows in sorted order; by midpoint for prices, with old prices and then missing ones last. */
export function sortRows(rows: PriceRow[], sort: Sort): PriceRow[] {
  if (!sort) return rows;
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) =>
    sort.key === "name"
      ? sign * a.name.localeCompare(b.name, "en-AU")
      : comparePrices(a.price, b.price, sign),
  );
}

/** Compares by midpoint, higher first if `sign` is negative; old prices come after current ones, missing ones last. */
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
 * The table's sort and its setter. The sort is kept in the browser's history entry, so that Back and a reload restore
 * it. In the address, it would make a page of its own for caches and search engines.
 */
export function useKeptSort(): [Sort, (sort: Sort) => void] {
  const [sort, setSort] = useState<Sort>(null);
  // A layout effect runs only in the browser, and before it paints.
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
