import type { Statement } from "./statements.ts";

/** Runs the statements as one batch, which is one transaction. */
export async function runBatch(db: D1Database, statements: Statement[]): Promise<void> {
  await db.batch(
    statements.map(({ sql, json }) => {
      const statement = db.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
}

const DROP = "drop table if exists parked";

/**
 * Runs statements that are too large together for one batch, still as one transaction: their JSON is
 * first parked in a table of its own, one at a time, and the batch takes it from there.
 */
export async function applyParked(db: D1Database, statements: Statement[]): Promise<void> {
  // One that a load left behind which was broken off.
  await runBatch(db, [
    { sql: DROP },
    { sql: "create table parked (id integer primary key, json text)" },
  ]);
  try {
    for (const [id, { json }] of statements.entries()) {
      if (json === undefined) continue;
      await db.prepare("insert into parked values (?1, ?2)").bind(id, json).run();
    }
    const fromParked = ({ sql }: Statement, id: number) => ({
      sql: sql.replace("?1", `(select json from parked where id = ${id})`),
    });
    await runBatch(db, statements.map(fromParked));
  } finally {
    await runBatch(db, [{ sql: DROP }]);
  }
}
