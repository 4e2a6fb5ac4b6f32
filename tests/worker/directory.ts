import type { Store } from "../../worker/data/store.ts";
import { type DirectoryYard, searchYards } from "../../worker/data/yards/directory.ts";
import { NO_FILTERS, type YardFilters } from "../../worker/data/yards/yard-filters.ts";
import { yardTable } from "../../worker/data/yards/yard-table.ts";
import { type Yard, yardBatches } from "../../worker/data/yards/yards.ts";

/** A page of the yards that pass these filters and no others. */
export async function searched(store: Store, filters: Partial<YardFilters>, page = 1) {
  return searchYards(store, await yardTable(store), { ...NO_FILTERS, ...filters }, page);
}

/** Every yard in the country, by name. */
export async function allYards(store: Store): Promise<Yard[]> {
  return (await batchesOf(store)).flat();
}

/** The same in the batches in which it is read. */
export async function batchesOf(store: Store, size?: number): Promise<Yard[][]> {
  const batches: Yard[][] = [];
  for await (const batch of yardBatches(store, size)) batches.push(batch);
  return batches;
}

/** The yards of every page, in order. */
export async function everyPage(
  store: Store,
  filters: Partial<YardFilters>,
): Promise<DirectoryYard[]> {
  const first = await searched(store, filters);
  const later = Array.from({ length: first.pages - 1 }, (_, i) => searched(store, filters, i + 2));
  return [first, ...(await Promise.all(later))].flatMap(({ yards }) => yards);
}
