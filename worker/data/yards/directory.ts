import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { cities, dataset, filterOptions, scrapYards, yardCounts } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type {
  DirectoryFigures,
  DirectoryYard,
  FilterOptions,
  YardFilters,
  YardPage,
} from "../types.ts";
import { matchExpression, RANKS_EVERY } from "./yard-index.ts";
import { yardColumns } from "./yards.ts";

/** Yards on one page of the directory. */
export const PAGE_SIZE = 10;

/** The most matches of a text or of several metals that are counted; a longer count would read too many rows. */
const MAX_COUNT = 1_000;

/** The most points on the map, because a browser has to hold all of them. */
const MAX_POINTS = 20_000;

const FAILURE = "Failed to fetch scrap yards";

// In the order of the primary key, so that the database need not sort.
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
    .select({ yards: yardCounts.yards, ranks: yardCounts.ranks })
    .from(yardCounts)
    .where(
      and(
        eq(yardCounts.state, sql.placeholder("state")),
        eq(yardCounts.material, sql.placeholder("material")),
        eq(yardCounts.service, sql.placeholder("service")),
      ),
    ),
);

/** A yard's columns with the name and the state of its city. */
const directoryColumns = {
  ...yardColumns,
  cityName: sql<string>`coalesce(${cities.name}, 'Unknown')`.as("city_name"),
  state: sql<string>`coalesce(${cities.state}, 'Unknown')`.as("city_state"),
  timeZone: sql<string | null>`${cities.timeZone}`.as("time_zone"),
};

const selectYard = selectYards(eq(scrapYards.id, sql.placeholder("id")));

// Ranks are 1, 2, 3 …, so that without a filter a page is a range of ranks.
const selectPage = selectYards(
  sql`${scrapYards.rank} > ${sql.placeholder("offset")}
    and ${scrapYards.rank} <= ${sql.placeholder("offset")} + ${sql.placeholder("limit")}`,
);

// D1 binds numbers as reals, and with a real the index also reads everything before it.
const selectMatchingPage = selectYards(
  sql`${scrapYards.rank} in (select rowid from yard_index
    where yard_index match ${sql.placeholder("query")}
      and rowid > cast(${sql.placeholder("after")} as integer)
    order by rowid limit ${sql.placeholder("limit")} offset ${sql.placeholder("offset")})`,
);

/** A query for yards with their cities, by rank. */
function selectYards(where: SQL) {
  return statement((db) =>
    db
      .select(directoryColumns)
      .from(scrapYards)
      .leftJoin(cities, eq(cities.id, scrapYards.cityId))
      .where(where)
      .orderBy(asc(scrapYards.rank)),
  );
}

/**
 * One page of the yards that match all filters, by name; `q` is a text in the yard's name, city or
 * address, in any case. A page past the end gives the last page.
 * @throws DatabaseError
 */
export function searchYards(store: Store, filters: YardFilters, page: number): Promise<YardPage> {
  return read(FAILURE, async () => {
    const { yards: counted, ranks } = await countYards(store, filters);
    const total = isCounted(filters) ? counted : Math.min(counted, MAX_COUNT);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const actual = Math.min(page, pages);
    const yards = total === 0 ? [] : await yardsOnPage(store, filters, actual, ranks);
    return { yards, total, isCapped: counted > total, page: actual, pages };
  });
}

/** The values of each filter, in alphabetical order. @throws DatabaseError */
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

/** The directory's totals, counted when it was published. @throws DatabaseError */
export function directoryFigures(store: Store): Promise<DirectoryFigures> {
  return read(FAILURE, async () => {
    const [figures] = await selectFigures(store);
    return figures ?? { yards: 0, cities: 0, states: 0, materials: 0 };
  });
}

/**
 * Matching yards that have coordinates, by name: the first 20,000, as the JSON of `[id, name, latitude,
 * longitude][]`. As objects they would take twice the space.
 * @throws DatabaseError
 */
export function mapPoints(store: Store, filters: YardFilters): Promise<string> {
  const { id, name, latitude, longitude, rank } = scrapYards;
  const query = matchExpression(filters);
  return read(FAILURE, async () => {
    // The index holds the points, so that each reads one row.
    const rows = await store.db.all<{ point: string }>(
      query
        ? sql`select point from yard_index where yard_index match ${query} and point is not null
            order by rowid limit ${MAX_POINTS}`
        : sql`select json_array(${id}, ${name}, ${latitude}, ${longitude}) as point
            from ${scrapYards} where ${latitude} is not null and ${longitude} is not null
            order by ${rank} limit ${MAX_POINTS}`,
    );
    return `[${rows.map(({ point }) => point).join()}]`;
  });
}

/** The yard with this id, or undefined. @throws DatabaseError */
export function directoryYard(store: Store, id: number): Promise<DirectoryYard | undefined> {
  return read(FAILURE, async () => (await selectYard(store, { id }))[0]);
}

const selectRanks = statement((db) =>
  db
    .select({ ...directoryColumns, rank: scrapYards.rank })
    .from(scrapYards)
    .leftJoin(cities, eq(cities.id, scrapYards.cityId))
    .where(sql`${scrapYards.rank} in (select value from json_each(${sql.placeholder("ranks")}))`),
);

/** The yards with these ranks, by rank. @throws DatabaseError */
export function yardsByRank(store: Store, ranks: number[]): Promise<Map<number, DirectoryYard>> {
  return read(FAILURE, async () => {
    const rows = await selectRanks(store, { ranks: JSON.stringify(ranks) });
    return new Map(rows.map(({ rank, ...yard }) => [rank, yard]));
  });
}

function yardsOnPage(
  store: Store,
  filters: YardFilters,
  page: number,
  ranks: number[],
): Promise<DirectoryYard[]> {
  const offset = (page - 1) * PAGE_SIZE;
  const query = matchExpression(filters);
  if (!query) return selectPage(store, { offset, limit: PAGE_SIZE });
  // The database reads all matches up to a page, so a distant one starts at the last rank before it.
  const known = Math.min(Math.floor(offset / RANKS_EVERY), ranks.length);
  const after = ranks[known - 1] ?? 0;
  const rest = offset - known * RANKS_EVERY;
  return selectMatchingPage(store, { query, after, offset: rest, limit: PAGE_SIZE });
}

/** Whether the matches were counted when the data was published: not those of a text or of several metals, which are too many. */
function isCounted({ q, materials }: YardFilters): boolean {
  return !q && materials.length <= 1;
}

/** Matches that were not counted then are counted to just past the limit. */
async function countYards(
  store: Store,
  filters: YardFilters,
): Promise<{ yards: number; ranks: number[] }> {
  const { state, materials, service } = filters;
  const [material = ""] = materials;
  if (!isCounted(filters)) {
    const row = await store.db.get<{ n: number }>(
      sql`select count(*) as n from (select 1 from yard_index
        where yard_index match ${matchExpression(filters)} limit ${MAX_COUNT + 1})`,
    );
    return { yards: row.n, ranks: [] };
  }
  const [counted] = await selectCount(store, { state, material, service });
  return counted ?? { yards: 0, ranks: [] };
}
