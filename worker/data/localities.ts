import { eq, getTableColumns, sql } from "drizzle-orm";
import { localities } from "./schema.ts";
import { statement } from "./statement.ts";
import type { Store } from "./store.ts";

/** A row of the list of suburbs, towns, cities of ours and areas. */
export type Locality = typeof localities.$inferSelect;

// A join, because the database would store the ids of an `in (select …)` and read them again.
const selectFound = statement("Failed to fetch places", (db) =>
  db
    .select(getTableColumns(localities))
    .from(
      sql`(select rowid as found from locality_index
        where locality_index match ${sql.placeholder("query")}
        order by rowid limit ${sql.placeholder("limit")})`,
    )
    .innerJoin(localities, eq(localities.id, sql`found`)),
);

/**
 * The first localities that a full-text expression matches, in the order of the list, which is that of their ids.
 * @throws DatabaseError
 */
export async function localitiesMatching(
  store: Store,
  values: { query: string; limit: number },
): Promise<Locality[]> {
  return (await selectFound(store, values)).sort((a, b) => a.id - b.id);
}
