import { and, asc, between, desc, eq, getTableColumns, lt, sql } from "drizzle-orm";
import { liveKind } from "../dataset.ts";
import { publications } from "../schema.ts";
import { read, type Store } from "../store.ts";

/** A publication of data that changed something. */
export interface Publication extends Omit<typeof publications.$inferSelect, "follows" | "version"> {
  /** True for the first publication of its kind, whose changed prices are all new. */
  isFirst: boolean;
}

const FAILURE = "Failed to fetch publications";

const { follows: _follows, version: _version, ...ownColumns } = getTableColumns(publications);

const columns = {
  ...ownColumns,
  // This is written out, because Drizzle would leave out the table's name and so refer to the inner table. The
  // condition on the day lets the index end the search at once.
  isFirst: sql`not exists (select 1 from publications before
      where before.is_sample = publications.is_sample
        and before.published_on <= publications.published_on and before.id < publications.id)`
    .mapWith(Boolean)
    .as("is_first"),
};

/**
 * The latest publications, the newest first; with `before`, only those before the publication with that id.
 * @throws DatabaseError
 */
export function latestPublications(
  { db }: Store,
  limit: number,
  before = Number.MAX_SAFE_INTEGER,
): Promise<Publication[]> {
  return read(FAILURE, () =>
    db
      .select(columns)
      .from(publications)
      // The plus keeps the database from using an index by kind, where it would read and sort all of them.
      .where(and(sql`+${publications.isSample} = ${liveKind}`, lt(publications.id, before)))
      .orderBy(desc(publications.id))
      .limit(limit),
  );
}

/** The publications dated in a month (YYYY-MM), the earliest first. @throws DatabaseError */
export function publicationsOfMonth({ db }: Store, month: string): Promise<Publication[]> {
  const { id, isSample, publishedOn } = publications;
  const isInMonth = between(publishedOn, `${month}-01`, `${month}-31`);
  return read(FAILURE, () =>
    db
      .select(columns)
      .from(publications)
      .where(and(eq(isSample, liveKind), isInMonth))
      .orderBy(asc(publishedOn), asc(id)),
  );
}
