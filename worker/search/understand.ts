import type { Store } from "../data/store.ts";
import { type Amounts, type Quantity, takeAmounts } from "./amounts.ts";
import { correctedWords, MIN_LETTERS } from "./misspelt.ts";
import { type Place, placesBeginning, placesNamed, similarPlaces } from "./places.ts";
import { comparable, phraseOf } from "./search-words.ts";
import type { Want } from "./small-words.ts";
import { takeTime } from "./times.ts";
import { currentVocabulary, type Meaning, type Term, type Vocabulary } from "./vocabulary.ts";

/** The meaning of a search text. */
export interface Understanding extends Amounts {
  /** As typed, but for corrected words. */
  text: string;
  /** A metal or guide for each phrase that names one; several if it may be any of them. */
  subjects: Term[][];
  /** Places named, all of one name, largest first. */
  places: Place[];
  /** Code and name of a state named by itself, not as part of a place. */
  state: { code: string; name: string } | undefined;
  wants: Set<Want>;
  /** When yards have to be open, as `takeTime` returns it. */
  time: string | undefined;
  /** Things that we list nowhere, such as "gold"; there are no subjects then. */
  unlisted: string[];
  /** Words without a known meaning. */
  unknown: string[];
  /** The text as understood, if words were corrected: "copper wire" for "cooper wire". */
  corrected: string | undefined;
  /** True if the whole text is a place's name as well as something else: "Berry", "6063". */
  isAmbiguous: boolean;
}

/** Most words of a text that are read. */
const MAX_WORDS = 16;
/** Most letters that may be missing at the end of a name. */
const MAX_CUT = 2;
/** Most words of a place's name that all have another meaning. */
const MAX_KNOWN = 3;
/** Most spans of one text that are looked up as a place: unknown words, alone and with their neighbours. */
const MAX_SPANS = 8;

/**
 * Understands a search. A table in memory gives the metals, things, guides and requests, longest phrases first;
 * what is left names at most one place. Words of five letters and more are corrected to ones that look or sound
 * alike, but only if nothing fits exactly. Reads at most 400 rows.
 * @throws DatabaseError
 */
export async function understand(store: Store, text: string): Promise<Understanding> {
  const vocabulary = await currentVocabulary(store);
  const { rest, ...amounts } = takenFrom(text);
  const typed = comparable(rest).split(" ").filter(Boolean).slice(0, MAX_WORDS);
  const exact = await withPlace(store, vocabulary, typed);
  const counted = (words: string[]) => ({
    ...amounts,
    quantity: amounts.quantity ?? countIn(vocabulary, words),
  });
  if (exact.unknown.length === 0)
    return { ...exact, ...counted(typed), text, corrected: undefined };
  const words = correctedWords(vocabulary, typed, exact.unknown);
  const again = words ? await withPlace(store, vocabulary, words) : exact;
  const near =
    again.places.length === 0
      ? await withSimilarPlace(store, vocabulary, words ?? typed, again)
      : again;
  const corrected = near.words.join(" ");
  return {
    ...near,
    ...counted(near.words),
    text: typed.reduce((all, word, i) => all.replace(word, words?.[i] ?? word), text.toLowerCase()),
    corrected: corrected === typed.join(" ") ? undefined : corrected,
  };
}

/** A city of ours, as far as the vocabulary knows it. */
export type OurCity = Pick<Place, "name" | "state" | "postcode"> & { citySlug: string };

/** The meaning of a text as far as memory tells, without looking up places. */
export type UnderstoodFromMemory = Omit<Understanding, "places"> & { places: OurCity[] };

/** Understands a text by the vocabulary alone, whose only places are our cities. */
export function understandFromMemory(vocabulary: Vocabulary, text: string): UnderstoodFromMemory {
  const { rest: named, ...amounts } = takenFrom(text);
  const words = comparable(named).split(" ").filter(Boolean).slice(0, MAX_WORDS);
  const typed = ` ${words.join(" ")} `;
  // The longest, if one name contains another.
  const [city] = vocabulary.cities
    .filter(({ name }) => typed.includes(` ${comparable(name)} `))
    .sort((a, b) => b.name.length - a.name.length);
  const rest = city ? typed.replace(` ${comparable(city.name)} `, " ") : typed;
  const others = rest.split(" ").filter(Boolean);
  const found = foundIn(others, partsOf(vocabulary, others), []);
  const places = city ? [{ ...city, postcode: "", citySlug: city.slug }] : [];
  const state = city ? undefined : found.state;
  const quantity = amounts.quantity ?? countIn(vocabulary, others);
  return { ...found, ...amounts, quantity, text, places, state, corrected: undefined };
}

