import { asc, eq, type SQL, sql } from "drizzle-orm";
import { toDollars } from "../amounts/cents.ts";
import { type City, type CityDetail, placedCities } from "./places/cities.ts";
import { cities, materials, prices } from "./schema.ts";
import { read, type Store } from "./store.ts";

const FAILURE = "Failed to fetch prices";

/** AUD per kilogram; 0 means that no price is available. */
export interface PriceRange {
  minPrice: number;
  maxPrice: number;
}

/** A price that was checked on a day. */
export interface CheckedPrice extends PriceRange {
  /** YYYY-MM-DD. */
  checkedOn: string;
}

/** The source of a price: quotes from yards, or a typed range. */
export interface Basis {
  /** The first day of the quotes that count (YYYY-MM-DD); the last is the day of checking. Null if it was typed. */
  quotedFrom: string | null;
  /** The number of yards that quoted it; null if it was typed. */
  yards: number | null;
  basis: "quotes" | "typed";
  /** How many of the yards gave it through their own link; left out if none did. The record doesn't say. */
  selfQuoted?: number;
}

/** The price of a material in a city. */
export interface CityPrice extends CheckedPrice, Basis {
  materialId: number;
  /** More about the price; it never changes the material's grade. */
  description: string;
  /** The latest price recorded on an earlier day; null if there is none. */
  previous: CheckedPrice | null;
}

/** The price of a material in a city, with that city. */
export interface MaterialPrice extends CheckedPrice, Basis {
  cityId: number;
  /** "Unknown" if the city has been removed, and so is `state`. */
  cityName: string;
  /** Null if the city has been removed. */
  citySlug: string | null;
  state: string;
}

/** The price of a material in a city, with the city's coordinates and the price recorded before it. */
export type PlacedPrice = NonNullable<Awaited<ReturnType<typeof placedPricesOfMaterial>>>[number];

/** A city with its prices in AUD per kg, by material id. */
export interface PricedCity {
  city: Pick<CityDetail, "name" | "slug" | "timeZone">;
  prices: CityPrice[];
}

/**
 * A city's prices in AUD per kg, by material id; empty if it has none, undefined if there is no such
 * city.
 * @throws DatabaseError
 */
export async function pricesInCity(store: Store, cityId: number): Promise<CityPrice[] | undefined> {
  return (await pricedWhere(store, eq(cities.id, cityId)))?.prices;
}

/** The city with this slug, with its prices; undefined if there is none. @throws DatabaseError */
export function pricedCity(store: Store, slug: string): Promise<PricedCity | undefined> {
  return pricedWhere(store, eq(cities.slug, slug));
}

async function pricedWhere({ db }: Store, isCity: SQL): Promise<PricedCity | undefined> {
  const { name, slug, timeZone } = cities;
  // With a left join, a city without prices gives one row, and an unknown city none.
  const rows = await read(FAILURE, () =>
    db
      .select({ city: { name, slug, timeZone }, price: prices })
      .from(cities)
      .leftJoin(prices, eq(prices.cityId, cities.id))
      .where(isCity)
      .orderBy(asc(prices.materialId)),
  );
  const found = rows.flatMap(({ price }) => (price ? [cityPrice(price)] : []));
  return rows[0] && { city: rows[0].city, prices: found };
}

/**
 * A material's prices in each city in AUD per kg, by city name; empty if it has none, undefined if
 * there is no such material.
 * @throws DatabaseError
 */
export async function pricesOfMaterial(
  store: Store,
  materialId: number,
): Promise<MaterialPrice[] | undefined> {
  return (await placedPricesOfMaterial(store, materialId))?.map(({ price }) => price);
}

