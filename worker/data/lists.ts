import { eq, sql } from "drizzle-orm";
import { lists } from "./schema.ts";
import { statement } from "./statement.ts";
import type { Store } from "./store.ts";

const selectList = statement("Failed to fetch lists", (db) =>
  db
    .select({ rows: lists.rows })
    .from(lists)
    .where(eq(lists.name, sql.placeholder("name"))),
);

/** The rows of a list that publishing packs into one (publishing/apply/lists.ts); none where there is no such list. */
export async function listed<Row>(store: Store, name: string, failure: string): Promise<Row[]> {
  const [list] = await selectList(store, { name }, failure);
  return (list?.rows ?? []) as Row[];
}
