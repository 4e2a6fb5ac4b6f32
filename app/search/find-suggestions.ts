import { yardPath } from "../../worker/contract/yard-path.ts";
import { materialRangesBySlug } from "../../worker/data/material-ranges.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Store } from "../../worker/data/store.ts";
import { type Place, placesBeginning } from "../../worker/search/places.ts";
import { type Reading, read, readFromMemory } from "../../worker/search/read.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { currentVocabulary, type Term, termsBeginning } from "../../worker/search/vocabulary.ts";
import { type FoundYard, yardsWith } from "../../worker/search/yards.ts";
import { paidAt } from "../goods/goods.ts";
import { carAddress } from "../paths/form-addresses.ts";
import { areaKind, placeLabel } from "../words/format.ts";
import { asksAdvice } from "./advice.ts";
import { answersTo } from "./answers-to.ts";
import type { FieldSuggestion, SuggestionGroup } from "./field-suggestion.ts";
import { goodsBeginning } from "./suggested-goods.ts";
import { pricesFor } from "./suggested-prices.ts";

/** Places in a short list, leaving room for metals and yards on a phone. */
const FEW_PLACES = 4;
/** Maximum number of places suggested for an unfinished word after a metal. */
const MAX_BEGUN = 3;

interface Wanted {
  /** Groups to search. */
  groups: readonly SuggestionGroup[];
  /** True for a list below a field. */
  isShort: boolean;
}

/**
 * Answers, metals, places and yards for a text being typed, by group: answers first, then metals and things, unless the
 * text is exactly the name of a place. Reads at most 200 rows.
 * @throws DatabaseError
 */
export async function findSuggestions(
  store: Store,
  text: string,
  { groups, isShort }: Wanted,
): Promise<FieldSuggestion[]> {
  const has = (group: SuggestionGroup) => groups.includes(group);
  if (has("goods")) return goodsBeginning(store, text);
  const [answers, found, terms, yards, ranges] = await Promise.all([
    has("answers") ? answersSoFar(store, text, groups.length === 1) : [],
    has("places") ? placesBeginning(store, text) : [],
    has("metals") ? termsBeginning(store, text) : [],
    has("yards") ? yardsWith(store, text) : [],
    has("metals") ? materialRangesBySlug(store) : undefined,
  ]);
  const places = isShort && groups.length > 1 ? found.slice(0, FEW_PLACES) : found;
  const typed = comparable(text);
  const isSame = (name: string | null) => name !== null && comparable(name) === typed;
  const isPlace = places.some(({ name, postcode }) => isSame(name) || isSame(postcode));
  const named = places.map(placeSuggestion);
  const metals = terms.map((term) =>
    termSuggestion(term, paidAt(ranges?.get(term.slug ?? ""), term.pays)),
  );
  const others = [
    ...(isPlace ? [named, metals] : [metals, named]).flat(),
    ...yards.map(yardSuggestion),
  ];
  const paths = new Set(others.map(({ path }) => path));
  return [...answers.filter(({ path }) => !paths.has(path)), ...others];
}

/**
 * Answers to a text that is being typed, whose last word may be the beginning of a place. A single English word has no
 * answers, because the other groups cover it.
 */
async function answersSoFar(
  store: Store,
  text: string,
  isAlone: boolean,
): Promise<FieldSuggestion[]> {
  if (!isAlone && !/\S\s+\S/.test(text)) {
    const word = readFromMemory(await currentVocabulary(store), text);
    const isNamed = [word.subjects, word.places, word.unknown].some(({ length }) => length > 0);
    if (!word.language) return isNamed || word.state ? [] : answersTo(store, word);
  }
  const [understood, prices] = await Promise.all([read(store, text), pricesFor(store, text)]);
  const { subjects, wants, places, unknown, unlisted, language } = understood;
  if (subjects.length + unlisted.length === 0 && wants.size === 0) return [];
  if (unknown.length === 0 || asksAdvice(understood)) return answersTo(store, understood, prices);
  const last = unknown.at(-1)!;
  if (places.length > 0 || !comparable(text).endsWith(last))
    return language ? answersTo(store, understood, prices) : [];
  const begun = (await placesBeginning(store, last)).slice(0, MAX_BEGUN);
  const withPlace = (place: Place): Reading => ({ ...understood, places: [place] });
  const answers = await Promise.all(
    begun.map((place) => answersTo(store, withPlace(place), prices)),
  );
  return answers.flatMap(([first]) => first ?? []);
}

function placeSuggestion(place: Place): FieldSuggestion {
  const text = placeLabel(place);
  // The nearest city is looked up only once the place is chosen: that reads every city.
  const search = `/search/?${new URLSearchParams({ q: text })}`;
  const path = place.citySlug ? `/${place.citySlug}/` : search;
  const detail = place.alias ?? areaKind(place);
  return { group: "places", text, path, ...(detail && { detail }) };
}

function termSuggestion(
  { word, title, isVehicle, ...term }: Term,
  price: PriceRange | undefined,
): FieldSuggestion {
  const path = isVehicle ? carAddress({ car: word }) : term.path;
  const detail = title !== word && { detail: title };
  return { group: "metals", text: word, path, ...detail, ...(price && { price }) };
}

/** A yard as a suggestion. */
export function yardSuggestion(yard: FoundYard): FieldSuggestion {
  const detail = [yard.cityName, yard.state].filter(Boolean).join(" ");
  return { group: "yards", text: yard.name, path: yardPath(yard), ...(detail && { detail }) };
}
