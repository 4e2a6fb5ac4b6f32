/** A database that counts the rows which its statements read, as D1 itself reports them. */
export function countingDatabase(db: D1Database) {
  let rows = 0;
  const count = ({ meta }: D1Result) => {
    rows += meta.rows_read;
  };
  const prepare = (sql: string) => counting(db.prepare(sql), count);
  return { database: { prepare } as D1Database, rowsRead: () => rows };
}

function counting(
  statement: D1PreparedStatement,
  count: (result: D1Result) => void,
): D1PreparedStatement {
  const all = async () => {
    const result = await statement.all();
    count(result);
    return result;
  };
  return {
    bind: (...values: unknown[]) => counting(statement.bind(...values), count),
    all,
    run: all,
    // These two do not tell what they read, so the statement runs once more for that.
    raw: async () => (await Promise.all([statement.raw(), all()]))[0],
    first: async () => (await Promise.all([statement.first(), all()]))[0],
  } as unknown as D1PreparedStatement;
}
