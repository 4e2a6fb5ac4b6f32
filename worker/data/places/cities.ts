import { asc, desc, eq, sql } from "drizzle-orm";
import { listed } from "../lists.ts";
import { cities, states } from "../schema.ts";
import { read, type Store } from "../store.ts";
import type { Point } from "./distance.ts";

/** A city or town in a list. `state` is the code, such as "NSW". */
export interface City {
  id: number;
  name: string;
  slug: string;
  state: string;
}

/** A city with its details and the selling rules of its state. */
export interface CityDetail extends City, Point {
  stateName: string;
  population: number;
  /** IANA time zone. */
  timeZone: string;
  metaDescription: string;
  /** Paragraphs separated by a blank line. */
  regulations: string;
  regulator: string;
  regulatorUrl: string;
  /** Where the rules come from; null if that was not published. */
  sources: string | null;
  /** The day the rules were last edited, as YYYY-MM-DD. */
  regulationsCheckedOn: string;
  /** What a seller brings: ID, bank details, proof; null if that was not published. */
  bringId: string | null;
  bringPayment: string | null;
  bringRecords: string | null;
}

/** The columns of a city in a list. */
export const listedCity = {
  id: cities.id,
  name: cities.name,
  slug: cities.slug,
  state: cities.state,
};

const FAILURE = "Failed to fetch cities";

/** The `limit` most populous cities, largest first. @throws DatabaseError */
export function topCities({ db }: Store, limit: number): Promise<City[]> {
  const { id, population } = cities;
  return read(FAILURE, () =>
    db.select(listedCity).from(cities).orderBy(desc(population), asc(id)).limit(limit),
  );
}

/** A city with where it is, in degrees, and whether it has any price. */
export interface PlacedCity extends Point {
  city: City;
  hasPrices: boolean;
  /** The latest day on which a price of it was checked; null without prices, or if that was not published. */
  checkedOn: string | null;
}

type PackedCity = [
  ...[id: number, name: string, slug: string, state: string],
  ...[number, number],
  0 | 1,
  // Not in what was packed before it was added.
  (string | null)?,
];

/**
 * All cities by id, which are one row to read.
 * @throws DatabaseError with `failure` as its message
 */
export async function placedCities(store: Store, failure = FAILURE): Promise<PlacedCity[]> {
  return (await listed<PackedCity>(store, "cities", failure)).map(
    ([id, name, slug, state, lat, lon, hasPrices, checkedOn = null]) => {
      return { city: { id, name, slug, state }, lat, lon, hasPrices: hasPrices === 1, checkedOn };
    },
  );
}

/** All cities by name. @throws DatabaseError */
export async function allCities(store: Store): Promise<City[]> {
  return (await placedCities(store)).map(({ city }) => city).sort(byName);
}

function byName(a: City, b: City): number {
  if (a.name !== b.name) return a.name < b.name ? -1 : 1;
  return a.id - b.id;
}

/** The city with this slug in any case, with its state's rules, or undefined. @throws DatabaseError */
export function cityBySlug({ db }: Store, slug: string): Promise<CityDetail | undefined> {
  return read("Failed to fetch city", () =>
    db
      .select({
        ...listedCity,
        stateName: sql<string>`${states.name}`.as("state_name"),
        lat: cities.lat,
        lon: cities.lon,
        population: cities.population,
        timeZone: cities.timeZone,
        metaDescription: cities.metaDescription,
        regulations: states.regulations,
        regulator: states.regulator,
        regulatorUrl: states.regulatorUrl,
        sources: states.sources,
        regulationsCheckedOn: states.checkedOn,
        bringId: states.bringId,
        bringPayment: states.bringPayment,
        bringRecords: states.bringRecords,
      })
      .from(cities)
      .innerJoin(states, eq(states.code, cities.state))
      // Of A to Z alone: JavaScript would make the Kelvin sign a "k", and another address of the page.
      .where(eq(cities.slug, sql`lower(${slug})`))
      .get(),
  );
}
