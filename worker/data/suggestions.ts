import leven from "leven";
import { allCities } from "./cities.ts";
import { allMaterials } from "./materials.ts";
import type { Store } from "./store.ts";
import type { Suggestion } from "./types.ts";

/** How many are worth reading. */
const MOST = 3;
/** Longer texts are no misspelt name, and comparing them would cost time. */
const LONGEST = 40;

/**
 * The cities and materials whose names are spelt nearly like a text ("sidney", "alice-spring"), the
 * nearest first; none where nothing comes near.
 * @throws DatabaseError
 */
export async function suggestionsFor(store: Store, text: string): Promise<Suggestion[]> {
  const wanted = text.toLowerCase().replaceAll(" ", "-");
  if (!wanted || wanted.length > LONGEST) return [];
  const [cities, materials] = await Promise.all([allCities(store), allMaterials(store)]);
  const named: Suggestion[] = [
    ...cities.map(({ name, slug }) => ({ kind: "city" as const, name, slug })),
    ...materials.map(({ name, slug }) => ({ kind: "material" as const, name, slug })),
  ];
  // One letter in three may be wrong: more would suggest Perth for anything of five letters.
  const tolerance = Math.max(1, Math.floor(wanted.length / 3));
  return named
    .map((suggestion) => ({ suggestion, distance: distance(wanted, suggestion.slug) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MOST)
    .map(({ suggestion }) => suggestion);
}

/** Letters that differ; a text that only leaves the end of a long name off is near it. */
function distance(wanted: string, slug: string): number {
  const isStart = wanted.length >= 4 && slug.startsWith(wanted);
  return isStart ? 1 : leven(wanted, slug);
}
