import { eq, type SQL } from "drizzle-orm";
import { lists } from "./schema.ts";
import { read, type Store } from "./store.ts";

/**
 * The rows of a list that publishing packs into one row (publishing/apply/lists.ts); empty if there is no such list.
 * @throws DatabaseError with `failure` as its message
 */
export async function listed<Row>(
  { db }: Store,
  name: string | SQL,
  failure: string,
): Promise<Row[]> {
  const list = await read(failure, () =>
    db.select({ rows: lists.rows }).from(lists).where(eq(lists.name, name)).get(),
  );
  return (list?.rows ?? []) as Row[];
}
