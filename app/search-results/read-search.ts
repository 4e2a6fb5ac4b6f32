import { yardPath } from "../../worker/contract/yard-path.ts";
import type { Store } from "../../worker/data/store.ts";
import { type Reading, read } from "../../worker/search/read.ts";
import { yardsNamed, yardsWith } from "../../worker/search/yards.ts";
import { asksAdvice } from "../search/advice.ts";
import { answersTo } from "../search/answers-to.ts";
import { type FieldSuggestion, GROUPS } from "../search/field-suggestion.ts";
import { findSuggestions, yardSuggestion } from "../search/find-suggestions.ts";
import { pricesFor } from "../search/suggested-prices.ts";
import { metalOf } from "./found-list.tsx";

/** A search and where it leads. */
export type Search = Awaited<ReturnType<typeof readSearch>>;

/**
 * Reads a search. `path` is the only page that it can mean, and `yards` are those of that name or, if the text asks for
 * yards, those with its unknown words in their names.
 * @throws DatabaseError
 */
export async function readSearch(store: Store, text: string) {
  const [reading, named, prices] = await Promise.all([
    read(store, text),
    yardsNamed(store, text),
    pricesFor(store, text),
  ]);
  const { unknown, unlisted, isAmbiguous, places, language } = reading;
  const answers = await answersTo(store, reading, prices);
  const isKnown = unknown.length + unlisted.length === 0 || asksAdvice(reading);
  // A visitor who searches in another language first learns that the pages are in English.
  const isUnsure = reading.isElsewhere || language !== undefined;
  const isCertain = answers.length === 1 && isKnown && !isUnsure;
  const isOther = named.length === 0 && asksForYard(reading);
  const yards = isOther ? await yardsWith(store, unknown.join(" ")) : named;
  const [yard] = yards.length === 1 ? yards : [];
  return {
    reading,
    answers,
    path: isCertain ? answers[0]?.path : yard && yardPath(yard),
    /** The place that the text certainly names, and one whose name is also a metal's. */
    place: isAmbiguous ? undefined : places[0],
    namesake: isAmbiguous ? places[0] : undefined,
    yards,
    prices,
  };
}

/** True if the unknown words may be a yard's name: "opening hours bluegum". */
export function asksForYard({ wants, subjects, unknown }: Reading): boolean {
  const isOfYard = wants.has("yards") || wants.has("open");
  return isOfYard && subjects.length === 0 && unknown.length > 0;
}

/**
 * Everything that a text may mean: its answers, then places, metals and yards with its words in their names. Prices
 * near a place come with the national range as their scale.
 * @throws DatabaseError
 */
export async function foundFor(store: Store, q: string, search: Search) {
  const { answers, reading, yards, prices } = search;
  const text = reading.language ? q : (reading.corrected ?? q);
  const groups = GROUPS.filter((group) => group !== "answers");
  const found = await findSuggestions(store, text, { groups, isShort: false });
  const all = [...found, ...yards.map(yardSuggestion)];
  const pages = new Set(answers.map(pageOf));
  const distinct = new Map(all.map((one) => [one.path, one]));
  const others = [...distinct.values()].filter((other) => !pages.has(pageOf(other)));
  return [...answers, ...others].map((one) => ({
    ...one,
    scale: one.path.includes("near=") ? prices(metalOf(one.path)) : undefined,
  }));
}

/** Path of a suggestion's page, without its query and hash. */
function pageOf({ path }: FieldSuggestion): string {
  return path.replace(/[?#].*/, "");
}
