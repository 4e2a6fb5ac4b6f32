import { and, asc, eq, gte, lt, or } from "drizzle-orm";
import type { Point } from "./distance.ts";
import { placeWords } from "./schema.ts";
import { read, type Store } from "./store.ts";

/**
 * A city of ours, suburb, town or area, by its place in the list: our cities first, then those where most people live.
 * Coordinates in degrees (WGS 84), of areas the middle of their addresses. Areas and some cities have no postcode. With
 * an `alias` it is a place once more, by what people call it.
 */
export interface Locality extends Point {
  id: number;
  name: string;
  state: string;
  postcode: string | null;
  /** Of our cities. */
  citySlug: string | null;
  area: "council" | "region" | null;
  alias: string | null;
}

/** A place as a line of `place_words`; what is null at the end is left out. */
export function packedPlace(place: Locality): string {
  const { id, name, state, lat, lon, postcode, citySlug, area, alias } = place;
  return [id, name, state, lat, lon, postcode, citySlug, area, alias].join("|").replace(/\|+$/, "");
}

function unpacked(line: string): Locality {
  const [id, name = "", state = "", lat, lon, postcode, citySlug, area, alias] = line.split("|");
  return {
    ...{ id: Number(id), name, state, lat: Number(lat), lon: Number(lon) },
    ...{ postcode: postcode || null, citySlug: citySlug || null },
    ...{ area: (area || null) as Locality["area"], alias: alias || null },
  };
}

const FAILURE = "Failed to fetch places";
const { word, places } = placeWords;

/** From how many words on that begin alike a row stands for all. */
export const MANY_WORDS = 10;

/** The names of the states in plain words, by their codes. */
export type StateNames = ReadonlyMap<string, string>;

/** All places with a word, in the order of the list; `states` if they are asked for. @throws DatabaseError */
export async function localitiesNamed(
  { db }: Store,
  asked: string,
  withStates: boolean,
): Promise<{ places: Locality[]; states: StateNames }> {
  const isWanted = or(eq(word, asked), withStates ? eq(word, "#") : undefined);
  const rows = await read(FAILURE, () =>
    db.select({ word, places }).from(placeWords).where(isWanted),
  );
  const states = rows.find((row) => row.word === "#")?.places.split("\n") ?? [];
  return {
    places: placesIn(rows.filter((row) => row.word === asked)),
    states: new Map(states.map((line) => line.split("|") as [string, string])),
  };
}

/** The first places with a word that begins so, ten at least where there are as many. @throws DatabaseError */
export async function localitiesBegun({ db }: Store, start: string): Promise<Locality[]> {
  // All rows of words that begin so, or fewer and the row that stands for all, which is among the first.
  const rows = await read(FAILURE, () =>
    db
      .select({ places })
      .from(placeWords)
      .where(and(gte(word, start), lt(word, `${start}{`)))
      .orderBy(asc(word))
      .limit(MANY_WORDS),
  );
  return placesIn(rows);
}

/** The places in rows of `place_words`, each once, in the order of the list. */
export function placesIn(rows: { places: string }[]): Locality[] {
  const lines = new Set(rows.flatMap(({ places }) => places.split("\n")));
  const found = [...lines].map(unpacked);
  return rows.length > 1 ? found.sort((a, b) => a.id - b.id) : found;
}
