import { and, asc, between, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { dataset, publications } from "../schema.ts";
import { statement } from "../statement.ts";
import type { Store } from "../store.ts";

/** A publication of data that changed something. */
export interface Publication extends Omit<typeof publications.$inferSelect, "follows" | "version"> {
  /** True for the first of its kind, whose changed prices are all new. */
  isFirst: boolean;
}

const FAILURE = "Failed to fetch publications";

const { follows: _follows, version: _version, ...ownColumns } = getTableColumns(publications);

const columns = {
  ...ownColumns,
  // Written out, because Drizzle would leave out the table's name, and the inner table would be meant.
  // By day as well, so that the index ends the search at once.
  isFirst: sql<number>`not exists (select 1 from publications before
      where before.is_sample = publications.is_sample
        and before.published_on <= publications.published_on and before.id < publications.id)`.as(
    "is_first",
  ),
};

/** A publication from its row. */
function publication(row: Omit<Publication, "isFirst"> & { isFirst: number }): Publication {
  return { ...row, isFirst: row.isFirst === 1 };
}

/** Sample and real are never shown together. */
const liveKind = sql`(select ${dataset.isSample} from ${dataset})`;
const ofLiveKind = eq(publications.isSample, liveKind);

const selectLatest = statement(FAILURE, (db) =>
  db
    .select(columns)
    .from(publications)
    // The plus keeps the database from an index by kind, in which it would read and sort all of them.
    .where(
      and(
        sql`+${publications.isSample} = ${liveKind}`,
        lt(publications.id, sql.placeholder("before")),
      ),
    )
    .orderBy(desc(publications.id))
    .limit(sql.placeholder("limit")),
);

/**
 * The latest publications, the newest first; with `before`, those before the publication with this id.
 * @throws DatabaseError
 */
export async function latestPublications(
  store: Store,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Publication[]> {
  return (await selectLatest(store, { limit, before })).map(publication);
}

const selectOfMonth = statement(FAILURE, (db) =>
  db
    .select(columns)
    .from(publications)
    .where(
      and(
        ofLiveKind,
        between(publications.publishedOn, sql.placeholder("first"), sql.placeholder("last")),
      ),
    )
    .orderBy(asc(publications.publishedOn), asc(publications.id)),
);

/** The publications dated in a month (YYYY-MM), the earliest first. @throws DatabaseError */
export async function publicationsOfMonth(store: Store, month: string): Promise<Publication[]> {
  const values = { first: `${month}-01`, last: `${month}-31` };
  return (await selectOfMonth(store, values)).map(publication);
}
