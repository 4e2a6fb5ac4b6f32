import { yardPath } from "../../contract/yard-path.ts";
import { type Place, placesBeginning } from "../../worker/data/search/places.ts";
import { comparable } from "../../worker/data/search/search-words.ts";
import { type Understanding, understand } from "../../worker/data/search/understand.ts";
import { type Term, termsBeginning } from "../../worker/data/search/vocabulary.ts";
import type { FoundYard } from "../../worker/data/search/yards.ts";
import { yardsWith } from "../../worker/data/search/yards.ts";
import type { Store } from "../../worker/data/store.ts";
import { areaKind, placeLabel } from "../format.ts";
import { goodsBeginning } from "../load/suggested-goods.ts";
import { answersTo } from "./answers.ts";
import type { FieldSuggestion, SuggestionGroup } from "./field-suggestion.ts";

/** How many places leave room for metals and yards in a list on a phone. */
const FEW_PLACES = 4;
/** Places that an unfinished word after a metal may mean. */
const MAX_BEGUN = 3;

/** What is searched for, and whether the list has to be short. */
interface Wanted {
  groups: readonly SuggestionGroup[];
  isShort: boolean;
}

/**
 * Answers, places, metals and yards for what was typed so far, by group: answers first, then places, unless the text
 * is exactly what people call a metal and not a place. It reads at most 200 rows.
 * @throws DatabaseError
 */
export async function findSuggestions(
  store: Store,
  text: string,
  { groups, isShort }: Wanted,
): Promise<FieldSuggestion[]> {
  const has = (group: SuggestionGroup) => groups.includes(group);
  if (has("goods")) return goodsBeginning(store, text);
  const [answers, found, terms, yards] = await Promise.all([
    // The other groups have what a single word means.
    has("answers") && (groups.length === 1 || /\S\s+\S/.test(text))
      ? answersSoFar(store, text)
      : [],
    has("places") ? placesBeginning(store, text) : [],
    has("metals") ? termsBeginning(store, text) : [],
    has("yards") ? yardsWith(store, text) : [],
  ]);
  const places = isShort && groups.length > 1 ? found.slice(0, FEW_PLACES) : found;
  const typed = comparable(text);
  const isSame = (name: string | null) => name !== null && comparable(name) === typed;
  const isPlace = places.some(({ name, postcode }) => isSame(name) || isSame(postcode));
  const isMetal = !isPlace && terms.some(({ word }) => isSame(word));
  const [named, metals] = [places.map(placeSuggestion), terms.map(termSuggestion)];
  const others = [
    ...(isMetal ? [metals, named] : [named, metals]).flat(),
    ...yards.map(yardSuggestion),
  ];
  const paths = new Set(others.map(({ path }) => path));
  return [...answers.filter(({ path }) => !paths.has(path)), ...others];
}

/** The answers to a text, of which the last of several words may be the beginning of a place. */
async function answersSoFar(store: Store, text: string): Promise<FieldSuggestion[]> {
  const understood = await understand(store, text);
  const { subjects, wants, places, unknown } = understood;
  if (subjects.length === 0 && wants.size === 0) return [];
  if (unknown.length === 0) return answersTo(store, understood);
  const last = unknown.at(-1)!;
  if (places.length > 0 || !comparable(text).endsWith(last)) return [];
  const begun = (await placesBeginning(store, last)).slice(0, MAX_BEGUN);
  const withPlace = (place: Place): Understanding => ({ ...understood, places: [place] });
  const answers = await Promise.all(begun.map((place) => answersTo(store, withPlace(place))));
  return answers.flatMap(([first]) => first ?? []);
}

function placeSuggestion(place: Place): FieldSuggestion {
  const text = placeLabel(place);
  // Which city is nearest is looked up once the place is chosen: it would read every city.
  const search = `/search/?${new URLSearchParams({ q: text })}`;
  const path = place.citySlug ? `/${place.citySlug}/` : search;
  const detail = place.alias ?? areaKind(place);
  return { group: "places", text, path, ...(detail && { detail }) };
}

function termSuggestion({ word, title, path }: Term): FieldSuggestion {
  return { group: "metals", text: word, path, ...(title !== word && { detail: title }) };
}

function yardSuggestion(yard: FoundYard): FieldSuggestion {
  const detail = [yard.cityName, yard.state].filter(Boolean).join(" ");
  return { group: "yards", text: yard.name, path: yardPath(yard), ...(detail && { detail }) };
}
