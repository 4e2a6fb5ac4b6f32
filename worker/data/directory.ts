import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { cities, dataset, filterOptions, scrapYards, yardCounts } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";
import type {
  DirectoryFigures,
  DirectoryYard,
  FilterOptions,
  MapPoint,
  YardFilters,
  YardPage,
} from "./types.ts";
import { matching } from "./yard-index.ts";
import { yardColumns } from "./yards.ts";

/** Yards on one page of the directory. */
export const PAGE_SIZE = 10;

/** Matches of a text that are counted: beyond that a search costs more than its number is worth. */
const COUNT_LIMIT = 1_000;

/** Points that the map gets at most; a browser has to hold them all. */
const POINT_LIMIT = 20_000;

const FAILURE = "Failed to fetch scrap yards";

// In the order of the table's key, so that nothing has to be sorted.
const selectOptions = statement((db) =>
  db.select().from(filterOptions).orderBy(asc(filterOptions.kind), asc(filterOptions.value)),
);

const selectFigures = statement((db) =>
  db
    .select({
      yards: dataset.yards,
      cities: dataset.yardCities,
      states: dataset.yardStates,
      materials: dataset.yardMaterials,
    })
    .from(dataset)
    .limit(1),
);

const selectCount = statement((db) =>
  db
    .select({ yards: yardCounts.yards })
    .from(yardCounts)
    .where(
      and(
        eq(yardCounts.state, sql.placeholder("state")),
        eq(yardCounts.material, sql.placeholder("material")),
        eq(yardCounts.service, sql.placeholder("service")),
      ),
    ),
);

const selectYard = selectYards(eq(scrapYards.id, sql.placeholder("id")));

// Ranks are 1, 2, 3 …: without a filter a page is found by its ranks alone.
const selectPage = selectYards(
  sql`${scrapYards.rank} > ${sql.placeholder("offset")}
    and ${scrapYards.rank} <= ${sql.placeholder("offset")} + ${sql.placeholder("limit")}`,
);

const selectMatchingPage = selectYards(
  sql`${scrapYards.rank} in (select rowid from yard_index
    where yard_index match ${sql.placeholder("matching")}
    order by rowid limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")})`,
);

/** Yards of the directory, with their cities. */
function selectYards(where: SQL) {
  return statement((db) =>
    db
      .select({
        ...yardColumns,
        cityName: sql<string>`coalesce(${cities.name}, 'Unknown')`.as("city_name"),
        state: sql<string>`coalesce(${cities.state}, 'Unknown')`.as("city_state"),
      })
      .from(scrapYards)
      .leftJoin(cities, eq(cities.id, scrapYards.cityId))
      .where(where)
      .orderBy(asc(scrapYards.rank)),
  );
}

/**
 * One page of the yards that match every filter that is set, by name; `q` is text contained in the
 * yard's name, city or address in any case. A page past the end gives the last one.
 * @throws DatabaseError
 */
export function searchYards(store: Store, filters: YardFilters, page: number): Promise<YardPage> {
  return read(FAILURE, async () => {
    const counted = await countYards(store, filters);
    const total = Math.min(counted, filters.q ? COUNT_LIMIT : counted);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const shown = Math.min(page, pages);
    const yards = total === 0 ? [] : await yardsOnPage(store, filters, shown);
    return { yards, total, isCapped: counted > total, page: shown, pages };
  });
}

/** What the directory can be narrowed to: distinct values, in alphabetical order. @throws DatabaseError */
export function directoryOptions(store: Store): Promise<FilterOptions> {
  return read(FAILURE, async () => {
    const rows = await selectOptions(store);
    const values = (kind: string) => rows.filter((r) => r.kind === kind).map((r) => r.value);
    return {
      states: values("state"),
      materials: values("material"),
      services: values("service"),
    };
  });
}

/** What the directory holds as a whole, as the loader counted it. @throws DatabaseError */
export function directoryFigures(store: Store): Promise<DirectoryFigures> {
  return read(FAILURE, async () => {
    const [figures] = await selectFigures(store);
    return figures ?? { yards: 0, cities: 0, states: 0, materials: 0 };
  });
}

/** The places of all yards that match and have coordinates, by name. @throws DatabaseError */
export function mapPoints(store: Store, filters: YardFilters): Promise<MapPoint[]> {
  const { id, name, latitude, longitude, rank } = scrapYards;
  const query = matching(filters);
  // The index gives the matches by rank, so that reading ends where the limit is reached.
  const from = query
    ? sql`yard_index cross join ${scrapYards} on ${rank} = yard_index.rowid`
    : scrapYards;
  const matches = query ? sql`yard_index match ${query}` : sql`true`;
  return read(FAILURE, () =>
    store.db.all<MapPoint>(
      sql`select ${id} as id, ${name} as name, ${latitude} as lat, ${longitude} as lon from ${from}
        where ${matches} and ${latitude} is not null and ${longitude} is not null
        order by ${query ? sql`yard_index.rowid` : rank} limit ${POINT_LIMIT}`,
    ),
  );
}

/** One yard of the directory, or undefined where there is none. @throws DatabaseError */
export function directoryYard(store: Store, id: number): Promise<DirectoryYard | undefined> {
  return read(FAILURE, async () => (await selectYard(store, { id }))[0]);
}

function yardsOnPage(store: Store, filters: YardFilters, page: number): Promise<DirectoryYard[]> {
  const place = { offset: (page - 1) * PAGE_SIZE, limit: PAGE_SIZE };
  const query = matching(filters);
  return query
    ? selectMatchingPage(store, { ...place, matching: query })
    : selectPage(store, place);
}

/** Without a text the loader has counted; with one, matches are counted up to just past the limit. */
async function countYards(store: Store, filters: YardFilters): Promise<number> {
  const { q, state, material, service } = filters;
  if (q) {
    const row = await store.db.get<{ n: number }>(
      sql`select count(*) as n from (select 1 from yard_index
        where yard_index match ${matching(filters)} limit ${COUNT_LIMIT + 1})`,
    );
    return row.n;
  }
  const [counted] = await selectCount(store, { state, material, service });
  return counted?.yards ?? 0;
}
