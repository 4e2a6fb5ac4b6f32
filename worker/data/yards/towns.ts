import { asc, desc } from "drizzle-orm";
import type { Point } from "../distance.ts";
import { cities } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";

/** A city or town on the directory's map. */
export interface Town extends Point {
  name: string;
}

const selectTowns = statement("Failed to fetch cities", (db) =>
  db
    .select({ name: cities.name, lat: cities.lat, lon: cities.lon })
    .from(cities)
    .orderBy(desc(cities.population), asc(cities.id)),
);

/** All cities and towns with their coordinates, the most populous first. @throws DatabaseError */
export function allTowns(store: Store): Promise<Town[]> {
  return selectTowns(store);
}
