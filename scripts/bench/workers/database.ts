/** One statement and the values bound to it. */
interface Query {
  sql: string;
  values: unknown[];
}

/** The results of each round trip to D1, as JSON. */
const known: Record<string, string> = {};

/**
 * Takes the place of D1, with as much of its interface as the site uses. What D1 has returned once is only parsed
 * again, as D1's own client does for each request, so that the local simulator's work does not count. Yards may be
 * `delay` ms late.
 */
export function database(db: D1Database, delay: number): D1Database {
  const batch = async (queries: Query[]) => {
    if (delay > 0 && queries.some(({ sql }) => sql.includes("scrap_yards")))
      await new Promise((resolve) => setTimeout(resolve, delay));
    known[JSON.stringify(queries)] ??= JSON.stringify(
      await db.batch(queries.map(({ sql, values }) => db.prepare(sql).bind(...values))),
    );
    return JSON.parse(known[JSON.stringify(queries)]!);
  };
  const prepare = (sql: string, values: unknown[] = []) => {
    const all = async () => (await batch([{ sql, values }]))[0];
    return { sql, values, bind: (...bound: unknown[]) => prepare(sql, bound), all, run: all };
  };
  const session = { prepare, batch, getBookmark: () => null };
  return { ...session, withSession: () => session } as unknown as D1Database;
}
