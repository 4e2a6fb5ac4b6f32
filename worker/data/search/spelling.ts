import leven from "leven";
import { allCities } from "../cities.ts";
import { allMaterials } from "../materials.ts";
import type { Store } from "../store.ts";

/** A city or material whose name is spelt almost like what was asked for. */
export interface Suggestion {
  kind: "city" | "material";
  name: string;
  slug: string;
}

const MAX_SUGGESTIONS = 3;
/** A longer text is not a misspelt name, and comparing it would take time. */
const MAX_LENGTH = 40;

/**
 * Cities and materials whose names are spelt almost like a text ("sidney", "alice-spring"), the most
 * similar first; empty if none is similar.
 * @throws DatabaseError
 */
export async function suggestionsFor(store: Store, text: string): Promise<Suggestion[]> {
  const query = text.toLowerCase().replaceAll(" ", "-");
  if (!query || query.length > MAX_LENGTH) return [];
  const [cities, materials] = await Promise.all([allCities(store), allMaterials(store)]);
  const candidates: Suggestion[] = [
    ...cities.map(({ name, slug }) => ({ kind: "city" as const, name, slug })),
    ...materials.map(({ name, slug }) => ({ kind: "material" as const, name, slug })),
  ];
  // One letter in three may be wrong; if more could be, any five letters would suggest Perth.
  const tolerance = Math.max(1, Math.floor(query.length / 3));
  return candidates
    .map((suggestion) => ({ suggestion, distance: distance(query, suggestion.slug) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_SUGGESTIONS)
    .map(({ suggestion }) => suggestion);
}

/** Levenshtein distance; 1 for the start of a name, however much of it is missing. */
function distance(query: string, slug: string): number {
  const isStart = query.length >= 4 && slug.startsWith(query);
  return isStart ? 1 : leven(query, slug);
}
