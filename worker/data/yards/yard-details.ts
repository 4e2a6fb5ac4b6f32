import { and, eq, isNull, max, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { materialRanges } from "../material-ranges.ts";
import { materialsWithAliases } from "../materials.ts";
import { type CityPrice, type PriceRange, pricesInCity } from "../prices.ts";
import { cities, scrapYards, states } from "../schema.ts";
import { read, type Store } from "../store.ts";
import { materialOfWord } from "./accepted-materials.ts";
import { atDistance, nearestYards } from "./nearest-yards.ts";
import { type YardTable, yardTable } from "./yard-table.ts";
import { YARD_COLUMNS, type Yard } from "./yards.ts";

const FAILURE = "Failed to fetch scrap yards";

/** The number of other yards listed on a yard's page. */
const NEAREST = 3;

/** A metal that a yard takes. */
interface YardOffer {
  /** As the yard calls it. */
  name: string;
  /** The slug of the material; null if we don't have it. */
  slug: string | null;
  /** The price in the yard's city. */
  price: CityPrice | null;
  /** The range of its current prices in all cities. */
  scale?: PriceRange | undefined;
}

/** Another yard near a yard. */
export interface NearYard extends Pick<Yard, "id" | "name" | "address" | "latitude" | "longitude"> {
  /** In a straight line. */
  kilometres: number;
}

/** A yard with everything on its page. */
export type YardDetails = NonNullable<Awaited<ReturnType<typeof yardDetails>>>;

/**
 * The details of the yard with this id: its city with the documents that a seller brings in the state, null if the city
 * has been removed; the city's price of each metal that it takes; the prices that it agreed to show; the month in which
 * it was last asked for its prices, "2026-11", null if it never was; and the nearest other yards, the nearest first, none
 * if its coordinates are unknown. Undefined if there is no such yard.
 * @throws DatabaseError
 */
export async function yardDetails(store: Store, yardId: number) {
  const [found, table] = await Promise.all([foundYard(store, yardId), yardTable(store)]);
  if (!found) return undefined;
  const { yard, askedIn, city, rules } = found;
  const [nearest, offers, ownPrices] = await Promise.all([
    nearestTo(store, table, yard),
    offersOf(store, yard),
    namedOwnPrices(store, yard),
  ]);
  const place = city && rules && { ...city, ...rules };
  return { yard, city: place, offers, ownPrices, askedIn, nearest };
}

function foundYard({ db }: Store, yardId: number) {
  // Two columns with the same name would be returned as one, hence the aliases. Drizzle treats an object as missing if
  // its first column is null, so that must be a column that is never null.
  return read(FAILURE, () =>
    db
      .select({
        yard: YARD_COLUMNS,
        askedIn: scrapYards.askedIn,
        city: {
          slug: cities.slug,
          name: sql<string>`${cities.name}`.as("city_name"),
          timeZone: cities.timeZone,
        },
        rules: {
          state: states.code,
          stateName: sql<string>`${states.name}`.as("state_name"),
          bringId: states.bringId,
          bringPayment: states.bringPayment,
          bringRecords: states.bringRecords,
        },
      })
      .from(scrapYards)
      .leftJoin(cities, eq(cities.id, scrapYards.cityId))
      .leftJoin(states, eq(states.code, cities.state))
      .where(and(eq(scrapYards.id, yardId), isNull(scrapYards.mergedInto)))
      .get(),
  );
}

async function nearestTo(store: Store, table: YardTable, yard: Yard): Promise<NearYard[]> {
  const { latitude: lat, longitude: lon } = yard;
  if (lat === null || lon === null) return [];
  const others = nearestYards(table, { lat, lon }, NEAREST, ({ id }) => id !== yard.id);
  const found = await atDistance(store, { lat, lon }, others);
  return found.map(({ id, name, address, latitude, longitude, kilometres }) => {
    return { id, name, address, latitude, longitude, kilometres };
  });
}

/** The yard into which the yard with this id was merged; undefined if it was not merged. @throws DatabaseError */
export function yardSuccessor(
  { db }: Store,
  yardId: number,
): Promise<Pick<Yard, "id" | "name"> | undefined> {
  const successors = alias(scrapYards, "successors");
  return read(FAILURE, () =>
    db
      .select({ id: successors.id, name: successors.name })
      .from(scrapYards)
      .innerJoin(successors, eq(successors.id, scrapYards.mergedInto))
      .where(eq(scrapYards.id, yardId))
      .get(),
  );
}

/** True if the id is in the range of ids given so far, so that a yard not found under it must have been removed. */
export async function wasYardRemoved({ db }: Store, yardId: number): Promise<boolean> {
  const [last] = await read(FAILURE, () => db.select({ id: max(scrapYards.id) }).from(scrapYards));
  return yardId >= 1 && yardId <= (last?.id ?? 0);
}

async function namedOwnPrices(store: Store, { ownPrices }: Yard) {
  if (!ownPrices) return [];
  const known = await materialsWithAliases(store);
  return ownPrices.flatMap((price) => {
    const metal = known.find(({ slug }) => slug === price.material);
    return metal ? [{ ...price, name: metal.name }] : [];
  });
}

/** The metals that a yard takes, in its order, with its city's prices. */
async function offersOf(store: Store, { acceptedMaterials, cityId }: Yard): Promise<YardOffer[]> {
  if (!acceptedMaterials) return [];
  const [known, prices = [], scales] = await Promise.all([
    materialsWithAliases(store),
    pricesInCity(store, cityId),
    materialRanges(store),
  ]);
  return acceptedMaterials.map((accepted) => {
    const material = materialOfWord(accepted, known);
    const price = prices.find(({ materialId }) => materialId === material?.id);
    const scale = material && scales.get(material.id);
    return { name: accepted, slug: material?.slug ?? null, price: price ?? null, scale };
  });
}
