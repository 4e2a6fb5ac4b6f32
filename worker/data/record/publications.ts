import { and, asc, between, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { dataset, publications } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";

/** A publication of data that changed something. */
export type Publication = Omit<typeof publications.$inferSelect, "follows" | "version">;

const FAILURE = "Failed to fetch publications";

const { follows: _follows, version: _version, ...columns } = getTableColumns(publications);

/** Sample and real are never shown together. */
const liveKind = sql`(select ${dataset.isSample} from ${dataset})`;
const ofLiveKind = eq(publications.isSample, liveKind);

const selectLatest = statement((db) =>
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
export function latestPublications(
  store: Store,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Publication[]> {
  return read(FAILURE, () => selectLatest(store, { limit, before }));
}

const selectByIds = statement((db) =>
  db
    .select(columns)
    .from(publications)
    .where(sql`${publications.id} in (select value from json_each(${sql.placeholder("ids")}))`),
);

/** Publications by id, of either kind; none for an id that does not exist. @throws DatabaseError */
export function publicationsById(store: Store, ids: number[]): Promise<Map<number, Publication>> {
  return read(FAILURE, async () => {
    const rows = await selectByIds(store, { ids: JSON.stringify(ids) });
    return new Map(rows.map((publication) => [publication.id, publication]));
  });
}

const selectOfMonth = statement((db) =>
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
export function publicationsOfMonth(store: Store, month: string): Promise<Publication[]> {
  const values = { first: `${month}-01`, last: `${month}-31` };
  return read(FAILURE, () => selectOfMonth(store, values));
}
