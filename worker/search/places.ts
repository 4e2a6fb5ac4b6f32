import type { Point } from "../data/distance.ts";
import {
  type Locality,
  localitiesBegun,
  localitiesNamed,
  type StateNames,
} from "../data/localities.ts";
import type { Store } from "../data/store.ts";
import { distanceOf } from "./misspelt.ts";
import { isInAustralia, parsePosition } from "./position.ts";
import { comparable, indexedWords, placeSounds, typedWords } from "./search-words.ts";

/** A suburb, town or area, or one of our cities. */
export type Place = Omit<Locality, "id">;

/** A point to measure distances from: a place, or a visitor's position if that is null. */
export interface Origin extends Point {
  place: Place | null;
}

/** Places that are suggested at once. */
const MAX_PLACES = 7;
/** With fewer results the name may be misspelt: there is a Paramatta in South Australia, too. */
const FEW = 3;
/** Most places that sound alike to check for a similar spelling. */
const MAX_HEARD = 11;
/** Most places of one name to tell apart: more than any name has. */
const MAX_NAMESAKES = 20;

/**
 * Places whose name or postcode begins with a text: exact names first, then by population. If there are few, also
 * places that sound similar and are spelt almost alike.
 * @throws DatabaseError
 */
export async function placesBeginning(store: Store, text: string): Promise<Place[]> {
  const typed = typedWords(text);
  if (!typed) return [];
  const { word, others } = typed.begun;
  const isOne = others.length === 0;
  const [all, begun] = await Promise.all([
    localitiesNamed(store, word, !isOne),
    // Of one word the beginning, and of several the last one's.
    isOne ? localitiesBegun(store, word) : [],
  ]);
  const whole = withWords(all, typed.whole.others);
  const starting = isOne ? begun : withWords(all, others);
  const named = whole.filter(isNamed(text));
  const found = new Map([...named, ...starting, ...whole].map((place) => [place.id, place]));
  const similar = found.size < FEW ? await localitiesLike(store, text) : [];
  for (const place of similar) found.set(place.id, place);
  return eachOnce([...found.values()])
    .slice(0, MAX_PLACES)
    .map(toPlace);
}

/** Drops places found by a nickname that were also found by their own name. */
function eachOnce(places: Locality[]): Locality[] {
  const idOf = ({ name, state, postcode, area }: Locality) => [name, state, postcode, area].join();
  const byName = new Set(places.filter(({ alias }) => alias === null).map(idOf));
  return places.filter((place) => place.alias === null || !byName.has(idOf(place)));
}

/**
 * Places that a text names, largest first: "Mt Isa", "parramatta nsw", "2150" or "Dubbo NSW 2830". An area comes
 * before a town of its name, because it has no postcode to tell it apart by.
 * @throws DatabaseError
 */
export async function placesNamed(store: Store, text: string): Promise<Place[]> {
  const typed = typedWords(text);
  if (!typed) return [];
  const { word, others } = typed.whole;
  const all = await localitiesNamed(store, word, others.length > 0);
  const found = withWords(all, others).slice(0, MAX_NAMESAKES);
  const named = eachOnce(found.filter(isNamed(text)));
  return named.sort((a, b) => Number(isArea(b, text)) - Number(isArea(a, text))).map(toPlace);
}

/** Places that sound like a text and are spelt almost alike. @throws DatabaseError */
export async function similarPlaces(store: Store, text: string): Promise<Place[]> {
  return (await localitiesLike(store, text)).map(toPlace);
}

async function localitiesLike(store: Store, text: string): Promise<Locality[]> {
  const typed = comparable(text);
  const [heard, ...others] = placeSounds(text);
  if (!heard) return [];
  const { places } = await localitiesNamed(store, `=${heard}`, false);
  const soundsLike = (place: Locality) => {
    const own = placeSounds(place.alias ?? place.name);
    return others.every((other) => own.includes(other));
  };
  // One letter in three may be wrong: names that sound alike may still be quite different.
  const tolerance = Math.max(1, Math.floor(typed.length / 3));
  return (others.length > 0 ? places.filter(soundsLike) : places)
    .map((place) => ({ place, distance: distanceOf(typed, comparable(place.alias ?? place.name)) }))
    .filter(({ distance }) => distance <= tolerance)
    .slice(0, MAX_HEARD)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ place }) => place);
}

/**
 * The places that have other words besides. They may be of the state or the postcode too: the first may not, because
 * "vic" would find every place in Victoria.
 */
function withWords(
  { places, states }: { places: Locality[]; states: StateNames },
  others: string[],
): Locality[] {
  if (others.length === 0) return places;
  return places.filter(({ name, alias, state, postcode }) => {
    const region = `${state.toLowerCase()} ${states.get(state) ?? ""} ${postcode ?? ""}`;
    const words = ` ${indexedWords(alias ?? name)} ${region} `;
    return others.every((other) => words.includes(other));
  });
}

/** The point to search around, or similar places if a text names none. */
export type OriginSearch =
  | { origin: Origin; namesakes: Place[] }
  | { origin: undefined; similar: Place[] };

/**
 * The point that a text names: the largest place with this name or postcode, with its namesakes, or a position
 * such as "-32.25,148.61". If it names none, places with a similar spelling.
 * @throws DatabaseError
 */
export async function findOrigin(store: Store, text: string): Promise<OriginSearch> {
  const position = parsePosition(text);
  if (position && isInAustralia(position))
    return { origin: { ...position, place: null }, namesakes: [] };
  const [place, ...namesakes] = await placesNamed(store, text);
  if (!place) return { origin: undefined, similar: await similarPlaces(store, text) };
  return { origin: { lat: place.lat, lon: place.lon, place }, namesakes };
}

/** Tests for a text's places: true if it is one's postcode or name, alone or followed by the state or the postcode. */
function isNamed(text: string): (place: Locality) => boolean {
  const typed = comparable(text);
  const [first] = typed.split(" ", 1);
  return ({ name, alias, postcode }) =>
    first === postcode || `${typed} `.startsWith(`${comparable(alias ?? name)} `);
}

/** True if a text is an area's name and state. */
function isArea({ name, state, area }: Locality, text: string): boolean {
  return area !== null && comparable(text) === comparable(`${name} ${state}`);
}

function toPlace({ id: _, ...place }: Locality): Place {
  return place;
}
