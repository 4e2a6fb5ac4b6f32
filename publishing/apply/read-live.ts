import { getTableColumns, getTableName } from "drizzle-orm";
import type { Live, LivePublication } from "../compare/live.ts";
import { LIVE_TABLES, type LiveRows, type LiveTable, tables } from "../derive/tables.ts";
import { LIVE_STATE, toLiveState } from "./live-state.ts";
import type { StoredRow, Target } from "./target.ts";

/** The order in which the rows of each table are read. */
const ORDERS: Record<LiveTable, string> = {
  dataset: "id",
  states: "position",
  cities: "id",
  materials: "position",
  prices: "city_id, material_id",
  scrapYards: "id",
  synonyms: "word",
  things: "thing",
  items: "slug",
  places: "name, state, postcode",
  quotes: "yard_id, material_id, quoted_on",
  todos: "yard_id, noted_on",
};

/** Yards that are read at once: D1 limits the size of a result. */
const YARDS_AT_ONCE = 5_000;

const PUBLICATION =
  "select id, published_at as publishedAt, note from publications order by id desc limit 1";

/** The tables with their rows, apart from the yards and the quotes, which can be many. */
const SMALL = LIVE_TABLES.filter((name) => name !== "scrapYards" && name !== "quotes");

/**
 * Reads what is live, without any quote (quotes.ts); of the yards those alone that are chosen in SQL.
 * @throws an Error when the database cannot be read
 */
export async function readLive(target: Target, where = "true"): Promise<Live> {
  const selects = SMALL.map((name) => `${selectOf(name)} order by ${ORDERS[name]}`);
  const [state, publications, ...results] = await target.query([
    LIVE_STATE,
    PUBLICATION,
    ...selects,
  ]);
  const small = SMALL.map((name, i) => [name, rowsOf(name, results[i] ?? [])]);
  const scrapYards = await readYards(target, where);
  const rows = { ...Object.fromEntries(small), quotes: [], scrapYards } as LiveRows;
  const [publication] = (publications ?? []) as unknown as LivePublication[];
  return { state: toLiveState(state), publication, rows };
}

/** The latest publication and what it made, without any rows. */
export async function readNow(target: Target) {
  const [state, publications = [], dataset = []] = await target.query([
    LIVE_STATE,
    PUBLICATION,
    selectOf("dataset"),
  ]);
  const [publication] = publications as unknown as LivePublication[];
  const rows = { dataset: rowsOf("dataset", dataset) as LiveRows["dataset"] };
  return { state: toLiveState(state), publication, rows };
}

/** What is read in the place of columns of yards, in SQL. */
type YardColumns = Record<string, string>;

/** The yards that a condition of SQL chooses, by id. */
export async function readYards(
  target: Target,
  where: string,
  columns: YardColumns = {},
): Promise<LiveRows["scrapYards"]> {
  const yards: StoredRow[] = [];
  for (;;) {
    const after = yards.at(-1)?.id ?? 0;
    const select = `${selectOf("scrapYards", columns)} where id > ${after} and (${where}) order by id limit ${YARDS_AT_ONCE}`;
    const [page = []] = await target.query([select]);
    for (const yard of page) yards.push(yard);
    if (page.length < YARDS_AT_ONCE) return rowsOf("scrapYards", yards) as LiveRows["scrapYards"];
  }
}

/** A query for all columns of a table. */
export function selectOf(name: keyof typeof tables, others: YardColumns = {}): string {
  const columns = Object.values(getTableColumns(tables[name])).map(({ name: column }) =>
    column in others ? `${others[column]} as ${column}` : column,
  );
  return `select ${columns.join(", ")} from ${getTableName(tables[name])}`;
}

/** Rows as the schema types them: with booleans and lists. */
export function rowsOf(name: keyof typeof tables, rows: StoredRow[]): unknown[] {
  const columns = Object.entries(getTableColumns(tables[name]));
  return rows.map((row) =>
    Object.fromEntries(
      columns.map(([key, column]) => {
        const value = row[column.name] ?? null;
        return [key, value === null ? null : column.mapFromDriverValue(value)];
      }),
    ),
  );
}

/** A number above every id that a yard has or had. */
export async function freeYardId(target: Target): Promise<number> {
  const [rows] = await target.query([
    `select max(ifnull((select max(id) from scrap_yards), 0), ifnull((
      select max(cast(substr("key", 7) as integer)) from changes where table_name = 'yards'
    ), 0)) as id`,
  ]);
  return Number(rows?.[0]?.id ?? 0) + 1;
}
