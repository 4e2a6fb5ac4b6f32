import { eq, sql } from "drizzle-orm";
import { cities, scrapYards } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";
import type { FoundYard } from "../types.ts";
import { matchExpression } from "../yards/yard-index.ts";

/** Yards that are suggested at once. */
const MAX_YARDS = 4;
/** One or two letters are part of nearly every yard's address. */
const MIN_LETTERS = 3;
/** Matches among which a yard with exactly this name is searched for. */
const MAX_NAMESAKES = 10;

const selectMatches = statement((db) =>
  db
    .select({
      id: scrapYards.id,
      name: scrapYards.name,
      cityName: sql<string>`coalesce(${cities.name}, '')`.as("city_name"),
      state: sql<string>`coalesce(${cities.state}, '')`.as("city_state"),
    })
    .from(
      sql`(select rowid as found from yard_index
        where yard_index match ${sql.placeholder("query")}
        order by rowid limit ${sql.placeholder("limit")})`,
    )
    .innerJoin(scrapYards, eq(scrapYards.rank, sql`found`))
    .leftJoin(cities, eq(cities.id, scrapYards.cityId)),
);

/**
 * The first four yards, by name, with a text in their name, city or address; none for fewer than three
 * letters.
 * @throws DatabaseError
 */
export function yardsWith(store: Store, text: string): Promise<FoundYard[]> {
  return matches(store, text, MAX_YARDS);
}

/** The yards with exactly this name, in any case. @throws DatabaseError */
export async function yardsNamed(store: Store, text: string): Promise<FoundYard[]> {
  const found = await matches(store, text, MAX_NAMESAKES);
  return found.filter(({ name }) => name.toLowerCase() === text.toLowerCase());
}

function matches(store: Store, text: string, limit: number): Promise<FoundYard[]> {
  if ([...text].length < MIN_LETTERS) return Promise.resolve([]);
  const query = matchExpression({ q: text, state: "", materials: [], service: "" });
  return read("Failed to fetch scrap yards", () => selectMatches(store, { query, limit }));
}
