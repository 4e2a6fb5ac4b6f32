import type { Point } from "../data/places/distance.ts";
import { type Locality, placeRows, placeRowsBegun, placesIn } from "../data/places/localities.ts";
import type { Store } from "../data/store.ts";
import { distanceOf, isEnglish, MIN_LETTERS } from "./misspelt.ts";
import {
  indexedWords,
  joinedName,
  joinedNames,
  placeName,
  placeSounds,
  spelledOut,
  spellings,
  turnedName,
} from "./place-names.ts";
import {
  type PlaceReading,
  placeTexts,
  readingsOf,
  STATE_NAMES,
  unfinishedPlace,
} from "./place-text.ts";
import { isInAustralia, parsePosition } from "./position.ts";
import { comparable } from "./search-words.ts";

/** A suburb, town or area, or one of our cities. */
export type Place = Omit<Locality, "id">;

/** A point to measure distances from: a place, or a visitor's position if that is null. */
export interface Origin extends Point {
  place: Place | null;
}

/** The maximum number of places suggested at once. */
const MAX_PLACES = 7;
/** With fewer results than this, the name may be misspelt: there is a Paramatta in South Australia. */
const FEW = 3;
/** The minimum number of letters in a name for which others are offered. */
const MIN_OFFERED = 4;
/** The maximum number of places with one name to tell apart, which is more than any name has. */
const MAX_NAMESAKES = 20;

/** The places that texts may mean, read in one round trip: each function takes one of these texts. */
export interface PlaceIndex {
  /**
   * Places that a text names, largest first: "Mt Isa", "mtisa", "parramatta nsw", "2150", "2830 Dubbo" or "near Dubbo,
   * New South Wales, Australia". An area comes before a town of the same name, because it has no postcode that could
   * tell it apart.
   */
  named(text: string): Place[];
  /** The places with the name in a text that are in other states than the text says, as for "Dubbo VIC". */
  elsewhere(text: string): Elsewhere | undefined;
  /**
   * Places to offer, which sound like a text of four letters or more and are spelt almost like it. Searches don't
   * correct texts of fewer than `MIN_LETTERS` to them.
   */
  similar(text: string): Place[];
  /**
   * Places whose name or postcode begins with a text: exact names first, then by population. If there are few, also
   * similar ones.
   */
  begun(text: string): Place[];
}

/** The places with a name that the state in a text does not have. */
type Elsewhere = NonNullable<ReturnType<typeof elsewhere>>;

/**
 * The places that texts may mean, or begin with one of the texts in `begun`. Reads two or three rows for each text, in
 * one round trip, which other reads at the same time share.
 * @throws DatabaseError
 */
export async function placesFor(
  store: Store,
  texts: string[],
  begun: string[] = [],
): Promise<PlaceIndex> {
  const unfinished = begun.map(unfinishedPlace);
  const words = [
    ...[...texts, ...unfinished].flatMap((text) => readingsOf(text).flatMap(wordsOf)),
    ...[...texts, ...unfinished].flatMap((text) => heardIn(text).slice(0, 1)),
    ...unfinished.flatMap((text) => spelledOut(text.split(" ", 1)[0]!)),
  ];
  const starts = [...new Set(unfinished.flatMap(startsOf))];
  const [rows, ...ranges] = await Promise.all([
    placeRows(store, [...new Set(words)]),
    ...starts.map((start) => placeRowsBegun(store, start)),
  ]);
  return placeIndex(rows, new Map(starts.map((start, i) => [start, ranges[i]!])));
}

type Rows = Awaited<ReturnType<typeof placeRows>>;
type Ranges = ReadonlyMap<string, Awaited<ReturnType<typeof placeRowsBegun>>>;
/** Returns the places in the rows of words. */
type Lookup = (words: string[]) => Locality[];

