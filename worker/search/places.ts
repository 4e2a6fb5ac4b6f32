import type { Point } from "../data/distance.ts";
import { type Locality, localitiesMatching } from "../data/localities.ts";
import type { Store } from "../data/store.ts";
import { distanceOf } from "./misspelt.ts";
import { isInAustralia, parsePosition } from "./position.ts";
import { comparable, typedWords } from "./search-words.ts";

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
  // What people call a place stands beside it in the list.
  const limit = MAX_PLACES + 3;
  const [whole, begun] = await Promise.all([
    localitiesMatching(store, { query: typed.whole, limit }),
    localitiesMatching(store, { query: typed.begun, limit }),
  ]);
  const named = whole.filter(isNamed(text));
  const found = new Map([...named, ...begun, ...whole].map((place) => [place.id, place]));
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
  const found = await localitiesMatching(store, { query: typed.whole, limit: MAX_NAMESAKES });
  const named = eachOnce(found.filter(isNamed(text)));
  return named.sort((a, b) => Number(isArea(b, text)) - Number(isArea(a, text))).map(toPlace);
}

/** Places that sound like a text and are spelt almost alike. @throws DatabaseError */
export async function similarPlaces(store: Store, text: string): Promise<Place[]> {
  return (await localitiesLike(store, text)).map(toPlace);
}

async function localitiesLike(store: Store, text: string): Promise<Locality[]> {
  const typed = comparable(text);
  const query = [typedWords(text)?.sound, swapped(typed)].filter(Boolean).join(" OR ");
  if (!query) return [];
  const found = await localitiesMatching(store, { query, limit: MAX_HEARD });
  // One letter in three may be wrong: names that sound alike may still be quite different.
  const tolerance = Math.max(1, Math.floor(typed.length / 3));
  return found
    .map((place) => ({ place, distance: distanceOf(typed, comparable(place.alias ?? place.name)) }))
    .filter(({ distance }) => distance <= tolerance)
    .sort((a, b) => a.distance - b.distance)
    .slice(0, 3)
    .map(({ place }) => place);
}

/** An FTS5 expression for a word with any two neighbours swapped: "newcaslte". */
function swapped(word: string): string {
  if (word.length < 5 || !/^[a-z]+$/.test(word)) return "";
  const others = Array.from({ length: word.length - 1 }, (_, i) =>
    [word.slice(0, i), word[i + 1], word[i], word.slice(i + 2)].join(""),
  );
  return `words : (${others.map((other) => `"${other}"`).join(" OR ")})`;
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
