import { asc, desc, eq, getTableColumns, sql } from "drizzle-orm";
import { listed } from "../lists.ts";
import { cities, states } from "../schema.ts";
import { read, type Store } from "../store.ts";

type CityRow = typeof cities.$inferSelect;

/** A city or town in a list. `state` is the code, such as "NSW". */
export type City = Pick<CityRow, "id" | "name" | "slug" | "state">;

/** The rules of a state that a city's page shows. */
type Rules = Omit<
  typeof states.$inferSelect,
  "code" | "position" | "name" | "cash" | "disposalNotice" | "checkedOn"
>;

/** A city with its details and the selling rules of its state, as the tables have them. */
export interface CityDetail extends CityRow, Rules {
  stateName: string;
  /** The day the rules were last edited, as YYYY-MM-DD. */
  regulationsCheckedOn: string;
}

const { id, name, slug, state, ...details } = getTableColumns(cities);

/** The columns of a city in a list. */
export const listedCity = { id, name, slug, state };

const FAILURE = "Failed to fetch cities";

/** The `limit` most populous cities, largest first. @throws DatabaseError */
export function topCities({ db }: Store, limit: number): Promise<City[]> {
  return read(FAILURE, () =>
    db.select(listedCity).from(cities).orderBy(desc(cities.population), asc(id)).limit(limit),
  );
}

/** A city with its coordinates in degrees; `hasPrices` is true if it has any price. */
export type PlacedCity = Awaited<ReturnType<typeof placedCities>>[number];

type PackedCity = [
  id: number,
  name: string,
  slug: string,
  state: string,
  lat: number,
  lon: number,
  hasPrices: 0 | 1,
  // Publications from before the day was added have none.
  checkedOn?: string | null,
];

/**
 * All cities by id. `checkedOn` is the latest day on which any of a city's prices was checked; null if it has no prices
 * or the day was not published. Reads one row.
 * @throws DatabaseError with `failure` as its message
 */
export async function placedCities(store: Store, failure = FAILURE) {
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
export function cityBySlug({ db }: Store, text: string): Promise<CityDetail | undefined> {
  return read("Failed to fetch city", () =>
    db
      .select({
        ...listedCity,
        stateName: sql<string>`${states.name}`.as("state_name"),
        ...details,
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
      .innerJoin(states, eq(states.code, state))
      // SQLite lowers only A to Z: JavaScript would turn the Kelvin sign into a "k", which would give the page another
      // URL.
      .where(eq(slug, sql`lower(${text})`))
      .get(),
  );
}