/** The same, with each city's coordinates and the price recorded before it. @throws DatabaseError */
export async function placedPricesOfMaterial(store: Store, materialId: number) {
  const [rows, placed] = await Promise.all([
    read(FAILURE, () =>
      store.db
        .select({ price: prices })
        .from(materials)
        .leftJoin(prices, eq(prices.materialId, materials.id))
        .where(eq(materials.id, materialId)),
    ),
    placedCities(store, FAILURE),
  ]);
  if (rows.length === 0) return undefined;
  const byId = new Map(placed.map((place) => [place.city.id, place]));
  return rows
    .flatMap(({ price }) => {
      if (!price) return [];
      const place = byId.get(price.cityId);
      return {
        price: materialPrice(price, place?.city),
        /** Null if the city has been removed. */
        point: place ? { lat: place.lat, lon: place.lon } : null,
        previous: previousPrice(price),
      };
    })
    .sort((a, b) => byCity(a.price, b.price));
}

/**
 * Compares prices by city. They are sorted here, because the database would read every row a second time to sort it.
 */
function byCity(a: MaterialPrice, b: MaterialPrice): number {
  if (a.cityName !== b.cityName) return a.cityName < b.cityName ? -1 : 1;
  return a.cityId - b.cityId;
}

/**
 * The prices of some materials in some cities in AUD per kg, in no particular order. There may be at most 90 pairs of a
 * city and a material, because D1 takes at most 100 conditions. With lists of ids, D1 would read one more row for each
 * pair.
 * @throws DatabaseError
 */
export async function pricesAmong(
  store: Store,
  cityIds: number[],
  materialIds: number[],
): Promise<(CityPrice & { cityId: number })[]> {
  // Values are written out, because D1 takes only 100 of them, and as one text, because Drizzle is slow with many
  // conditions.
  const pairs = cityIds.flatMap((city) =>
    materialIds
      .toSorted((a, b) => a - b)
      .map((id) => `(${prices.cityId.name} = ${city} and ${prices.materialId.name} = ${id})`),
  );
  if (pairs.length === 0) return [];
  const rows = await read(FAILURE, () =>
    store.db
      .select()
      .from(prices)
      .where(sql.raw(pairs.join(" or "))),
  );
  return rows.map((row) => ({ ...cityPrice(row), cityId: row.cityId }));
}

/** The name and state of a city that has been removed. */
const UNKNOWN = "Unknown";

type PriceRow = typeof prices.$inferSelect;

/** Converts a row of the table to AUD per kg. */
export function cityPrice(row: PriceRow): CityPrice {
  return {
    materialId: row.materialId,
    ...rangeInDollars(row.minCents, row.maxCents),
    description: row.description,
    checkedOn: row.checkedOn,
    previous: previousPrice(row),
    ...basisOf(row),
  };
}

type BasisRow = Pick<PriceRow, "yards" | "quotedFrom"> & Partial<Pick<PriceRow, "selfQuoted">>;

/** The basis of a price or an observation. */
export function basisOf({ yards, quotedFrom, selfQuoted }: BasisRow): Basis {
  const basis = yards === null ? "typed" : "quotes";
  return { quotedFrom, yards, basis, ...(selfQuoted && { selfQuoted }) };
}

/** A price as the API returns it, without the first day of its quotes, which only sentences on pages use. */
export type Public<Price extends Basis> = Omit<Price, "quotedFrom">;

/** Returns a price without the day that only sentences on pages use. */
export function publicPrice<Price extends Basis>({
  quotedFrom: _,
  ...price
}: Price): Public<Price> {
  return price;
}

function previousPrice({ previousMinCents, previousMaxCents, previousCheckedOn }: PriceRow) {
  if (previousMinCents === null || previousMaxCents === null || !previousCheckedOn) return null;
  return { ...rangeInDollars(previousMinCents, previousMaxCents), checkedOn: previousCheckedOn };
}

function materialPrice(row: PriceRow, city: City | undefined): MaterialPrice {
  return {
    cityId: row.cityId,
    ...rangeInDollars(row.minCents, row.maxCents),
    cityName: city?.name ?? UNKNOWN,
    citySlug: city?.slug ?? null,
    state: city?.state ?? UNKNOWN,
    checkedOn: row.checkedOn,
    ...basisOf(row),
  };
}

/** Converts the lowest and the highest cents per kg to AUD per kg. */
export function rangeInDollars(minCents: number, maxCents: number): PriceRange {
  return { minPrice: toDollars(minCents), maxPrice: toDollars(maxCents) };
}
