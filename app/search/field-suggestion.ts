import type { PriceRange } from "../../worker/data/prices.ts";

/** Headings of the groups. */
export { default as HEADINGS } from "./headings.json";

/** Kinds of suggestions in a search. */
export const GROUPS = ["answers", "places", "metals", "yards"] as const;

/** A kind of suggestion; "goods" are things for a load. */
export type SuggestionGroup = (typeof GROUPS)[number] | "goods";

/** One suggestion in a list. */
export interface FieldSuggestion {
  group: SuggestionGroup;
  /** Text that the field gets when this suggestion is chosen, such as "Dubbo NSW 2830" or "Copper". */
  text: string;
  /** A note beside the text, such as the metal that a synonym means. */
  detail?: string;
  /** Its metal's price there, in AUD per kg, if that is known. */
  price?: PriceRange;
  /** Path of the page that answers it. */
  path: string;
}

/** Suggestions by group, groups in order of first appearance. */
export function byGroup<T extends FieldSuggestion>(suggestions: T[]): [SuggestionGroup, T[]][] {
  const groups = new Set(suggestions.map(({ group }) => group));
  return [...groups].map((name) => [name, suggestions.filter(({ group }) => group === name)]);
}

/** Minimum number of characters that get suggestions. */
export const MIN_LENGTH = 2;
