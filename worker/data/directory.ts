import { and, asc, eq, exists, type SQL, sql } from "drizzle-orm";
import { cities, filterOptions, scrapYards, yardMaterials, yardServices } from "./schema.ts";
import { read, type Store } from "./store.ts";
import type { DirectoryYard, FilterOptions, YardFilters, YardPage } from "./types.ts";
import { yardColumns } from "./yards.ts";

/** Yards on one page of the directory. */
export const PAGE_SIZE = 10;

/**
 * One page of the yards that match every filter that is set, by name; `q` is text contained in the
 * yard's name, city or address in any case. A page past the end gives the last one.
 * @throws DatabaseError
 */
export function searchYards(store: Store, filters: YardFilters, page: number): Promise<YardPage> {
  return read("Failed to fetch scrap yards", async () => {
    const where = conditions(store, filters);
    const total = await countYards(store, filters, where);
    const pages = Math.max(1, Math.ceil(total / PAGE_SIZE));
    const shown = Math.min(page, pages);
    const yards = total === 0 ? [] : await yardsOnPage(store, where, shown);
    return { yards, total, page: shown, pages };
  });
}

/** What the directory can be narrowed to: distinct values, in alphabetical order. @throws DatabaseError */
export function directoryOptions(store: Store): Promise<FilterOptions> {
  return read("Failed to fetch scrap yards", async () => {
    const rows = await store.db
      .select({ kind: filterOptions.kind, value: filterOptions.value })
      .from(filterOptions)
      .orderBy(asc(filterOptions.value));
    const values = (kind: string) => rows.filter((r) => r.kind === kind).map((r) => r.value);
    return {
      states: values("state"),
      materials: values("material"),
      services: values("service"),
    };
  });
}

function yardsOnPage(store: Store, where: SQL | undefined, page: number): Promise<DirectoryYard[]> {
  return store.db
    .select({
      ...yardColumns,
      cityName: sql<string>`coalesce(${cities.name}, 'Unknown')`.as("city_name"),
      state: sql<string>`coalesce(${cities.state}, 'Unknown')`.as("city_state"),
    })
    .from(scrapYards)
    .leftJoin(cities, eq(cities.id, scrapYards.cityId))
    .where(where)
    .orderBy(asc(scrapYards.rank))
    .limit(PAGE_SIZE)
    .offset((page - 1) * PAGE_SIZE);
}

/** With no filter the count is the loader's, so that a first view never counts rows. */
async function countYards(store: Store, filters: YardFilters, where: SQL | undefined) {
  if (Object.values(filters).some(Boolean)) return store.db.$count(scrapYards, where);
  const all = await store.db
    .select({ yards: filterOptions.yards })
    .from(filterOptions)
    .where(eq(filterOptions.kind, "all"))
    .get();
  return all?.yards ?? 0;
}

function conditions(store: Store, { q, state, material, service }: YardFilters): SQL | undefined {
  return and(
    q ? sql`instr(${scrapYards.searchText}, ${q.toLowerCase()}) > 0` : undefined,
    state ? eq(scrapYards.state, state) : undefined,
    material
      ? exists(
          store.db
            .select({ one: sql`1` })
            .from(yardMaterials)
            .where(
              and(eq(yardMaterials.yardId, scrapYards.id), eq(yardMaterials.material, material)),
            ),
        )
      : undefined,
    service
      ? exists(
          store.db
            .select({ one: sql`1` })
            .from(yardServices)
            .where(and(eq(yardServices.yardId, scrapYards.id), eq(yardServices.service, service))),
        )
      : undefined,
  );
}
