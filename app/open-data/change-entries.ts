import type { PriceRange } from "../../worker/data/prices.ts";
import type { PriceChange, PublishedChanges } from "../../worker/data/record/price-changes.ts";
import { dollarRange, dollars, isUnavailable, midpoint, shortDate } from "../words/format.ts";
import type { AtomEntry } from "./atom.ts";

/**
 * Feed entries about a city or metal, one per publication.
 * @param names of its metals or cities by id, in display order; changes of any other id are left out
 */
export function changeEntries(
  about: string,
  path: string,
  names: Map<number, string>,
  published: PublishedChanges[],
  idOf: (change: PublishedChanges["changes"][number]) => number,
): AtomEntry[] {
  return published.flatMap(({ publication, changes }) => {
    const items = [...names].flatMap(([id, name]) =>
      changes.filter((change) => idOf(change) === id).map((change) => changeInWords(name, change)),
    );
    if (items.length === 0) return [];
    const what = items.length === 1 ? items[0] : `${items.length} price changes`;
    const title = `${about}: ${what}`;
    const { id, publishedAt, note } = publication;
    const paragraphs = note ? [note] : [];
    return [{ id: `publication-${id}`, title, path, publishedAt, paragraphs, items }];
  });
}

/**
 * Describes a price change: "Copper up $0.40 to $8.40–$11.40 a kilo (was $8.00–$11.00)", measured between the middles
 * of the ranges.
 */
export function changeInWords(name: string, { now, before, checkedOn }: PriceChange): string {
  if (!now) return `${name}: the price from ${shortDate(checkedOn)} was withdrawn`;
  const was = before ? ` (was ${range(before)})` : "";
  if (isUnavailable(now)) return `${name}: no price any more${was}`;
  const price = `${range(now)} a kilo${was}`;
  const move = before ? midpoint(now) - midpoint(before) : 0;
  // Less than half a cent is a rounding difference.
  if (Math.abs(move) < 0.005) return `${name} now ${price}`;
  return `${name} ${move > 0 ? "up" : "down"} ${dollars(Math.abs(move))} to ${price}`;
}

function range({ minPrice, maxPrice }: PriceRange): string {
  return dollarRange(minPrice, maxPrice, "–");
}
