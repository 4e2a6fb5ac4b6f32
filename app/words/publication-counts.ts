import type { Publication } from "../../worker/data/record/publications.ts";

/**
 * Describes what a publication changed: "12 prices changed, 30 checked again", or "945 prices published" for the
 * first publication.
 */
export function publicationCounts({
  isFirst,
  changedPrices,
  checkedPrices,
}: Pick<Publication, "isFirst" | "changedPrices" | "checkedPrices">): string {
  if (isFirst) return `${prices(changedPrices)} published`;
  if (changedPrices === 0 && checkedPrices > 0)
    return `${prices(checkedPrices)} checked again, none changed`;
  const again = checkedPrices > 0 ? `, ${checkedPrices} checked again` : "";
  return `${prices(changedPrices)} changed${again}`;
}

function prices(count: number): string {
  return count === 1 ? "1 price" : `${count || "No"} prices`;
}
