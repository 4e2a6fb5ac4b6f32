import { and, desc, eq, isNull, like, not, or, type SQL, sql } from "drizzle-orm";
import { liveKind } from "./dataset.ts";
import { COLUMNS, type Entries, source } from "./inbox/inbox-entries.ts";
import {
  changes,
  cities,
  deletions,
  deskDrafts,
  materials,
  prices,
  publications,
  quotes,
  scrapYards,
  synonyms,
  todos,
  yardLinks,
} from "./schema.ts";
import { read, type Store, write } from "./store.ts";

/** A row in an operator's draft. */
export type DraftRow = Omit<typeof deskDrafts.$inferSelect, "by" | "savedAt">;

/** True for the draft of a yard (`ownerOfYard`). */
const isOfYard = like(deskDrafts.by, "yard %");

const FAILURE = "The database failed or did not answer in time";
/** The ways to obtain a quote. */
export const QUOTE_WAYS = quotes.how.enumValues;
/** The maximum length of a note on a report. */
export const NOTE_LENGTH = 300;
/** The maximum number of entries in a list. */
const MAX_ENTRIES = 500;

/** An operator's unpublished rows, by key. @throws DatabaseError */
export function draftOf({ db }: Store, by: string): Promise<DraftRow[]> {
  const { key, before, after, report } = deskDrafts;
  const own = db
    .select({ key, before, after, report })
    .from(deskDrafts)
    .where(eq(deskDrafts.by, by));
  return read(FAILURE, () => own.orderBy(key));
}

/** The owner and the number of rows of every operator's draft. @throws DatabaseError */
export function allDrafts(store: Store) {
  return all<{ by: string; rows: number }>(
    store,
    sql`select "by", count(*) as rows from desk_drafts where ${not(isOfYard)} group by "by" order by "by"`,
  );
}

/** A price that a yard sent with its link and that is not published yet, with the yard's name and city (slug). */
export type SentRow = Awaited<ReturnType<typeof sentByYards>>[number];

/** The prices that listed yards sent with links that were not revoked, the oldest first. @throws DatabaseError */
export function sentByYards({ db }: Store) {
  const { by, key, before, after, report, savedAt } = deskDrafts;
  const { yardId, isTrusted, isSample } = yardLinks;
  const yard = { yardId, isTrusted, yard: scrapYards.name, city: cities.slug };
  const id = sql`cast(substr(${by}, 6) as integer)`;
  return read(FAILURE, () =>
    db
      .select({ by, key, before, after, report, savedAt, ...yard })
      .from(deskDrafts)
      .innerJoin(scrapYards, eq(scrapYards.id, id))
      .innerJoin(cities, eq(cities.id, scrapYards.cityId))
      // A sample yard and a real one may have the same id.
      .innerJoin(yardLinks, and(eq(yardId, id), eq(isSample, liveKind)))
      .where(isOfYard)
      .orderBy(savedAt, by, key),
  );
}

/** The names of cities and metals by their slugs, and of these yards by their ids. @throws DatabaseError */
export async function knownNames(store: Store, ids: string[]): Promise<Map<string, string>> {
  const rows = await all<{ part: string; name: string }>(
    store,
    sql`select slug as part, name from cities union all select slug, name from materials
      union all select cast(id as text), name from scrap_yards where ${isAmong(ids)}`,
  );
  return new Map(rows.map(({ part, name }) => [part, name]));
}

/**
 * Saves rows in an operator's draft, and deletes those that no longer change anything (`gone`).
 * @throws DatabaseError
 */
export async function saveDraft(
  { db }: Store,
  by: string,
  rows: DraftRow[],
  gone: string[] = [],
): Promise<void> {
  const json = (fields: DraftRow["after"]) => fields && JSON.stringify(fields);
  const list = rows.map((row) => [row.key, json(row.before), json(row.after), row.report]);
  const save = (statement: SQL) => write("Failed to save a draft", () => db.run(statement));
  await save(sql`
    insert into desk_drafts ("by", "key", "before", "after", report, saved_at)
    select ${by}, value->>0, value->>1, value->>2, value->>3, ${Date.now()}
    from json_each(${JSON.stringify(list)}) where true
    on conflict do update set "before" = excluded."before", "after" = excluded."after",
      report = ifnull(excluded.report, report), saved_at = excluded.saved_at`);
  if (gone.length > 0)
    await save(sql`
      delete from desk_drafts where "by" = ${by}
        and "key" in (select value from json_each(${JSON.stringify(gone)}))`);
}

/** The live rows that the desk's forms work with. */
export type KnownRows = Awaited<ReturnType<typeof knownRows>>;

/**
 * All cities and metals; the prices of one city, by its slug; its yards, or one yard by its id, and the yards merged
 * into them, each with its newest quote for each metal and its to-dos; and the synonyms of metals if `words` is true.
 * @throws DatabaseError
 */
