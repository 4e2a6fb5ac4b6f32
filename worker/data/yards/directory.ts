import { eq, sql } from "drizzle-orm";
import type { Point } from "../places/distance.ts";
import type { PriceRange } from "../prices.ts";
import { cities, scrapYards } from "../schema.ts";
import { read, type Store } from "../store.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { passing, type YardFilters } from "./yard-filters.ts";
import type { PlacedYard, YardTable } from "./yard-table.ts";
import { inOrder, isWanted, wanted, YARD_COLUMNS, type Yard } from "./yards.ts";

/** The number of yards on one page of the directory. */
export const PAGE_SIZE = 10;

/** A yard in the national directory. */
export interface DirectoryYard extends Yard {
  /** "Unknown" if the city has been removed, and so is `state`. */
  cityName: string;
  state: string;
  /** The IANA time zone of its hours; null if the city has been removed. */
  timeZone: string | null;
}

/** A page's position in its list. */
export interface PagePosition {
  /** The number of yards on all pages. */
  total: number;
  /** From 1. */
  page: number;
  pages: number;
}

/** One page of the directory. */
export interface YardPage extends PagePosition {
  yards: DirectoryYard[];
}

/** A yard's position on the directory's map. */
export interface MapPoint extends Point {
  id: number;
  name: string;
  /** Its city's price range for the metal that is searched for. */
  price?: PriceRange;
}

/** The yards with these ids, in their order; an id without a yard is left out. @throws DatabaseError */
export async function directoryYards({ db }: Store, ids: number[]): Promise<DirectoryYard[]> {
  if (ids.length === 0) return [];
  const rows = await read("Failed to fetch scrap yards", () =>
    db
      .select({
        ...YARD_COLUMNS,
        cityName: sql<string>`coalesce(${cities.name}, 'Unknown')`.as("city_name"),
        state: sql<string>`coalesce(${cities.state}, 'Unknown')`.as("city_state"),
        timeZone: cities.timeZone,
      })
      .from(wanted(ids))
      .innerJoin(scrapYards, isWanted)
      .leftJoin(cities, eq(cities.id, scrapYards.cityId)),
  );
  return inOrder(ids, rows);
}

/** The yard with this id, or undefined. @throws DatabaseError */
export async function directoryYard(store: Store, id: number): Promise<DirectoryYard | undefined> {
  return (await directoryYards(store, [id]))[0];
}

/**
 * One page of the yards that pass all filters, by name. A page past the end gives the last page.
 * @throws DatabaseError
 */
export async function searchYards(
  store: Store,
  table: YardTable,
  filters: YardFilters,
  page: number,
): Promise<YardPage> {
  const found = onPage(table.yards.filter(passing(filters)), page);
  const ids = found.yards.map(({ id }) => id);
  return { ...found, yards: await directoryYards(store, ids) };
}

/** A page of a list of yards; a page past the end is the last one. */
export function onPage<Y extends KnownYard>(all: Y[], wantedPage: number) {
  const pages = Math.max(1, Math.ceil(all.length / PAGE_SIZE));
  const page = Math.min(wantedPage, pages);
  const yards = all.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return { yards, total: all.length, page, pages };
}

/**
 * The yards with coordinates that pass all filters, by name, as the JSON of `[id, name, latitude, longitude, lowest
 * price, highest price][]`, with prices if `pays` has their city. Objects would take twice the space.
 */
export function mapPoints(
  table: YardTable,
  filters: YardFilters,
  pays?: ReadonlyMap<number, PriceRange>,
): string {
  return pointsText(table.placed.filter(passing(filters)), pays);
}

/** The points of these yards on the map, in the JSON format of `mapPoints`. */
export function pointsText(yards: PlacedYard[], pays?: ReadonlyMap<number, PriceRange>): string {
  const rows = yards.map(({ id, name, point, city }) => {
    const price = pays?.get(city.id);
    return [id, name, point.lat, point.lon, ...(price ? [price.minPrice, price.maxPrice] : [])];
  });
  return JSON.stringify(rows);
}
