import { type Measure, masked, measuresIn } from "../amounts/amounts.ts";
import type { Money } from "../amounts/money.ts";
import { capacityIn, rowsIn, type TypedRow, withoutCapacity } from "../amounts/rows.ts";
import { unitCalled } from "../amounts/units.ts";
import type { Point } from "../data/places/distance.ts";
import type { Store } from "../data/store.ts";
import { apartIn } from "./apart.ts";
import { withCorrections } from "./corrected.ts";
import { type Found, foundIn, isSource, isUnknown, NOWHERE } from "./found.ts";
import { isVehicle, isVehicleKind } from "./items.ts";
import { inEnglish } from "./languages.ts";
import { type Part, partsOf, type ReadWords, textOf, type Word, wordsOf } from "./phrases.ts";
import { namesIn, otherPlacesIn, type PlaceSpan, placeIn, similarPlaceIn } from "./place-spans.ts";
import { type PlaceIndex, placesFor } from "./places.ts";
import { positionIn, type TypedPosition } from "./position.ts";
import { comparable, singular } from "./search-words.ts";
import { blank, takeTime } from "./times.ts";
import { currentVocabulary, itemsNamed, termsCalled, type Vocabulary } from "./vocabulary.ts";

/** A part of a text as typed, from one position to another. */
interface Span {
  kind:
    | Measure["kind"]
    | "good"
    | "place"
    | "street"
    | "state"
    | "time"
    | "want"
    | "unlisted"
    | "joining"
    | "left over";
  start: number;
  end: number;
}

/** The meaning of a text. */
export interface Reading extends Found {
  /** As typed. */
  text: string;
  /** Spans that cover all words of the text, each word in one span. */
  spans: Span[];
  /** The time at which yards must be open, as `takeTime` returns it. */
  time: string | undefined;
  /** The coordinates in the text, if any. */
  position: Point | undefined;
  /** The things to sell, each with its amount as typed. */
  rows: TypedRow[];
  /** The kilograms that a vehicle can carry. */
  capacity: number | undefined;
  /** The money that somebody was offered, and its words. */
  offer: (Money & { typed: string }) | undefined;
  /** The text as read, if words were corrected or translated: "copper wire" for "cooper wire". */
  corrected: string | undefined;
  /** The tag of the language that was translated. */
  language: string | undefined;
}

