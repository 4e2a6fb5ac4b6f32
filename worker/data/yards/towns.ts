import { asc, desc } from "drizzle-orm";
import type { Point } from "../places/distance.ts";
import { cities } from "../schema.ts";
import { read, type Store } from "../store.ts";

/** A city or town on the directory's map. */
export interface Town extends Point {
  name: string;
}

/** All cities and towns with their coordinates, the most populous first. @throws DatabaseError */
export function allTowns({ db }: Store): Promise<Town[]> {
  const { id, name, lat, lon, population } = cities;
  return read("Failed to fetch cities", () =>
    db.select({ name, lat, lon }).from(cities).orderBy(desc(population), asc(id)),
  );
}
