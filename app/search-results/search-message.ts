import type { FieldSuggestion } from "../search/field-suggestion.ts";
import { stateInSentence } from "../words/format.ts";
import { asksForYard, type Search } from "./read-search.ts";

const LANGUAGES =
  "Arabic, Chinese, Filipino, Greek, Hindi, Indonesian, Italian, Korean, Punjabi, Spanish and Vietnamese";

/** The sentence above the results; "" if the words in the visitor's language say it all. */
export function messageFor(
  q: string,
  { reading, answers }: Search,
  found: FieldSuggestion[],
): string {
  const { unknown, unlisted, subjects, places, state, language } = reading;
  const names = unknown.map((word) => `“${word}”`).join(" and ");
  if (reading.isElsewhere && state && places[0])
    return `There is no ${places[0].name} in ${stateInSentence(state.name)}. What we found:`;
  if (unlisted.length > 0) return `We don’t list ${unlisted.join(" or ")}. What is nearest:`;
  if (found.length === 0 && !/\p{Script=Latin}|\p{N}/u.test(q) && /\p{L}/u.test(q))
    return `We don’t know “${q}”. We read English, and some words in ${LANGUAGES}.`;
  if (found.length === 0)
    return `We couldn’t find a city or metal called “${q}”. Check the spelling, or try fewer words.`;
  const isOfYard = asksForYard(reading);
  if (isOfYard && found.some(({ group }) => group === "yards"))
    return `What we found for “${unknown.join(" ")}”.`;
  if (answers.length > 0 && isOfYard)
    return `We don’t list a yard${places.length > 0 ? "" : " or place"} called “${unknown.join(" ")}”. We left it out.`;
  if (answers.length > 0 && unknown.length > 0 && subjects.length + places.length === 0)
    return `We don’t list a metal, place or yard called ${names}. We left it out.`;
  if (answers.length > 0 && unknown.length > 0)
    return `We don’t know ${names}. We left ${unknown.length > 1 ? "them" : "it"} out.`;
  return language ? "" : `What we found for “${q}”.`;
}
