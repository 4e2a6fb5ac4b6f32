import type { Store } from "../../worker/data/store.ts";
import type { DirectoryYard, Yard, YardFilters } from "../../worker/data/types.ts";
import { searchYards } from "../../worker/data/yards/directory.ts";
import { yardBatches } from "../../worker/data/yards/yards.ts";

/** Filters that narrow by what is told and by nothing else. */
export function narrowedBy(filters: Partial<YardFilters> = {}): YardFilters {
  return { q: "", state: "", materials: [], service: "", ...filters };
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
  const all = narrowedBy(filters);
  const first = await searchYards(store, all, 1);
  const later = Array.from({ length: first.pages - 1 }, (_, i) => searchYards(store, all, i + 2));
  return [first, ...(await Promise.all(later))].flatMap(({ yards }) => yards);
}
