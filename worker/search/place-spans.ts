import { isUnknown, type NamedPlace } from "./found.ts";
import { MIN_LETTERS } from "./misspelt.ts";
import { type Part, type ReadWords, textOf, type Word } from "./phrases.ts";
import { streetsIn } from "./place-text.ts";
import type { Place, PlaceIndex } from "./places.ts";
import { comparable } from "./search-words.ts";

/** The maximum number of texts to look up as places: unknown words with and without their neighbours. */
const MAX_NAMES = 40;
/** The maximum number of words in a place after a street. */
const MAX_WORDS = 4;
/** The maximum number of letters that may be missing at the end of a name. */
const MAX_CUT = 2;
/** The maximum number of words in a place's name that all have another meaning. */
const MAX_KNOWN = 3;

/** Words of a text that name places, and the street in front of them. */
export interface PlaceSpan {
  start: number;
  end: number;
  places: NamedPlace[];
  street?: [start: number, end: number];
  /** True if the state that the text names has no place of this name. */
  isElsewhere?: boolean;
}

type Span = [start: number, end: number];

/** The texts that may name a place, and those that may be the beginning of its name or misspelt. */
export function namesIn(readings: ReadWords[]): { names: string[]; begun: string[] } {
  const names = readings.flatMap(({ words, parts }) => {
    const state = stateIn(words, parts);
    const behind = streetSpans(words).flatMap(([, end]) => behindStreet(words, end));
    return [...behind, ...spansOf(parts, words.length)].flatMap(([start, end]) => {
      const text = textOf(words.slice(start, end));
      return [text, ...(state ? [inState(text, state)] : [])];
    });
  });
  const begun = readings.flatMap(({ words, parts }) =>
    unknownRuns(parts).map((run) => textOf(unnamed(words, parts, run))),
  );
  return {
    names: [...new Set(names)].slice(0, MAX_NAMES),
    begun: [...new Set(begun)].filter(Boolean).slice(0, MAX_WORDS),
  };
}

/** The words that name a place (in the state that the text names, if any), with the street before them. */
export function placeIn({ words, parts }: ReadWords, index: PlaceIndex): PlaceSpan | undefined {
  const state = stateIn(words, parts);
  const named = (suffix: string) => {
    const at = ([start, end]: Span): PlaceSpan => {
      const places = index.named(inState(textOf(words.slice(start, end)), suffix));
      return { start, end, places };
    };
    const behind = streetSpans(words).flatMap((street) =>
      likeliest(words, behindStreet(words, street[1]).map(at)).map((found) => ({
        ...found,
        street,
      })),
    );
    return behind[0] ?? likeliest(words, spansOf(parts, words.length).map(at))[0];
  };
  const found = named(state);
  if (found || state === "") return found;
  const elsewhere = named("");
  return elsewhere && { ...elsewhere, isElsewhere: true };
}

/** Other places, which are next to the first in the text or are our cities: "Bathurst to Orange". */
export function otherPlacesIn(
  { words, parts }: ReadWords,
  index: PlaceIndex,
  first: PlaceSpan,
): PlaceSpan[] {
  const isJoining = (at: number) => /^(?:or|and|vs?|versus|to|from)$/.test(words[at]?.word ?? "");
  const besides = unknownRuns(parts).flatMap(([start, end]): Span[] =>
    start < first.end && end > first.start
      ? [
          [start, first.start],
          [first.end, end],
        ]
      : [[start, end]],
  );
  return besides.flatMap(([start, end]) => {
    if (start >= end) return [];
    const places = index.named(textOf(words.slice(start, end)));
    const isBeside = isJoining(start - 1) || (isJoining(end) && first.start === end + 1);
    return places[0] && (isBeside || places[0].citySlug) ? [{ start, end, places }] : [];
  });
}

/** The place whose name is most similar to unknown words, if there is one. */
export function similarPlaceIn(
  { words, parts }: ReadWords,
  index: PlaceIndex,
): PlaceSpan | undefined {
  for (const run of unknownRuns(parts)) {
    const typed = textOf(unnamed(words, parts, run));
    const place = placeLike(index, typed);
    if (place) return { start: run[0], end: run[1], places: [place] };
  }
  return undefined;
}

