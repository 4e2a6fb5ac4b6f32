import type { Statement } from "./statement.ts";

/** JSON of more bytes than this goes through the staging table: twice as many crash the local runtime. */
const BATCH_BYTES = 100_000_000;

/** Runs the statements as one transaction: all of them or, when one throws, none. */
export async function apply(
  db: D1Database,
  statements: Statement[],
  batchBytes = BATCH_BYTES,
): Promise<void> {
  const bytes = statements.reduce((sum, { json = "" }) => sum + json.length, 0);
  if (bytes > batchBytes) await applyStaged(db, statements);
  else await runBatch(db, statements);
}

/** Runs the statements as one batch, which is one transaction. */
async function runBatch(db: D1Database, statements: Statement[]): Promise<void> {
  await db.batch(
    statements.map(({ sql, json }) => {
      const statement = db.prepare(sql);
      return json === undefined ? statement : statement.bind(json);
    }),
  );
}

const DROP = "drop table if exists publication_staging";

/**
 * Runs statements that are too large for one batch as one transaction all the same: first each JSON
 * value goes into a staging table by itself, and then one batch reads them from there.
 */
async function applyStaged(db: D1Database, statements: Statement[]): Promise<void> {
  // An interrupted publication may have left its staging table behind.
  await runBatch(db, [
    { sql: DROP },
    { sql: "create table publication_staging (id integer primary key, json text)" },
  ]);
  try {
    for (const [id, { json }] of statements.entries()) {
      if (json === undefined) continue;
      await db.prepare("insert into publication_staging values (?1, ?2)").bind(id, json).run();
    }
    const fromStaging = ({ sql }: Statement, id: number) => ({
      sql: sql.replace("?1", `(select json from publication_staging where id = ${id})`),
    });
    await runBatch(db, statements.map(fromStaging));
  } finally {
    await runBatch(db, [{ sql: DROP }]);
  }
}