function placeIndex(rows: Rows, ranges: Ranges): PlaceIndex {
  const at: Lookup = (words) => placesIn(words.flatMap((word) => rows.get(word) ?? []));
  const named = (text: string) => eachOnce(namedBy(at, readingsOf(text)));
  const begun = (text: string) => {
    const [first = "", ...others] = text.split(" ");
    const starting = startsOf(text).flatMap((start) => ranges.get(start) ?? []);
    const all = others.length > 0 ? withWords(at(spelledOut(first)), others) : placesIn(starting);
    const found = new Map([...named(text), ...all].map((place) => [place.id, place]));
    if (found.size < FEW) for (const place of similarTo(at, text)) found.set(place.id, place);
    return eachOnce([...found.values()]);
  };
  return {
    named: (text) => named(text).slice(0, MAX_NAMESAKES).map(toPlace),
    elsewhere: (text) => (named(text).length > 0 ? undefined : elsewhere(at, readingsOf(text))),
    similar: (text) => similarTo(at, text).map(toPlace),
    begun: (text) => begun(unfinishedPlace(text)).slice(0, MAX_PLACES).map(toPlace),
  };
}

function isPostcode(name: string): boolean {
  return /^\d{4}$/.test(name);
}

/** The words to look up for the places that a reading names. */
function wordsOf({ name }: PlaceReading): string[] {
  return isPostcode(name) ? [name] : [...joinedNames(name), ...turned(name)];
}

function turned(name: string): string[] {
  return spellings(name)
    .flatMap((each) => turnedName(each) || [])
    .map(joinedName);
}

/** The places of the longest name that has any in the state and postcode of the text. */
function namedBy(at: Lookup, readings: PlaceReading[]): Locality[] {
  for (const reading of readings) {
    for (const places of calledAt(at, reading.name)) {
      const found = inRegion(places, reading);
      if (found.length > 0) return found;
    }
  }
  return [];
}

/** The places of a name, as typed, then with other spacing, then with its compass point moved to the other end. */
function calledAt(at: Lookup, name: string): Locality[][] {
  if (isPostcode(name)) return [at([name])];
  const names = spellings(name);
  const joined = at(joinedNames(name));
  const asTyped = joined.filter((place) => names.includes(placeName(place.alias ?? place.name)));
  return [asTyped, joined, at(turned(name))].filter((places) => places.length > 0);
}

/** The places in the state and postcode of a reading. A post office box may have a postcode of its own. */
function inRegion(places: Locality[], { name, states, postcodes }: PlaceReading): Locality[] {
  const inState = places.filter((place) => states.every((state) => state === place.state));
  const exact = inState.filter((place) => postcodes.every((code) => code === place.postcode));
  const found =
    exact.length > 0 || isPostcode(name)
      ? exact
      : inState.filter(({ postcode }) => postcodes.every((code) => code[0] === postcode?.[0]));
  const rank = ({ area, alias }: Locality) => Number(area !== null && alias === null);
  const isAlone = states.length === 1 && postcodes.length === 0;
  return isAlone ? found.toSorted((a, b) => rank(b) - rank(a)) : found;
}

function elsewhere(at: Lookup, readings: PlaceReading[]) {
  for (const { name, states } of readings) {
    const [places = []] = calledAt(at, name);
    const [first] = places;
    if (!first || !states[0]) continue;
    const called = isPostcode(name) ? name : (first.alias ?? first.name);
    return { name: called, state: states[0], places: eachOnce(places).map(toPlace) };
  }
  return undefined;
}

/** The words under which a text's name is found by its sounds; empty for a short name. */
function heardIn(text: string): string[] {
  const name = readingsOf(text).at(-1)?.name ?? "";
  const isWord = name.split(" ").every(isEnglish);
  return name.length < MIN_OFFERED || isWord ? [] : placeSounds(name).map((sound) => `=${sound}`);
}