/** The places found, likeliest first: by length, then those after "in", then our cities, then the first in the text. */
function likeliest(words: Word[], found: PlaceSpan[]): PlaceSpan[] {
  const rank = ({ start, end, places }: PlaceSpan) =>
    (end - start) * 100 +
    (/^(?:in|at|near|from|around)$/.test(words[start - 1]?.word ?? "") ? 20 : 0) +
    (places[0]?.citySlug ? 10 : 0) +
    1 -
    start / words.length;
  return found.filter(({ places }) => places.length > 0).sort((a, b) => rank(b) - rank(a));
}

function inState(text: string, state: string): string {
  return state === "" || text.split(" ").includes(state) ? text : `${text} ${state}`;
}

/** The words of a state that the text names; "" if it names none. */
function stateIn(words: Word[], parts: Part[]): string {
  const state = parts.find(({ meaning }) => meaning?.kind === "state");
  return state ? textOf(words.slice(state.start, state.end)) : "";
}

function streetSpans(words: Word[]): Span[] {
  return streetsIn(words.map(({ word }) => word));
}

function behindStreet(words: Word[], end: number): Span[] {
  const most = Math.min(MAX_WORDS, words.length - end);
  return Array.from({ length: most }, (_, i): Span => [end, end + most - i]);
}

/** Spans of a text that may be a place: unknown words, alone and with their neighbours. */
function spansOf(parts: Part[], length: number): Span[] {
  const runs = unknownRuns(parts);
  // Even if all its words are known, they may be a place, such as "Berry" or "the Shire".
  if (runs.length === 0) return length > 0 && length <= MAX_KNOWN ? [[0, length]] : [];
  const spans = runs.flatMap(([start, end]) => {
    const wider: Span[] = [
      [start - 1, end + 1],
      [start - 1, end],
      [start, end + 1],
      [start, end],
    ];
    const narrower: Span[] = [
      [start, end - 1],
      [start + 1, end],
    ];
    const each =
      end - start > 2
        ? Array.from({ length: end - start }, (_, i): Span => [start + i, start + i + 1])
        : [];
    return [...wider, ...(end - start > 1 ? narrower : []), ...each];
  });
  return spans.filter(([start, end]) => start >= 0 && end <= length && start < end);
}

/** Runs of unknown words, with a state between or after them: "Dubbo NSW 2830". */
function unknownRuns(parts: Part[]): Span[] {
  const runs: Span[] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const isNext = last?.[1] === part.start;
    if (isNext && (isUnknown(part) || part.meaning?.kind === "state")) last[1] = part.end;
    else if (isUnknown(part)) runs.push([part.start, part.end]);
  }
  return runs;
}

/** The words of a run without those of a state. */
function unnamed(words: Word[], parts: Part[], [start, end]: Span): Word[] {
  return parts
    .filter((part) => part.start >= start && part.end <= end && isUnknown(part))
    .flatMap((part) => words.slice(part.start, part.end));
}

/**
 * The likeliest place whose name is spelt like a text, or begins with it: "Wagga" is our city, "eastern suburbs" a
 * region of several.
 */
function placeLike(index: PlaceIndex, text: string): Place | undefined {
  if (text === "") return undefined;
  const isSpecific = text.includes(" ");
  const longer = index.begun(text).find(({ name, citySlug }) => {
    const known = comparable(name);
    const isOurs = isSpecific || citySlug !== null;
    return (isOurs && known.startsWith(`${text} `)) || isCutShort(text, known);
  });
  if (longer || text.length < MIN_LETTERS) return longer;
  // A slip of the keyboard hardly changes the length: Auckland is not Acland.
  return index.similar(text).find(({ name, alias }) => {
    return Math.abs(comparable(alias ?? name).length - text.length) <= 1;
  });
}

/** True if a text is a name without its last letter or two: "Wollongon". */
function isCutShort(text: string, name: string): boolean {
  return (
    text.length >= MIN_LETTERS && name.startsWith(text) && name.length - text.length <= MAX_CUT
  );
}
