import { asc, eq, max, sql } from "drizzle-orm";
import { kilometres } from "../distance.ts";
import { pricesInCity } from "../prices.ts";
import { cities, scrapYards, states } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type { NearYard, Yard, YardDetails, YardOffer } from "../types.ts";
import { materialOfWord, namedMaterials } from "./accepted-materials.ts";
import { yardColumns } from "./yards.ts";

const FAILURE = "Failed to fetch scrap yards";

// Two columns with the same name would come back as one: hence the aliases.
const selectYard = statement((db) =>
  db
    .select({
      yard: yardColumns,
      nearest: scrapYards.nearest,
      city: {
        name: sql<string>`${cities.name}`.as("city_name"),
        slug: cities.slug,
        state: cities.state,
        timeZone: cities.timeZone,
      },
      rules: {
        stateName: sql<string>`${states.name}`.as("state_name"),
        bringId: states.bringId,
        bringPayment: states.bringPayment,
        bringRecords: states.bringRecords,
      },
    })
    .from(scrapYards)
    .leftJoin(cities, eq(cities.id, scrapYards.cityId))
    .leftJoin(states, eq(states.code, cities.state))
    .where(eq(scrapYards.id, sql.placeholder("id"))),
);

const { id, name, address, latitude, longitude } = scrapYards;

const selectSome = statement((db) =>
  db
    .select({ id, name, address, latitude, longitude })
    .from(scrapYards)
    .where(sql`${id} in (select value from json_each(${sql.placeholder("ids")}))`),
);

const selectLastId = statement((db) => db.select({ id: max(id) }).from(scrapYards));

/**
 * What the page of the yard with this id shows: its city's price of each metal that it takes, and the
 * nearest other yards; undefined if there is no such yard.
 * @throws DatabaseError
 */
export function yardDetails(store: Store, yardId: number): Promise<YardDetails | undefined> {
  return read(FAILURE, async () => {
    const [found] = await selectYard(store, { id: yardId });
    if (!found) return undefined;
    const { yard, nearest, city, rules } = found;
    const [others, offers] = await Promise.all([
      selectSome(store, { ids: JSON.stringify(nearest) }),
      offersOf(store, yard),
    ]);
    return {
      yard,
      city: city && rules && { ...city, ...rules },
      offers,
      nearest: others
        .map((other) => toNearYard(yard, other))
        .sort((a, b) => a.kilometres - b.kilometres),
    };
  });
}

/** Whether there was a yard with this id that no longer exists: ids are given in order. */
export function wasYardRemoved(store: Store, yardId: number): Promise<boolean> {
  return read(FAILURE, async () => {
    const [last] = await selectLastId(store);
    return yardId >= 1 && yardId <= (last?.id ?? 0);
  });
}

/** What a yard takes, in its order, with its city's prices. */
async function offersOf(store: Store, { acceptedMaterials, cityId }: Yard): Promise<YardOffer[]> {
  if (!acceptedMaterials) return [];
  const [known, prices = []] = await Promise.all([
    namedMaterials(store),
    pricesInCity(store, cityId),
  ]);
  return acceptedMaterials.map((accepted) => {
    const material = materialOfWord(accepted, known);
    const price = prices.find(({ materialId }) => materialId === material?.id);
    return { name: accepted, slug: material?.slug ?? null, price: price ?? null };
  });
}

type Place = Pick<Yard, "latitude" | "longitude">;

function toNearYard(
  from: Place,
  { latitude: lat, longitude: lon, ...yard }: Omit<NearYard, "kilometres"> & Place,
): NearYard {
  // Publishing finds the nearest only for yards with coordinates, and among them.
  const point = (place: Place) => ({ lat: place.latitude ?? 0, lon: place.longitude ?? 0 });
  return { ...yard, kilometres: kilometres(point(from), point({ latitude: lat, longitude: lon })) };
}

const selectAddresses = statement((db) =>
  db
    .select({ id, name, checkedOn: scrapYards.checkedOn })
    .from(scrapYards)
    .where(
      sql`${scrapYards.rank} > ${sql.placeholder("offset")}
        and ${scrapYards.rank} <= ${sql.placeholder("offset")} + ${sql.placeholder("limit")}`,
    )
    .orderBy(asc(scrapYards.rank)),
);

/** Yards in one part of the sitemap, which has to be cached whole. */
export const YARDS_IN_SITEMAP = 20_000;

/**
 * What the addresses of the yards in a part of the sitemap (from 1) are made of; by name. @throws
 * DatabaseError
 */
export function yardAddresses(store: Store, part: number) {
  const offset = (part - 1) * YARDS_IN_SITEMAP;
  return read(FAILURE, () => selectAddresses(store, { offset, limit: YARDS_IN_SITEMAP }));
}