/** The maximum number of words of a text that are read. */
const MAX_WORDS = 64;
/** "To Sydney" in "worth the drive to Sydney with 80 kg": where somebody would go, not where they are. */
const DESTINATION =
  /\bto (?!the\b|drive\b|go\b|take\b|travel\b|haul\b|sell\b)([a-z' ]+?)(?= (?:with|from|for|worth|is|and|carrying)\b| \d|[?.,;]|$)/i;
/** "20 yrs", "45 min": not an amount of anything for sale. */
const OTHER_AMOUNT = /\b\d+\s?(?:yrs?|years?|mins?|minutes?|kms)\b(?: old)?/gi;
const DRIVE = /\b(?:driv(?:e|ing)|trip|fuel|petrol|worth (?:taking|going))\b/i;

/** A text in English, before its words are looked up. */
interface Typed {
  text: string;
  /** The same text with blanks for a time, a position and the place where somebody would drive. */
  rest: string;
  time: string | undefined;
  position: TypedPosition | undefined;
  destination: string[];
  words: Word[];
  measures: Measure[];
  /** The tag of another language in the text, and those of its words that are unknown. */
  language?: string;
  others?: string[];
}

/**
 * Reads a text. The vocabulary in memory has the metals, things, guides and requests; other words may name places,
 * which are looked up in one round trip. Words of five letters or more that match nothing exactly are corrected to ones
 * that look or sound alike.
 * @throws DatabaseError
 */
export async function read(store: Store, text: string): Promise<Reading> {
  const vocabulary = await currentVocabulary(store);
  const { typed, exact } = wordsRead(vocabulary, text);
  const again = withCorrections(vocabulary, exact, typed.measures) ?? exact;
  const { names, begun } = namesIn(again === exact ? [exact] : [exact, again]);
  const index = await placesFor(store, [...names, ...typed.destination], begun);
  const named = placesIn(exact, index, typed);
  const found = readingOf(vocabulary, typed, exact, named);
  if (found.unknown.length === 0) return found;
  // Named places aren't corrected: "Darwin" isn't "drain".
  const corrected = withCorrections(vocabulary, exact, typed.measures, named) ?? exact;
  const places = placesIn(corrected, index, typed);
  const similar = places[0] ? undefined : similarPlaceIn(corrected, index);
  return readingOf(vocabulary, typed, corrected, similar ? [similar] : places, similar);
}

/** Reads a text with the vocabulary alone, whose only places are our cities. */
export function readFromMemory(vocabulary: Vocabulary, text: string): Reading {
  const { typed, exact: read } = wordsRead(vocabulary, text);
  const spaced = ` ${textOf(read.words)} `;
  // If one name contains another, choose the longest.
  const [city] = vocabulary.cities
    .map((each) => ({ ...each, at: spaced.indexOf(` ${comparable(each.name)} `) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => b.name.length - a.name.length);
  if (!city) return readingOf(vocabulary, typed, read, []);
  const { name, state, slug } = city;
  const start = spaced.slice(0, city.at + 1).split(" ").length - 2;
  const places = [{ name, state, postcode: "", citySlug: slug }];
  const end = start + comparable(name).split(" ").length;
  return readingOf(vocabulary, typed, read, [{ start, end, places }]);
}

/** Reads the name of something that somebody has, with the vocabulary alone, and corrects misspelt words. */
export function readName(vocabulary: Vocabulary, text: string): Reading {
  const { typed, exact } = wordsRead(vocabulary, text);
  const corrected = withCorrections(vocabulary, exact, typed.measures) ?? exact;
  return readingOf(vocabulary, typed, corrected, []);
}

function typedIn(text: string): Typed {
  const { time, rest: untimed } = takeTime(text);
  const position = positionIn(text);
  const unplaced = withoutCapacity(position ? masked(untimed, [position]) : untimed);
  // A yard's phone is not one to scrap.
  const named = unplaced
    .replaceAll(OTHER_AMOUNT, blank)
    .replace(/(?<=\byards?\b.*)\bphone\b/i, blank)
    .replace(/\bs\/s\b/gi, "ss ");
  const destination: string[] = [];
  const rest = DRIVE.test(named)
    ? named.replace(DESTINATION, (typed, name: string) => {
        destination.push(name);
        return blank(typed);
      })
    : named;
  const words = wordsOf(rest).slice(0, MAX_WORDS);
  return { text, rest, time, position, destination, words, measures: measuresIn(rest) };
}

/** The words of a text and their meanings; words in another language are translated to English. */
function wordsRead(vocabulary: Vocabulary, text: string): { typed: Typed; exact: ReadWords } {
  const typed = typedIn(text);
  const exact = readIn(vocabulary, typed);
  const unknown = exact.parts.filter(isUnknown).map(({ start }) => typed.words[start]!.typed);
  const english = inEnglish(text, unknown);
  if (!english) return { typed, exact };
  const { language, others } = english;
  const read = { ...typedIn(english.text), language, others };
  return { typed: read, exact: readIn(vocabulary, read) };
}

function readIn(vocabulary: Vocabulary, { measures, words }: Typed): ReadWords {
  return { words, parts: partsOf(vocabulary, words, measures) };
}

/** The place that a text names, followed by any others. */
function placesIn(read: ReadWords, index: PlaceIndex, { destination }: Typed): PlaceSpan[] {
  const place = placeIn(read, index);
  if (!place) return [];
  const others = destination.flatMap((name) => index.named(name).slice(0, 1));
  if (others.length > 0) return [place, { start: 0, end: 0, places: others }];
  const [other, ...more] = otherPlacesIn(read, index, place);
  if (!other) return [place];
  // "Nyngan to Dubbo" starts from the first.
  const isAim = read.words[place.start - 1]?.word === "to";
  return isAim ? [other, place, ...more] : [place, other, ...more];
}

/** Combines places with the meanings of the words around them. */
function readingOf(
  vocabulary: Vocabulary,
  typed: Typed,
  { words, parts }: ReadWords,
  [place, ...others]: PlaceSpan[],
  similar?: PlaceSpan,
): Reading {
  const own = {
    places: place?.places ?? [],
    otherPlaces: others.flatMap(({ places }) => places.slice(0, 1)),
    isAmbiguous: false,
    isElsewhere: place?.isElsewhere ?? false,
  };
  const text = textOf(words);
  const common = (all: Part[], found: Found): Reading => ({
    ...found,
    unknown: [...found.unknown, ...(typed.others ?? [])],
    language: typed.language,
    text: typed.text,
    position: typed.position,
    time: typed.time,
    capacity: capacityIn(typed.text),
    spans: spansOf(typed, words, all),
    ...soldIn(vocabulary, typed, words, all, found.wants),
    corrected:
      similar || typed.language || text !== textOf(typed.words)
        ? withSimilar(words, similar)
        : undefined,
  });
  const kinds = new Set(parts.map((part) => (isUnknown(part) ? undefined : part.meaning?.kind)));
  const isWhole = place && !place.street && place.end - place.start === words.length;
  if (!place || (isWhole && !kinds.has(undefined) && (kinds.has("want") || kinds.has("state"))))
    // "Price" is a request, although a town has that name.
    return common(parts, foundIn(words, parts, NOWHERE));
  // "Berry" may be either.
  if (isWhole && !kinds.has(undefined) && kinds.has("terms"))
    return common(parts, foundIn(words, parts, { ...own, isAmbiguous: true }));
  const [start, end] = [place.street?.[0] ?? place.start, place.end];
  const [before, after] = [words.slice(0, start), words.slice(end)].map((some) =>
    partsOf(vocabulary, some, typed.measures),
  ) as [Part[], Part[]];
  const street = place.street ? [{ start, end: place.start, place: "street" as const }] : [];
  const isOther = (part: Part) =>
    others.some(({ start, end }) => part.start >= start && part.end <= end);
  const all = [
    ...before,
    ...street,
    { start: place.start, end, place: "place" as const },
    ...after.map((part) => ({ ...part, start: part.start + end, end: part.end + end })),
  ].map(
    (part): Part => (isOther(part) ? { start: part.start, end: part.end, place: "place" } : part),
  );
  return common(all, foundIn(words, all, own));
}

/** The words, with those that are similar to a place's name replaced by that name. */
function withSimilar(words: Word[], similar: PlaceSpan | undefined): string {
  const [place] = similar?.places ?? [];
  if (!similar || !place) return textOf(words);
  const name = comparable(("alias" in place ? place.alias : null) ?? place.name);
  return [textOf(words.slice(0, similar.start)), name, textOf(words.slice(similar.end))]
    .filter(Boolean)
    .join(" ");
}

/** The kind of each word of a text. */
function spansOf({ text, rest, position }: Typed, words: Word[], parts: Part[]): Span[] {
  const known = parts.map((part): Span => {
    const [first, last] = [words[part.start]!, words[part.end - 1]!];
    return { kind: kindOf(part), start: first.start, end: last.end };
  });
  const at = (index: number) => known.some(({ start, end }) => index >= start && index < end);
  // Add the words that were read before the others, and those beyond the limit.
  const others = [...text.matchAll(/[\p{L}\p{N}]+/gu)]
    .filter(({ index }) => !at(index))
    .map(({ 0: word, index }): Span => {
      const isPlaced = position && index >= position.start && index < position.end;
      const isBlank = rest.slice(index, index + word.length).trim() === "";
      const kind = isPlaced ? "place" : isBlank ? "time" : "left over";
      return { kind, start: index, end: index + word.length };
    });
  return [...known, ...others].sort((a, b) => a.start - b.start);
}

function kindOf({ meaning, measure, place }: Part): Span["kind"] {
  if (place) return place;
  if (measure) return measure.kind;
  if (!meaning) return "left over";
  if (meaning.kind === "terms") return "good";
  return meaning.kind === "filler" ? "joining" : meaning.kind;
}

/** Words that are kept around things, because they separate one from the next. */
const JOINING = /^(?:and|n|plus|with|x|some|of|them|or|mixed|mix)$/i;

/** The things to sell with their amounts, and the money that was offered for them. */
function soldIn(
  vocabulary: Vocabulary,
  { rest, measures }: Typed,
  words: Word[],
  parts: Part[],
  wants: Reading["wants"],
): Pick<Reading, "rows" | "offer"> {
  const offered = offeredIn(rest, measures, wants);
  const kept = parts.filter(({ start, end, meaning, measure, place }, i) => {
    if (measure) return measure.kind !== "money" && measure !== offered;
    // A refund isn't something that people have.
    const isGood = meaning?.kind === "terms" && !/refund/.test(textOf(words.slice(start, end)));
    if (meaning?.kind === "terms") return isGood && !isSource(i, parts, words);
    // "500 g silver solder" is something that we don't list.
    if (meaning && "unlisted" in meaning && parts[i - 1]?.measure) return true;
    // An amount belongs to an unknown thing that follows it.
    if (!meaning && !place && parts[i - 1]?.measure) return true;
    const typed = textOf(words.slice(start, end));
    const isOf = parts
      .slice(i + 1, i + 3)
      .some((part, at) => part.meaning?.kind === "terms" && !isSource(i + 1 + at, parts, words));
    return JOINING.test(typed) || (/^(?:an?|[1-9]\d{0,2})$/.test(typed) && isOf);
  });
  let sold = "";
  for (const { start, end, measure } of kept) {
    const [first, last] = [words[start]!, words[end - 1]!];
    const [from, to] = [measure?.start ?? first.start, Math.max(measure?.end ?? 0, last.end)];
    sold += rest.slice(sold.length, from).replaceAll(/[^\s,;\n+&#–-]/g, " ") + rest.slice(from, to);
  }
  const isCounted = (name: string) =>
    termsCalled(vocabulary, name).some((term) => term.isThing || term.isCounted);
  const names = kept.filter(({ meaning }) => meaning?.kind === "terms");
  const named = kept
    .filter(({ meaning }) => meaning && (meaning.kind === "terms" || "unlisted" in meaning))
    .flatMap(({ start, end }) => words.slice(start, end));
  const rows = rowsIn(
    sold,
    names.map(({ start, end }) => ({ start: words[start]!.start, end: words[end - 1]!.end })),
  )
    // Leave out amounts of unknown things.
    .filter(([name]) => named.some(({ start, end }) => name.includes(rest.slice(start, end))))
    .flatMap((row) => apartIn(vocabulary, row))
    .map(([name, amount], _, all): TypedRow => {
      if (!isCounted(name)) return [name, amount];
      // In "2 washing machines, a fridge, dryer" there is one dryer.
      if (amount === "" && all.length > 1 && singular(name) === name) return [name, "1x"];
      // "62 copper pipe" may be kilograms.
      const isNumber = /^\d+$/.test(amount) && (amount === "1" || singular(name) !== name);
      return [name, isNumber ? `${amount}x` : amount];
    });
  return { rows: withoutKinds(vocabulary, rows), offer: offered && offerOf(offered) };
}

/** "Two dead cars, a Barina and a Triton" are two. */
function withoutKinds(vocabulary: Vocabulary, rows: TypedRow[]): TypedRow[] {
  const cars = rows.filter(([name]) => {
    const { items } = itemsNamed(vocabulary, name);
    return items.length > 0 && items.every(isVehicle);
  });
  const isSaid = cars.some(([name]) => !isVehicleKind(name));
  return rows.filter((row) => !(isSaid && cars.includes(row) && isVehicleKind(row[0])));
}

/** "He wants to give me 150", "reckons 250". */
const GIVEN =
  /\b(?:(?:giv(?:e|es|ing)|gave|pa(?:y|ys|id)) (?:me|us)|reckons?) (?:only |just |about )?$/i;
/** "Fifteen hundred for 2 tonne". */
const FOR_ALL =
  /^ (?:bucks )?for (?:the lot|all of it|about )?\d*[^,;]*\b(?:kgs?|kilos?|t|tonnes?|tons?)\b/i;

/** The money in a text. A bare number counts as money if the text is about an offer, and "7.50" always does. */
function offeredIn(
  text: string,
  measures: Measure[],
  wants: Reading["wants"],
): Measure | undefined {
  return (
    measures.find(({ kind }) => kind === "money") ??
    measures.find(
      (measure) =>
        measure.kind === "amount" &&
        measure.unit === undefined &&
        (wants.has("fair") ||
          /^\d+\.\d\d$/.test(measure.figures) ||
          GIVEN.test(text.slice(0, measure.start)) ||
          FOR_ALL.test(text.slice(measure.end))),
    )
  );
}

function offerOf(measure: Measure): Reading["offer"] {
  const { typed } = measure;
  // "10.40" is a price per kilogram.
  const per = /^\d+\.\d\d$/.test(typed) ? unitCalled("kg") : undefined;
  if (measure.kind === "money") return { ...measure.money, per: measure.money.per ?? per, typed };
  if (measure.kind !== "amount") return undefined;
  return { dollars: measure.value, isCents: false, per, typed };
}
