import { env } from "cloudflare:workers";
import { onTestFinished, vi } from "vitest";
import { PACKED } from "../../publishing/apply/lists.ts";

/** D1's message about a wrong statement; nothing of it may reach a visitor. */
export const CAUSE = "D1_ERROR: no such column: hidden_column at offset 7: SQLITE_ERROR";

/** Its message when it can do no more. */
export const OVERLOADED = "D1_ERROR: D1 DB is overloaded. Too many requests queued.";

/** The seeded database, which waits for `before` each time it runs a statement; it fails if that does. */
export function databaseThat(before: (sql: string) => unknown): D1Database {
  const originals = new WeakMap<D1PreparedStatement, { real: D1PreparedStatement; sql: string }>();
  const watch = (real: D1PreparedStatement, sql: string): D1PreparedStatement => {
    const after = async <T>(run: () => Promise<T>) => {
      await before(sql);
      return run();
    };
    const statement = {
      bind: (...values: unknown[]) => watch(real.bind(...values), sql),
      all: () => after(() => real.all()),
      run: () => after(() => real.run()),
    } as D1PreparedStatement;
    originals.set(statement, { real, sql });
    return statement;
  };
  const database = {
    prepare: (sql: string) => watch(env.DB.prepare(sql), sql),
    async batch(statements: D1PreparedStatement[]) {
      const known = statements.map((statement) => originals.get(statement)!);
      for (const { sql } of known) await before(sql);
      return env.DB.batch(known.map(({ real }) => real));
    },
    withSession: () => database,
    getBookmark: () => null,
  };
  return database as unknown as D1Database;
}

/** A database that fails for every statement that contains the text: all of them unless told. */
export function failingDatabase(text = ""): D1Database {
  return databaseThat((sql) => {
    if (sql.includes(text)) throw new Error(CAUSE);
  });
}

/** A database that keeps statements that contain the text waiting until they are released. */
export function waitingDatabase(text: string) {
  const asked = Promise.withResolvers<void>();
  const released = Promise.withResolvers<void>();
  onTestFinished(() => released.resolve());
  const database = databaseThat((sql) => {
    if (!sql.includes(text)) return undefined;
    asked.resolve();
    return released.promise;
  });
  return { database, asked: asked.promise, release: released.resolve };
}

/** How many rows of a table match. */
export async function countRows(table: string, where = "true"): Promise<number> {
  const sql = `select count(*) as n from ${table} where ${where}`;
  return (await env.DB.prepare(sql).first<number>("n")) ?? 0;
}

/** The values of a column, in ascending order. */
export async function valuesOf(table: string, column: string, where = "true") {
  const sql = `select ${column} from ${table} where ${where} order by ${column}`;
  return (await env.DB.prepare(sql).raw()).flat();
}

/** Keeps console.error quiet until the test ends, and gives back what it was told. */
export function quietErrors() {
  const spy = vi.spyOn(console, "error").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return spy;
}

/** Changes a table by SQL until the test ends; then its rows are what they were. What is packed follows. */
export async function changed(table: string, sql: string): Promise<void> {
  await run(`create table saved_${table} as select * from ${table}`);
  onTestFinished(() =>
    run(
      `delete from ${table}`,
      `insert into ${table} select * from saved_${table}`,
      `drop table saved_${table}`,
    ),
  );
  await run(sql);
}

/** The same as a publication does it: until then the dataset has another version. */
export async function published(table: string, sql: string): Promise<void> {
  await changed(table, sql);
  const before = await env.DB.prepare("select version from dataset").first<string>("version");
  const set = (to: string | null) => run(`update dataset set version = '${to}'`);
  onTestFinished(() => set(before));
  await set(crypto.randomUUID());
}

async function run(...statements: string[]): Promise<void> {
  await env.DB.batch([...statements, ...PACKED].map((sql) => env.DB.prepare(sql)));
}