/** "To Sydney" in "worth the drive to Sydney with 80 kg": where somebody would go, not where they are. */
const DESTINATION =
  /\bto (?!the\b|drive\b|go\b|take\b|travel\b|haul\b|sell\b)[a-z' ]+?(?= (?:with|from|for|worth|is|and|carrying)\b|[\d?.,;]|$)/i;
const DRIVE = /\b(?:driv(?:e|ing)|trip|fuel|petrol|worth (?:taking|going))\b/i;

/** The time and amounts in a text, and the rest of it. */
function takenFrom(text: string) {
  const { time, rest: untimed } = takeTime(text);
  // A yard's own, not one to scrap.
  const rest = untimed.replace(/(?<=\byards?\b.*)\bphone\b/i, " ");
  return { time, ...takeAmounts(DRIVE.test(rest) ? rest.replace(DESTINATION, " ") : rest) };
}

/** A part of a text and its meaning; undefined if it is not a known phrase. */
interface Part {
  start: number;
  end: number;
  meaning: Meaning | undefined;
}

type Found = Omit<Understanding, keyof Amounts | "text" | "time" | "corrected"> & {
  words: string[];
};

/** Costs of parts: the best reading has few, long parts that name as few things as possible. */
const COSTS = { filler: 1, state: 1, want: 1.5, terms: 2, unlisted: 2, unknown: 10 };

/** A small number is an amount, never the name of a place. */
const NUMBER = /^\d{1,3}$/;
/** From two. */
const NUMBER_WORDS = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];

/** Splits a text into phrases, choosing the reading that leaves the fewest words and names the fewest things. */
function partsOf({ phrases, longest }: Vocabulary, words: string[]): Part[] {
  // The cheapest reading of the words up to each position.
  const best: { cost: number; parts: Part[] }[] = [{ cost: 0, parts: [] }];
  for (let end = 1; end <= words.length; end++) {
    for (let start = Math.max(0, end - longest); start < end; start++) {
      const meaning = meaningOf(phrases, words.slice(start, end));
      if (!meaning && end - start > 1) continue;
      const cost = best[start]!.cost + COSTS[meaning?.kind ?? "unknown"];
      if (cost >= (best[end]?.cost ?? Number.POSITIVE_INFINITY)) continue;
      best[end] = { cost, parts: [...best[start]!.parts, { start, end, meaning }] };
    }
  }
  return best[words.length]!.parts;
}

function meaningOf(phrases: Vocabulary["phrases"], words: string[]): Meaning | undefined {
  const text = words.join(" ");
  return phrases.get(phraseOf(text)) ?? (NUMBER.test(text) ? { kind: "filler" } : undefined);
}

async function withPlace(store: Store, vocabulary: Vocabulary, words: string[]): Promise<Found> {
  const parts = partsOf(vocabulary, words);
  const spans = placeSpans(parts, words.length);
  const state = parts.find(({ meaning }) => meaning?.kind === "state");
  const place = await longestPlace(store, words, spans, state);
  if (!place) return foundIn(words, parts, []);
  const isWhole = place.end - place.start === words.length;
  const kinds = new Set(parts.map(({ meaning }) => meaning?.kind));
  if (isWhole && !kinds.has(undefined)) {
    // "Price" is a request, although there is a town of that name.
    if (kinds.has("want") || kinds.has("state")) return foundIn(words, parts, []);
    // "Berry" may be either.
    if (kinds.has("terms")) return { ...foundIn(words, parts, place.places), isAmbiguous: true };
  }
  const others = [
    ...partsOf(vocabulary, words.slice(0, place.start)),
    ...partsOf(vocabulary, words.slice(place.end)).map((part) => shifted(part, place.end)),
  ];
  return foundIn(words, others, place.places);
}

function shifted({ start, end, meaning }: Part, by: number): Part {
  return { start: start + by, end: end + by, meaning };
}

