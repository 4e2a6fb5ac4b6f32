import leven from "leven";
import type { Store } from "../data/store.ts";
import { currentVocabulary, type Name, type Vocabulary } from "./vocabulary.ts";

const MAX_NAMES = 3;
/** The maximum length of a text to compare: a longer one is not a misspelt name, and would be slow. */
const MAX_LENGTH = 40;

/**
 * Cities and metals spelt almost like a text ("sidney", "alice-spring"), most similar first.
 * @throws DatabaseError
 */
export async function similarNames(store: Store, text: string): Promise<Name[]> {
  return namesLike(await currentVocabulary(store), text);
}

/** The same, for callers that already have the vocabulary and so save reading a row. */
export function namesLike({ names }: Vocabulary, text: string): Name[] {
  const query = text.toLowerCase().replaceAll(" ", "-");
  if (!query || query.length > MAX_LENGTH) return [];
  // One letter in three may be wrong; any more, and five random letters would suggest Perth.
  const tolerance = Math.max(1, Math.floor(query.length / 3));
  return names
    .map((name) => ({ name, distance: distance(query, name.slug) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, MAX_NAMES)
    .map(({ name }) => name);
}

/** The Levenshtein distance; 1 for the beginning of a name, however much is missing. */
function distance(query: string, slug: string): number {
  const isStart = query.length >= 4 && slug.startsWith(query);
  return isStart ? 1 : leven(query, slug);
}
