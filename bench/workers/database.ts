/** One statement and what is bound to it. */
export interface Asked {
  sql: string;
  values: unknown[];
}

/** Answers the statements of one round trip, in their order. */
export type Source = (asked: Asked[]) => Promise<D1Result[]>;

/** What D1 answered: each statement's result as JSON, and the round trips of each address. */
export interface Recording {
  answers: Record<string, string>;
  trips: Record<string, Asked[][]>;
}

/** A database in place of D1, with as much of its interface as the site uses. */
export function database(source: Source): D1Database {
  const prepare = (sql: string) => statement({ sql, values: [] }, source);
  const batch = (statements: D1PreparedStatement[]) => source(statements as unknown as Asked[]);
  const session = { prepare, batch, getBookmark: () => null };
  return { ...session, withSession: () => session } as unknown as D1Database;
}

function statement(asked: Asked, source: Source): D1PreparedStatement {
  const all = async () => (await source([asked]))[0];
  const bind = (...values: unknown[]) => statement({ ...asked, values }, source);
  return { ...asked, bind, all, run: all } as unknown as D1PreparedStatement;
}

/** D1 itself, which is listened to. */
export function recording(db: D1Database, into: Recording, address: string): Source {
  return async (asked) => {
    into.trips[address] ??= [];
    into.trips[address].push(asked.map(({ sql, values }) => ({ sql, values })));
    const results = await trip(db, asked);
    asked.forEach((one, i) => {
      into.answers[keyOf(one)] = JSON.stringify(results[i]);
    });
    return results;
  };
}

/** What was recorded; taken apart anew for each request, as D1's own client does. */
export function recorded({ answers }: Recording): Source {
  return async (asked) =>
    asked.map((one) => {
      const answer = answers[keyOf(one)];
      if (!answer) throw new Error(`Nothing was recorded for: ${one.sql}`);
      return JSON.parse(answer);
    });
}

/** The same, with yards that come late by so many milliseconds. */
export function late(source: Source, milliseconds: number): Source {
  return async (asked) => {
    const hasYards = asked.some(({ sql }) => sql.includes("scrap_yards"));
    if (hasYards) await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return source(asked);
  };
}

/** One round trip to D1. */
export function trip(db: D1Database, asked: Asked[]): Promise<D1Result[]> {
  const session = db.withSession("first-unconstrained");
  return session.batch(asked.map(({ sql, values }) => session.prepare(sql).bind(...values)));
}

function keyOf({ sql, values }: Asked): string {
  return JSON.stringify([sql, values]);
}
