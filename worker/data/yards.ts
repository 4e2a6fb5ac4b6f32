import { asc, eq, getTableColumns } from "drizzle-orm";
import { cities, scrapYards } from "./schema.ts";
import { read, type Store } from "./store.ts";
import type { Yard } from "./types.ts";

const { rank: _rank, ...shown } = getTableColumns(scrapYards);

/** The columns of a yard that leave this folder. */
export const yardColumns = shown;

/**
 * A city's yards by name, the first so many; empty where none is listed and undefined where there is
 * no such city.
 * @throws DatabaseError
 */
export function yardsInCity(
  store: Store,
  cityId: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Yard[] | undefined> {
  return read("Failed to fetch scrap yards", async () => {
    const rows = await store.db
      .select({ yard: yardColumns })
      .from(cities)
      .leftJoin(scrapYards, eq(scrapYards.cityId, cities.id))
      .where(eq(cities.id, cityId))
      .orderBy(asc(scrapYards.rank))
      .limit(limit);
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ yard }) => (yard ? [yard] : []));
  });
}

/** Every yard in the country by name. @throws DatabaseError */
export function allYards(store: Store): Promise<Yard[]> {
  return read("Failed to fetch scrap yards", () =>
    store.db.select(yardColumns).from(scrapYards).orderBy(asc(scrapYards.rank)),
  );
}
