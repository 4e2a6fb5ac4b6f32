import { asc, eq, getTableColumns, gt, sql } from "drizzle-orm";
import { inBatches } from "../batches.ts";
import { cities, scrapYards } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type { Yard } from "../types.ts";

const { rank: _rank, nearest: _nearest, ...columns } = getTableColumns(scrapYards);

/** The columns of a yard that pages and the API show. */
export const yardColumns = columns;

const selectYardsInCity = statement((db) =>
  db
    .select({ yard: yardColumns })
    .from(cities)
    .leftJoin(scrapYards, eq(scrapYards.cityId, cities.id))
    .where(eq(cities.id, sql.placeholder("cityId")))
    .orderBy(asc(scrapYards.rank))
    .limit(sql.placeholder("limit")),
);

/**
 * The first `limit` yards of a city by name; empty if it has none, undefined if there is no such city.
 * @throws DatabaseError
 */
export function yardsInCity(
  store: Store,
  cityId: number,
  limit = Number.MAX_SAFE_INTEGER,
): Promise<Yard[] | undefined> {
  return read("Failed to fetch scrap yards", async () => {
    const rows = await selectYardsInCity(store, { cityId, limit });
    if (rows.length === 0) return undefined;
    return rows.flatMap(({ yard }) => (yard ? [yard] : []));
  });
}

const selectYardsAfter = statement((db) =>
  db
    .select({ rank: scrapYards.rank, yard: yardColumns })
    .from(scrapYards)
    .where(gt(scrapYards.rank, sql.placeholder("rank")))
    .orderBy(asc(scrapYards.rank))
    .limit(sql.placeholder("limit")),
);

/**
 * Every yard by name, in batches of `size`, because all of them may not fit into memory.
 * @throws DatabaseError from the iteration that reads the failing batch
 */
export async function* yardBatches(store: Store, size = 1000): AsyncGenerator<Yard[]> {
  const batches = inBatches<{ rank: number; yard: Yard }>(size, (last) =>
    read("Failed to fetch scrap yards", () =>
      selectYardsAfter(store, { rank: last?.rank ?? 0, limit: size }),
    ),
  );
  for await (const rows of batches) yield rows.map(({ yard }) => yard);
}
