import { eq, getTableColumns, sql } from "drizzle-orm";
import { listed } from "../lists.ts";
import { kilometres, type Point } from "../places/distance.ts";
import { scrapYards } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { currentOwnPrices, type OwnPrice } from "./own-prices.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { yardTable } from "./yard-table.ts";

const FAILURE = "Failed to fetch scrap yards";

/** A listed scrap yard; unknown details are null. */
export interface Yard
  extends Omit<
    typeof scrapYards.$inferSelect,
    "mergedInto" | "takes" | "askedIn" | "email" | "ownPrices"
  > {
  /** The prices that it agreed to show; null if it has none of the last 28 days. */
  ownPrices: OwnPrice[] | null;
}

/** A yard on the page of its city. */
export type CityYard = Omit<Yard, "cityId" | "latitude" | "longitude" | "isApproximate">;

const { takes, ownPrices, ...others } = getTableColumns(scrapYards);
const { mergedInto: _, askedIn: __, email: ___, ...columns } = others;
/** The columns of a listed yard; `takes`, if set, is newer than its list of accepted materials. */
export const YARD_COLUMNS = {
  ...columns,
  acceptedMaterials: sql<string[] | null>`iif(${takes} is null, ${columns.acceptedMaterials},
    nullif(${takes} ->> 'words', '[]'))`
    .mapWith(columns.acceptedMaterials)
    .as("accepted_materials"),
  ownPrices: sql<OwnPrice[] | null>`${ownPrices}`
    .mapWith((text: string) => currentOwnPrices(JSON.parse(text)))
    .as("own_prices"),
};

/** A list of ids to join yards to, because with "in" D1 would count one more row for each id. */
export const wanted = (ids: number[]) => sql`json_each(${JSON.stringify(ids)}) wanted`;
/** The condition of that join. */
export const isWanted = eq(scrapYards.id, sql`wanted.value`);

async function yardsWithIds({ db }: Store, ids: number[]): Promise<Yard[]> {
  const rows = await read(FAILURE, () =>
    db.select(YARD_COLUMNS).from(wanted(ids)).innerJoin(scrapYards, isWanted),
  );
  return inOrder(ids, rows);
}

/** Rows in the order of their ids; an id without a row is left out. */
export function inOrder<Row extends { id: number }>(ids: number[], rows: Row[]): Row[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * The yards of a city by name; empty if it has none, undefined if there is no such city.
 * @throws DatabaseError
 */
export async function yardsInCity(store: Store, cityId: number): Promise<Yard[] | undefined> {
  const { yards, cities } = await yardTable(store);
  if (!cities.has(cityId)) return undefined;
  const ids = yards.filter(({ city }) => city.id === cityId).map(({ id }) => id);
  return yardsWithIds(store, ids);
}

/** A yard with only its contact details. */
export type NamedYard = Pick<Yard, "id" | "name" | "address" | "phone">;

/**
 * All yards of a city, those nearest its middle first and those without coordinates last: the first `limit` with all
 * details, and the others with only contact details, which are read from one row. Empty if there is no such city.
 * @throws DatabaseError
 */
export async function yardsAround(
  store: Store,
  city: Point & { id: number },
  limit: number,
  version: string | undefined,
): Promise<{ all: KnownYard[]; detailed: Yard[]; others: NamedYard[] }> {
  const { yards } = await yardTable(store, version);
  const all = yards
    .filter((yard) => yard.city.id === city.id)
    .map((yard) => ({ yard, away: yard.point ? kilometres(city, yard.point) : NOWHERE }))
    .sort((a, b) => a.away - b.away)
    .map(({ yard }) => yard);
  const ids = all.slice(0, limit).map(({ id }) => id);
  const [detailed, packed] = await Promise.all([
    yardsWithIds(store, ids),
    all.length > limit ? listed<PackedContact>(store, `yards ${city.id}`, FAILURE) : [],
  ]);
  const contacts = new Map(packed.map(([id, address, phone]) => [id, { address, phone }]));
  const others = all.slice(limit).flatMap(({ id, name }) => {
    const contact = contacts.get(id);
    return contact ? { id, name, ...contact } : [];
  });
  return { all, detailed, others };
}

/** A yard in the packed list of its city (publishing/apply/lists.ts). */
type PackedContact = [id: number, address: string, phone: string | null];

const NOWHERE = Number.MAX_VALUE;

/**
 * Every yard by name, in batches of `size`, because all of them may not fit into memory.
 * @throws DatabaseError from the iteration that reads the failing batch
 */
export async function* yardBatches(store: Store, size = 1000): AsyncGenerator<Yard[]> {
  const { yards } = await yardTable(store);
  const ids = yards.map(({ id }) => id);
  for (let start = 0; start < ids.length; start += size) {
    const batch = await yardsWithIds(store, ids.slice(start, start + size));
    // A batch is empty if all of its yards have been removed in the meantime.
    if (batch.length > 0) yield batch;
  }
}
