import { isUnavailable, midpoint } from "../format.ts";
import type { PriceRow } from "./price-rows.ts";

export type SortKey = "name" | "price";

/** How the table is sorted; null is the order in which it was loaded. */
export type Sort = { key: SortKey; direction: "asc" | "desc" } | null;

/** The sort after a click on a header: ascending first, then the other way at each further click. */
export function nextSort(sort: Sort, key: SortKey): Sort {
  const repeated = sort?.key === key && sort.direction === "asc";
  return { key, direction: repeated ? "desc" : "asc" };
}

/** The rows in order; prices count by their midpoint, and unavailable ones come last both ways. */
export function sortRows(rows: PriceRow[], sort: Sort): PriceRow[] {
  if (!sort) return rows;
  const sign = sort.direction === "asc" ? 1 : -1;
  return rows.toSorted((a, b) =>
    sort.key === "name" ? sign * a.name.localeCompare(b.name, "en-AU") : byPrice(a, b, sign),
  );
}

function byPrice(a: PriceRow, b: PriceRow, sign: number): number {
  const [priceA, priceB] = [known(a), known(b)];
  if (priceA === null || priceB === null) return Number(priceA === null) - Number(priceB === null);
  return sign * (priceA - priceB);
}

function known({ price }: PriceRow): number | null {
  return price && !isUnavailable(price) ? midpoint(price) : null;
}