/** Combines the meanings of parts with the places. */
function foundIn(words: string[], parts: Part[], places: Place[]): Found {
  const meanings = parts.flatMap(({ meaning }) => meaning ?? []);
  const states = meanings.flatMap((meaning) => (meaning.kind === "state" ? [meaning] : []));
  // A place's state is part of its name.
  const state = places.length > 0 ? undefined : states[0];
  const subjects = distinctSubjects(parts.flatMap((part) => subjectOf(part, words)));
  const unlisted = unlistedIn(meanings, subjects);
  return {
    words,
    subjects: unlisted.length > 0 ? [] : subjects,
    unlisted,
    places,
    state: state && { code: state.code, name: state.name },
    wants: new Set(meanings.flatMap((meaning) => (meaning.kind === "want" ? [meaning.want] : []))),
    unknown: parts
      .filter(({ meaning }) => !meaning)
      .map(({ start, end }) => words.slice(start, end).join(" ")),
    isAmbiguous: false,
  };
}

/**
 * What a text names that we do not list. Beside a metal that says nothing ("nickel-plated brass"), but beside a thing it
 * says what that is made of ("titanium pipe"), unless it is a colour ("gold taps").
 */
function unlistedIn(meanings: Meaning[], subjects: Term[][]): string[] {
  const isThing = subjects.flat().every((term) => term.isThing);
  const names = meanings.flatMap((meaning) => {
    if (meaning.kind === "unlisted") return isThing ? meaning.unlisted : [];
    return meaning.kind === "filler" && subjects.length === 0 ? (meaning.unlisted ?? []) : [];
  });
  return [...new Set(names)];
}

/** The number of things that are sold by number: four of "4 alloy wheels". */
function countIn(vocabulary: Vocabulary, words: string[]): Quantity | undefined {
  const parts = partsOf(vocabulary, words);
  const numbers = parts.map(({ start, end }) => numberCalled(words.slice(start, end).join(" ")));
  const at = numbers.findIndex((number) => number !== undefined);
  const next = parts.slice(at + 1).find(({ meaning }) => meaning?.kind !== "filler");
  if (at < 0 || next?.meaning?.kind !== "terms") return undefined;
  const isItem = vocabulary.items.byPhrase.has(
    phraseOf(words.slice(next.start, next.end).join(" ")),
  );
  const isThing = isItem || next.meaning.terms.some((term) => term.isThing);
  return isThing ? { figures: numbers[at]!, unit: "each" } : undefined;
}

function numberCalled(word: string): string | undefined {
  const at = NUMBER_WORDS.indexOf(word);
  return NUMBER.test(word) ? word : at < 0 ? undefined : String(at + 2);
}

/** The metals or guides that a part names, with the words typed. */
function subjectOf({ start, end, meaning }: Part, words: string[]): Term[][] {
  if (meaning?.kind !== "terms") return [];
  const word = words.slice(start, end).join(" ");
  return [meaning.terms.map((term) => ({ ...term, word }))];
}

/**
 * Drops duplicates. The narrower of two subjects counts where one names a metal and the other a kind of it
 * ("aluminium window frames") or one of several that a word may mean ("copper pipes").
 */
function distinctSubjects(subjects: Term[][]): Term[][] {
  const narrowed = subjects.map((terms) => {
    if (terms.length === 1) return terms;
    const named = terms.filter(({ path }) =>
      subjects.some((others) => others.length === 1 && others[0]!.path === path),
    );
    return named.length === 1 ? named : terms;
  });
  const isKindOf = (kind: Term, [metal]: Term[]) =>
    metal?.slug !== undefined && kind.slug?.startsWith(`${metal.slug}-`);
  const single = narrowed.filter((terms) => terms.length === 1).flat();
  const kept = narrowed.filter(
    (terms) => terms.length > 1 || !single.some((term) => isKindOf(term, terms)),
  );
  // Of two words for one metal the last is the more specific: "brass taps".
  const last = new Map(kept.map((terms) => [terms.map(({ path }) => path).join(" "), terms]));
  return [...last.values()];
}