export function knownRows(
  { db }: Store,
  { city = "", yard = 0, words = false }: { city?: string; yard?: number; words?: boolean },
) {
  const cityId = sql`(select id from cities where slug = ${city})`;
  const own = sql`select id from scrap_yards where id = ${yard} or city_id = ${cityId}`;
  const isOwn = sql`(id in (${own}) or merged_into in (${own}))`;
  const newest = sql`is_sample = (select is_sample from dataset)
    and yard_id in (select id from scrap_yards where ${isOwn})
    and quoted_on = (select max(quoted_on) from quotes n where n.is_sample = quotes.is_sample
      and n.yard_id = quotes.yard_id and n.material_id = quotes.material_id)`;
  return read(FAILURE, () =>
    rowsOf({
      cities: db.select().from(cities).orderBy(cities.name),
      materials: db.select().from(materials).orderBy(materials.position),
      prices: db.select().from(prices).where(sql`city_id = ${cityId}`),
      scrapYards: db.select().from(scrapYards).where(isOwn).orderBy(scrapYards.id),
      quotes: db.select().from(quotes).where(newest).orderBy(quotes.yardId, quotes.materialId),
      synonyms: db.select().from(synonyms).where(sql`${words}`),
      todos: db.select().from(todos).where(sql`yard_id in (${own})`),
    }),
  );
}

/** The rows of several queries, by name. */
async function rowsOf<Queries extends Record<string, PromiseLike<unknown>>>(queries: Queries) {
  const rows = await Promise.all(Object.values(queries));
  const named = Object.keys(queries).map((name, i) => [name, rows[i]]);
  return Object.fromEntries(named) as { [Name in keyof Queries]: Awaited<Queries[Name]> };
}

/** Listed yards whose name, address or phone number contains a text, or whose id it is. @throws DatabaseError */
export function yardsLike({ db }: Store, text: string, most = 50) {
  const { name, address, phone, id, mergedInto, checkedOn } = scrapYards;
  // D1 refuses a pattern of more than 50 bytes.
  const has = [name, address, phone].map(
    (column) => sql`instr(lower(${column}), lower(${text})) > 0`,
  );
  const found = or(...has, sql`${id} = ${text}`);
  return read(FAILURE, () =>
    db
      .select({ id, name, address, phone, checkedOn })
      .from(scrapYards)
      .where(and(isNull(mergedInto), found))
      .orderBy(name, id)
      .limit(most),
  );
}

/** A yard to ring, with its phone number and its city. */
export type ToRing = Pick<typeof scrapYards.$inferSelect, "id" | "name" | "phone"> &
  Record<"city" | "slug", string>;

/**
 * The to-dos of yards, including those in an operator's draft, the longest overdue first. One without a day counts as
 * due today.
 * @throws DatabaseError
 */
export function openTodos(store: Store, by: string, today: string) {
  return all<ToRing & { key: string; note: string; dueOn: string | null }>(
    store,
    sql`with own as (select "key", "after" from desk_drafts where "by" = ${by}),
      noted as (
        select 'todos/' || yard_id || '/' || noted_on as "key", yard_id as yard, note, due_on as due from todos
          where "key" not in (select "key" from own)
        union all select "key", "after"->>'yard_id', "after"->>'note', "after"->>'due_on' from own
          where "key" like 'todos/%' and "after" is not null)
      select "key", y.id, y.name, y.phone, c.name as city, c.slug, noted.note, due as dueOn
      from noted join scrap_yards y on y.id = yard join cities c on c.id = y.city_id
      order by ifnull(due, ${today}), y.name limit ${MAX_ENTRIES}`,
  );
}

/**
 * The listed yards whose last quote is the oldest, except yards with a to-do on a later day. `askedOn` is null for a
 * yard that has never given a quote.
 * @throws DatabaseError
 */
export function longestNotAsked(store: Store, today: string, most: number) {
  return all<ToRing & { askedOn: string | null }>(
    store,
    sql`select y.id, y.name, y.phone, c.name as city, c.slug, (select max(quoted_on) from quotes q
        where q.is_sample = (select is_sample from dataset) and q.yard_id = y.id) as askedOn
      from scrap_yards y join cities c on c.id = y.city_id where y.merged_into is null
        and not exists (select 1 from todos where yard_id = y.id and due_on > ${today})
      order by askedOn, y.name limit ${most}`,
  );
}

/** The cities by the age of their oldest available price, the oldest first. @throws DatabaseError */
export function citiesByAge(store: Store) {
  type City = Record<"name" | "slug", string> & Record<"oldest" | "newest", string | null>;
  return all<City & { yards: number }>(
    store,
    sql`select c.name, c.slug, min(p.checked_on) as oldest, max(p.checked_on) as newest,
        (select count(*) from scrap_yards y where y.city_id = c.id and y.merged_into is null) as yards
      from cities c left join prices p on p.city_id = c.id and p.min_cents > 0
      group by c.id order by oldest, c.name`,
  );
}

