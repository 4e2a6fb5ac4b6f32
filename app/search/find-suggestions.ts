import { type Place, placesBeginning } from "../../worker/data/search/places.ts";
import { comparable } from "../../worker/data/search/search-words.ts";
import { type Term, termsBeginning } from "../../worker/data/search/terms.ts";
import type { FoundYard } from "../../worker/data/search/yards.ts";
import { yardsWith } from "../../worker/data/search/yards.ts";
import type { Store } from "../../worker/data/store.ts";
import { placeLabel } from "../format.ts";
import { yardPath } from "../yards/yard-path.ts";
import type { FieldSuggestion, SuggestionGroup } from "./suggest-field.tsx";

/** How many places leave room for metals and yards in a list on a phone. */
const FEW_PLACES = 4;

/** What is searched for, and whether the list has to be short. */
interface Wanted {
  groups: readonly SuggestionGroup[];
  isShort: boolean;
}

/**
 * Places, metals and yards for what was typed so far, by group: places first, unless the text is exactly
 * what people call a metal and not a place. It reads at most 60 rows.
 * @throws DatabaseError
 */
export async function findSuggestions(
  store: Store,
  text: string,
  { groups, isShort }: Wanted,
): Promise<FieldSuggestion[]> {
  const has = (group: SuggestionGroup) => groups.includes(group);
  const [found, terms, yards] = await Promise.all([
    has("places") ? placesBeginning(store, text) : [],
    has("metals") ? termsBeginning(store, text) : [],
    has("yards") ? yardsWith(store, text) : [],
  ]);
  const places = isShort && groups.length > 1 ? found.slice(0, FEW_PLACES) : found;
  const isSame = (name: string | null) => name !== null && comparable(name) === comparable(text);
  const isPlace = places.some(({ name, postcode }) => isSame(name) || isSame(postcode));
  const isMetal = !isPlace && terms.some(({ word }) => isSame(word));
  const [named, metals] = [places.map(placeSuggestion), terms.map(termSuggestion)];
  return [...(isMetal ? [metals, named] : [named, metals]).flat(), ...yards.map(yardSuggestion)];
}

function placeSuggestion(place: Place): FieldSuggestion {
  const text = placeLabel(place);
  // Which city is nearest is looked up once the place is chosen: it would read every city.
  const search = `/search/?${new URLSearchParams({ q: text })}`;
  return { group: "places", text, path: place.citySlug ? `/${place.citySlug}/` : search };
}

function termSuggestion({ word, title, path }: Term): FieldSuggestion {
  return { group: "metals", text: word, path, ...(title !== word && { detail: title }) };
}

function yardSuggestion(yard: FoundYard): FieldSuggestion {
  const detail = [yard.cityName, yard.state].filter(Boolean).join(" ");
  return { group: "yards", text: yard.name, path: yardPath(yard), ...(detail && { detail }) };
}
