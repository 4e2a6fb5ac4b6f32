import { placesBeginning } from "../../worker/data/search/places.ts";
import { termsBeginning } from "../../worker/data/search/terms.ts";
import { yardsWith } from "../../worker/data/search/yards.ts";
import type { Store } from "../../worker/data/store.ts";
import type { FoundYard, Place, Term } from "../../worker/data/types.ts";
import { placeLabel } from "../format.ts";
import { yardPath } from "../yards/yard-path.ts";
import type { FieldSuggestion, SuggestionGroup } from "./field-suggestion.ts";

/**
 * Places, metals and yards for what was typed so far, in the order of the groups. It reads at most 60 rows.
 * @throws DatabaseError
 */
export async function findSuggestions(
  store: Store,
  text: string,
  groups: readonly SuggestionGroup[],
): Promise<FieldSuggestion[]> {
  const has = (group: SuggestionGroup) => groups.includes(group);
  const [places, terms, yards] = await Promise.all([
    has("places") ? placesBeginning(store, text) : [],
    has("metals") ? termsBeginning(store, text) : [],
    has("yards") ? yardsWith(store, text) : [],
  ]);
  return [
    ...places.map(placeSuggestion),
    ...terms.map(termSuggestion),
    ...yards.map(yardSuggestion),
  ];
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
