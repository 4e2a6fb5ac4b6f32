/** One statement and the values bound to it. */
interface Query {
  sql: string;
  values: unknown[];
}

/** Runs the queries of one round trip, in their order. */
type Source = (queries: Query[]) => Promise<D1Result[]>;

/** What D1 returned: the result of each query as JSON. */
export type Recording = Record<string, string>;

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
export function recording(db: D1Database, into: Recording): Source {
  return async (queries) => {
    const session = db.withSession("first-unconstrained");
    const results = await session.batch(
      queries.map(({ sql, values }) => session.prepare(sql).bind(...values)),
    );
    for (const [i, query] of queries.entries()) into[keyOf(query)] = JSON.stringify(results[i]);
    return results;
  };
}

/** What was recorded, parsed for each request as D1's own client does; yards may come late, in ms. */
export function recorded(results: Recording, delay = 0): Source {
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

function keyOf({ sql, values }: Query): string {
  return JSON.stringify([sql, values]);
}
