/** One statement and the values bound to it. */
export interface Query {
  sql: string;
  values: unknown[];
}

/** Runs the queries of one round trip, in their order. */
export type Source = (queries: Query[]) => Promise<D1Result[]>;

/** What D1 returned: each query's result as JSON, and the round trips of each address. */
export interface Recording {
  results: Record<string, string>;
  trips: Record<string, Query[][]>;
}

/** Stands in for D1, with as much of its interface as the site uses. */
export function database(source: Source): D1Database {
  const prepare = (sql: string, values: unknown[] = []) => {
    const all = async () => (await source([{ sql, values }]))[0];
    return { sql, values, bind: (...bound: unknown[]) => prepare(sql, bound), all, run: all };
  };
  const session = { prepare, batch: source, getBookmark: () => null };
  return { ...session, withSession: () => session } as unknown as D1Database;
}

/** D1 itself; what it returns is noted down. */
export function recording(db: D1Database, into: Recording, address: string): Source {
  return async (queries) => {
    into.trips[address] ??= [];
    into.trips[address].push(queries.map(({ sql, values }) => ({ sql, values })));
    const results = await roundTrip(db, queries);
    for (const [i, query] of queries.entries())
      into.results[keyOf(query)] = JSON.stringify(results[i]);
    return results;
  };
}

/** What was recorded, parsed for each request as D1's own client does; yards may come late, in ms. */
export function recorded({ results }: Recording, delay = 0): Source {
  return async (queries) => {
    if (delay > 0 && queries.some(({ sql }) => sql.includes("scrap_yards")))
      await new Promise((resolve) => setTimeout(resolve, delay));
    return queries.map((query) => {
      const result = results[keyOf(query)];
      if (!result) throw new Error(`Nothing was recorded for: ${query.sql}`);
      return JSON.parse(result);
    });
  };
}

/** One round trip to D1. */
export function roundTrip(db: D1Database, queries: Query[]): Promise<D1Result[]> {
  const session = db.withSession("first-unconstrained");
  return session.batch(queries.map(({ sql, values }) => session.prepare(sql).bind(...values)));
}

function keyOf({ sql, values }: Query): string {
  return JSON.stringify([sql, values]);
}
