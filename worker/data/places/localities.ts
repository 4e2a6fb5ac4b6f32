import { and, asc, gte, inArray, lt } from "drizzle-orm";
import { placeWords } from "../schema.ts";
import { read, type Store } from "../store.ts";
import type { Point } from "./distance.ts";

/**
 * One of our cities, or a suburb, town or area. Coordinates are in degrees (WGS 84); an area's are the middle of its
 * addresses. Areas and some cities have no postcode. A place with an `alias` is listed a second time, under that name.
 */
export interface Locality extends Point {
  /** Its position in the list: our cities first, then the most populous. */
  id: number;
  name: string;
  state: string;
  postcode: string | null;
  /** Null if it isn't one of our cities. */
  citySlug: string | null;
  area: "council" | "region" | null;
  alias: string | null;
}

/** Packs a place as a line of `place_words`; nulls at the end are left out. */
export function packedPlace(place: Locality): string {
  const { id, name, state, lat, lon, postcode, citySlug, area, alias } = place;
  return [id, name, state, lat, lon, postcode, citySlug, area, alias].join("|").replace(/\|+$/, "");
}

function unpacked(line: string): Locality {
  const [id, name = "", state = "", lat, lon, postcode, citySlug, area, alias] = line.split("|");
  return {
    id: Number(id),
    name,
    state,
    lat: Number(lat),
    lon: Number(lon),
    postcode: postcode || null,
    citySlug: citySlug || null,
    area: (area || null) as Locality["area"],
    alias: alias || null,
  };
}

const FAILURE = "Failed to fetch places";
const { word, places } = placeWords;

/** The minimum number of words with the same beginning for one row to stand for all of them. */
export const MANY_WORDS = 10;

/** The maximum number of parameters of a statement in D1. */
const MAX_PARAMETERS = 100;

/** The rows of these words, by word; a word without a row is left out. @throws DatabaseError */
export async function placeRows({ db }: Store, words: string[]): Promise<Map<string, PlaceRow>> {
  const lists = Array.from({ length: Math.ceil(words.length / MAX_PARAMETERS) }, (_, i) =>
    words.slice(i * MAX_PARAMETERS, (i + 1) * MAX_PARAMETERS),
  );
  const rows = await Promise.all(
    lists.map((list) =>
      read(FAILURE, () => db.select({ word, places }).from(placeWords).where(inArray(word, list))),
    ),
  );
  return new Map(rows.flat().map((row) => [row.word, row]));
}

/** The rows of words that begin with `start`, with at least ten places if there are that many. @throws DatabaseError */
export function placeRowsBegun({ db }: Store, start: string): Promise<PlaceRow[]> {
  // If the limit cuts some off, the row that stands for all of them is among the first.
  return read(FAILURE, () =>
    db
      .select({ places })
      .from(placeWords)
      .where(and(gte(word, start), lt(word, `${start}{`)))
      .orderBy(asc(word))
      .limit(MANY_WORDS),
  );
}

/** A row of `place_words`. */
type PlaceRow = Pick<typeof placeWords.$inferSelect, "places">;

/** The places in rows of `place_words`, each once, in the order of the list. */
export function placesIn(rows: PlaceRow[]): Locality[] {
  const lines = new Set(rows.flatMap(({ places }) => places.split("\n")));
  const found = [...lines].map(unpacked);
  return rows.length > 1 ? found.sort((a, b) => a.id - b.id) : found;
}