function similarTo(at: Lookup, text: string): Locality[] {
  const { name = "", states = [] } = readingsOf(text).at(-1) ?? {};
  const typed = placeName(name);
  const [heard, ...others] = heardIn(text);
  // One letter in three may be wrong: names that sound alike may still be quite different.
  const tolerance = Math.max(1, Math.floor(typed.length / 3));
  const found = at(heard ? [heard] : [])
    .map((place) => ({ place, own: placeName(place.alias ?? place.name) }))
    .filter(({ own }) => others.length === 0 || others.every((each) => heardIn(own).includes(each)))
    .map(({ place, own }) => ({ place, distance: distanceOf(typed, own) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .map(({ place }) => place);
  const inState = found.filter((place) => states.every((state) => state === place.state));
  return (inState.length > 0 ? inState : found).slice(0, 3);
}

/** The words that a text of one word may begin: itself, spelt out, and as the start of a longer name. */
function startsOf(text: string): string[] {
  if (text === "" || text.includes(" ")) return [];
  const joined = text.length < MIN_LETTERS ? [] : [joinedName(text)];
  return [...new Set([text, ...spelledOut(text), ...joined])];
}

/**
 * The places that also contain the other words, the last of which may be unfinished. These may match the state or
 * postcode. The first word may not, because "vic" would find every place in Victoria.
 */
function withWords(places: Locality[], others: string[]): Locality[] {
  const wanted = others.map((other, i) => (i < others.length - 1 ? ` ${other} ` : ` ${other}`));
  return places.filter(({ name, alias, state, postcode }) => {
    const region = comparable(`${state} ${STATE_NAMES[state]} ${postcode ?? ""}`);
    const words = ` ${indexedWords(alias ?? name)} ${region} `;
    return wanted.every((other) => words.includes(other));
  });
}

/** Drops places found by a nickname that were also found by their own name. */
function eachOnce(places: Locality[]): Locality[] {
  const idOf = ({ name, state, postcode, area }: Locality) => [name, state, postcode, area].join();
  const byName = new Set(places.filter(({ alias }) => alias === null).map(idOf));
  return places.filter((place) => place.alias === null || !byName.has(idOf(place)));
}

function toPlace({ id: _, ...place }: Locality): Place {
  return place;
}

/** `PlaceIndex.begun` of one text. @throws DatabaseError */
export async function placesBeginning(store: Store, text: string): Promise<Place[]> {
  return (await placesFor(store, [], [text])).begun(text);
}

/** `PlaceIndex.similar` of one text. @throws DatabaseError */
export async function similarPlaces(store: Store, text: string): Promise<Place[]> {
  return (await placesFor(store, [text])).similar(text);
}

/** The point to search around. */
interface FoundOrigin {
  origin: Origin;
  /** Other places that the text names. */
  namesakes: Place[];
  /** All places of its name, in any state; empty for a postcode, which has no name. */
  sharing: Place[];
}

/** Alternatives to a text that names no place: places of that name elsewhere, or with a similar spelling. */
export interface NoOrigin {
  origin: undefined;
  similar: Place[];
  elsewhere: Elsewhere | undefined;
}

/**
 * The point that a typed text or a URL's value names: the largest place with this name or postcode, with its namesakes,
 * or a position such as "-32.25,148.61". Takes one round trip.
 * @throws DatabaseError
 */
export async function findOrigin(store: Store, text: string): Promise<FoundOrigin | NoOrigin> {
  const position = parsePosition(text);
  if (position && isInAustralia(position))
    return { origin: { ...position, place: null }, namesakes: [], sharing: [] };
  const texts = placeTexts(text);
  const index = await placesFor(store, texts);
  for (const each of texts) {
    const [place, ...namesakes] = index.named(each);
    if (!place) continue;
    const { lat, lon, name, alias } = place;
    return {
      origin: { lat, lon, place },
      namesakes,
      sharing: index.named(alias ?? name),
    };
  }
  const [elsewhere] = texts.flatMap((each) => index.elsewhere(each) ?? []);
  const similar = texts.map(index.similar).find((places) => places.length > 0) ?? [];
  return { origin: undefined, similar: elsewhere?.places ?? similar, elsewhere };
}