/** Spans of a text that may be a place: unknown words, alone and with their neighbours. */
function placeSpans(parts: Part[], length: number): [start: number, end: number][] {
  const runs = unknownRuns(parts);
  // All its words are known but may still be a place, as "Berry" and "the Shire" are.
  if (runs.length === 0) return length > 0 && length <= MAX_KNOWN ? [[0, length]] : [];
  const spans = runs.flatMap(([start, end]) => {
    const wider: [number, number][] = [
      [start - 1, end + 1],
      [start - 1, end],
      [start, end + 1],
      [start, end],
    ];
    const narrower: [number, number][] = [
      [start, end - 1],
      [start + 1, end],
    ];
    return [...wider, ...(end - start > 1 ? narrower : [])];
  });
  return spans
    .filter(([start, end]) => start >= 0 && end <= length && start < end)
    .slice(0, MAX_SPANS);
}

/** Runs of unknown words, with a state among or after them: "Dubbo NSW 2830". */
function unknownRuns(parts: Part[]): [start: number, end: number][] {
  const runs: [number, number][] = [];
  for (const { start, end, meaning } of parts) {
    const last = runs.at(-1);
    const isNext = last?.[1] === start;
    if (isNext && (!meaning || meaning.kind === "state")) last[1] = end;
    else if (!meaning) runs.push([start, end]);
  }
  return runs;
}

interface PlaceSpan {
  start: number;
  end: number;
  places: Place[];
}

/** The places of the longest span that names any, in the state that the text names, if any. */
async function longestPlace(
  store: Store,
  words: string[],
  spans: [start: number, end: number][],
  state: Part | undefined,
): Promise<PlaceSpan | undefined> {
  const inState = state ? words.slice(state.start, state.end).join(" ") : "";
  const named = (suffix: string) =>
    Promise.all(
      spans.map(async ([start, end]) => {
        const text = words.slice(start, end).join(" ");
        const places = await placesNamed(store, text.includes(suffix) ? text : `${text} ${suffix}`);
        // "New castle"
        const joined = places.length === 0 && end - start === 2 ? text.replace(" ", "") : "";
        return { start, end, places: joined ? await placesNamed(store, joined) : places };
      }),
    );
  const longest = (found: PlaceSpan[]) =>
    found
      .filter(({ places }) => places.length > 0)
      .sort((a, b) => b.end - b.start - (a.end - a.start))[0];
  return longest(await named(inState)) ?? (inState ? longest(await named("")) : undefined);
}

/** Adds the place whose name is most like the unknown words, if there is one. */
async function withSimilarPlace(
  store: Store,
  vocabulary: Vocabulary,
  words: string[],
  found: Found,
): Promise<Found> {
  const states = new Set(
    partsOf(vocabulary, words)
      .filter(({ meaning }) => meaning?.kind === "state")
      .flatMap(({ start, end }) => words.slice(start, end)),
  );
  for (const [start, end] of unknownRuns(partsOf(vocabulary, words))) {
    const run = words.slice(start, end).filter((word) => !states.has(word));
    const place = await placeLike(store, run.join(" "));
    if (!place) continue;
    const name = comparable(place.alias ?? place.name);
    return {
      ...found,
      places: await placesNamed(store, name),
      state: undefined,
      unknown: found.unknown.filter((word) => !run.includes(word)),
      words: [...words.slice(0, start), name, ...words.slice(end)],
    };
  }
  return found;
}

/**
 * The likeliest place whose name is spelt like a text, or begins with it: "Wagga" is our city, "eastern suburbs" a
 * region of several.
 */
async function placeLike(store: Store, text: string): Promise<Place | undefined> {
  const begun = await placesBeginning(store, text);
  const isSpecific = text.includes(" ");
  const longer = begun.find(({ name, citySlug }) => {
    const known = comparable(name);
    const isOurs = isSpecific || citySlug !== null;
    return (isOurs && known.startsWith(`${text} `)) || isCutShort(text, known);
  });
  if (longer || text.length < MIN_LETTERS) return longer;
  const similar = await similarPlaces(store, text);
  // A slip of the keyboard hardly changes the length: Auckland is not Acland.
  return similar.find(({ name, alias }) => {
    return Math.abs(comparable(alias ?? name).length - text.length) <= 1;
  });
}

/** True if a text is a name without its last letter or two: "Wollongon". */
function isCutShort(text: string, name: string): boolean {
  return (
    text.length >= MIN_LETTERS && name.startsWith(text) && name.length - text.length <= MAX_CUT
  );
}
