/** The kinds of suggestions of a search. */
export const GROUPS = ["answers", "places", "metals", "yards"] as const;

/** A kind of suggestion; "goods" are what a load may hold. */
export type SuggestionGroup = (typeof GROUPS)[number] | "goods";

/** What stands above each group. */
export const HEADINGS = {
  answers: "Answers",
  places: "Places",
  metals: "Metals and guides",
  yards: "Yards",
  goods: "Metals and things",
};

/** One suggestion of a list. */
export interface FieldSuggestion {
  group: SuggestionGroup;
  /** What the field holds once it is chosen, such as "Dubbo NSW 2830" or "Copper". */
  text: string;
  /** The note beside it, such as the metal that a synonym means. */
  detail?: string;
  /** The page that answers it. */
  path: string;
}

/** Suggestions by group, in the order in which they come. */
export function byGroup<T extends FieldSuggestion>(suggestions: T[]): [SuggestionGroup, T[]][] {
  const groups = new Set(suggestions.map(({ group }) => group));
  return [...groups].map((name) => [name, suggestions.filter(({ group }) => group === name)]);
}

/** The fewest characters that get suggestions. */
export const MIN_LENGTH = 2;
