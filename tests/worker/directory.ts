import { searchYards } from "../../worker/data/directory.ts";
import type { Store } from "../../worker/data/store.ts";
import type { DirectoryYard, YardFilters } from "../../worker/data/types.ts";

/** Filters that narrow by what is told and by nothing else. */
export function narrowedBy(filters: Partial<YardFilters> = {}): YardFilters {
  return { q: "", state: "", material: "", service: "", ...filters };
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