/** The published changes of a row (by key) or of a publication (by id), the latest first. @throws DatabaseError */
export function keptChangesOf({ db }: Store, of: string | number) {
  const { publicationId, key, before, after, by } = changes;
  const { publishedAt, note } = publications;
  return read(FAILURE, () =>
    db
      .select({ publication: publicationId, publishedAt, note, by, key, before, after })
      .from(changes)
      .innerJoin(publications, eq(publications.id, publicationId))
      .where(typeof of === "string" ? eq(key, of) : eq(publicationId, of))
      .orderBy(desc(publicationId), key)
      .limit(MAX_ENTRIES),
  );
}

/** The numbers of open reports and messages, and of words that were not understood. @throws DatabaseError */
export function openCounts(store: Store) {
  return all<{ reports: number; messages: number; words: number }>(
    store,
    sql`select (select count(*) from reports where is_closed = 0) as reports,
      (select count(*) from messages where is_answered = 0) as messages,
      (select count(*) from ${sql.raw(source("searches"))}) as words`,
  );
}

/**
 * The open reports, newest first, with the rows that they are about and the owners of drafts that answer them.
 * @throws DatabaseError
 */
export function openReports(store: Store) {
  return reportsWhere(store, sql`is_closed = 0`, MAX_ENTRIES);
}

/** The latest closed reports with an email address to answer. @throws DatabaseError */
export function reportsToAnswer(store: Store) {
  const isAnswerable = sql`is_closed = 1 and email is not null and is_suspected_spam = 0`;
  return reportsWhere(store, isAnswerable, 20);
}

function reportsWhere(store: Store, condition: SQL, most: number) {
  type Own = "yardPhone" | "citySlug" | "materialSlug" | "note" | "draftedBy";
  type Report = Entries["reports"] & Record<Own, string | null>;
  return all<Report>(
    store,
    sql`select ${sql.raw(COLUMNS.reports)}, note,
        (select group_concat(distinct "by") from desk_drafts where report = reports.id) as draftedBy,
        (select phone from scrap_yards where id = reports.yard_id) as yardPhone,
        (select slug from cities where id = reports.city_id) as citySlug,
        (select slug from materials where id = reports.material_id) as materialSlug
      from reports where ${condition} order by sent_at desc, id desc limit ${most}`,
  );
}

/** The messages that are not answered, the newest first. @throws DatabaseError */
export function openMessages(store: Store) {
  return all<Entries["messages"]>(
    store,
    sql`select ${sql.raw(COLUMNS.messages)} from messages where is_answered = 0
      order by sent_at desc, id desc limit ${MAX_ENTRIES}`,
  );
}

/** The words that were not understood, those with the most visitors first. @throws DatabaseError */
export function wordsNotUnderstood(store: Store) {
  return all<Entries["searches"]>(
    store,
    sql`select ${sql.raw(COLUMNS.searches)} from ${sql.raw(source("searches"))}
      order by visitors desc, word limit 100`,
  );
}

/** Sets the note of reports, replacing any earlier one; "" changes nothing. @throws DatabaseError */
export async function noteReports({ db }: Store, ids: number[], note: string): Promise<void> {
  if (note === "") return;
  await write("Failed to save a note", () =>
    db.run(sql`update reports set note = ${note} where ${isAmong(ids)}`),
  );
}

/**
 * Closes or deletes reports and messages by their ids, or all open ones that are suspected spam. A closed message counts
 * as answered. Every deletion is recorded with the name of the operator.
 * @throws DatabaseError
 */
export async function settleEntries(
  { db }: Store,
  what: "close" | "delete",
  chosen: Record<"reports" | "messages", number[]> | "suspected",
  by: string,
): Promise<void> {
  for (const [name, mark] of [
    ["reports", sql`is_closed`],
    ["messages", sql`is_answered`],
  ] as const) {
    const table = sql.raw(name);
    const isSuspected = sql`is_suspected_spam = 1 and ${mark} = 0`;
    const which = chosen === "suspected" ? isSuspected : isAmong(chosen[name]);
    const run = (statement: SQL) => write(`Failed to ${what} ${name}`, () => db.run(statement));
    if (what === "close") {
      await run(sql`update ${table} set ${mark} = 1 where ${which}`);
      continue;
    }
    // Record the deletion first, so that nothing is deleted without a record.
    await run(sql`insert or replace into deletions (deleted_at, "by", kind, entry)
      select ${Date.now()}, ${by}, ${name}, id from ${table} where ${which}`);
    await run(sql`delete from ${table} where ${which}`);
  }
}

/** The latest deletions at the desk, the newest first. @throws DatabaseError */
export function latestDeletions({ db }: Store, most: number) {
  const { deletedAt, kind, entry } = deletions;
  return read(FAILURE, () =>
    db.select().from(deletions).orderBy(desc(deletedAt), kind, entry).limit(most),
  );
}

function isAmong(ids: (number | string)[]): SQL {
  return sql`id in (select value from json_each(${JSON.stringify(ids)}))`;
}

/** The rows of a query. @throws DatabaseError */
function all<Row>({ db }: Store, query: SQL): Promise<Row[]> {
  return read(FAILURE, () => db.all<Row>(query));
}
