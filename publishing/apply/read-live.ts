import { getTableColumns, getTableName } from "drizzle-orm";
import type { Live, LivePublication, LiveState } from "../compare/live.ts";
import { LIVE_TABLES, type LiveRows, TABLE_ORDERS, tables } from "../derive/tables.ts";
import type { StoredRow, Target } from "./target.ts";

/** The number of yards to read at once, because D1 limits the size of a result. */
const YARDS_AT_ONCE = 5_000;

/** A query for the versions of the live data. */
export const LIVE_STATE = `select (select max(id) from publications) as publication,
  (select version from dataset) as version, (select places_version from dataset) as places,
  (select is_sample from dataset) as isSample,
  (select json_group_object(block, version) from yard_blocks) as yardBlocks`;

const PUBLICATION =
  "select id, published_at as publishedAt, note from publications order by id desc limit 1";

/** The tables other than those of yards and quotes, which can be large. */
const SMALL = LIVE_TABLES.filter((name) => name !== "scrapYards" && name !== "quotes");

/**
 * Reads the live data without quotes (read-quotes.ts). `where` is an SQL condition on yards.
 * @throws Error if the database cannot be read
 */
export async function readLive(target: Target, where = "true"): Promise<Live> {
  const selects = SMALL.map((name) => `${selectOf(name)} order by ${TABLE_ORDERS[name]}`);
  const [state, publications, ...results] = await target.query([
    LIVE_STATE,
    PUBLICATION,
    ...selects,
  ]);
  const small = SMALL.map((name, i) => [name, rowsOf(name, results[i] ?? [])]);
  const scrapYards = await readYards(target, where);
  const rows = { ...Object.fromEntries(small), quotes: [], scrapYards } as LiveRows;
  return { ...stateOf(state, publications), rows };
}

/** Reads the latest publication and the dataset's row, without any other rows. */
export async function readNow(target: Target) {
  const [state, publications, dataset = []] = await target.query([
    LIVE_STATE,
    PUBLICATION,
    selectOf("dataset"),
  ]);
  const rows = { dataset: rowsOf("dataset", dataset) as LiveRows["dataset"] };
  return { ...stateOf(state, publications), rows };
}

function stateOf([row = {}]: StoredRow[] = [], [latest]: StoredRow[] = []) {
  const { publication, version, places, isSample, yardBlocks } = row;
  const state: LiveState = {
    publication: Number(publication ?? 0),
    version: version == null ? undefined : String(version),
    places: places == null ? undefined : String(places),
    isSample: isSample == null ? undefined : isSample === 1,
    yardBlocks: JSON.parse(String(yardBlocks)),
  };
  return { state, publication: latest as LivePublication | undefined };
}

/** SQL expressions to read in place of columns of yards. */
type YardColumns = Record<string, string>;

/** Reads the yards that meet an SQL condition, in id order. */
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
    yards.push(...page);
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

/** Rows as the schema types them, with booleans and lists. */
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

/** A number above every id that a yard has or ever had. */
export async function freeYardId(target: Target): Promise<number> {
  const [rows] = await target.query([
    `select max(ifnull((select max(id) from scrap_yards), 0), ifnull((
      select max(cast(substr("key", 7) as integer)) from changes where table_name = 'yards'
    ), 0)) as id`,
  ]);
  return Number(rows?.[0]?.id ?? 0) + 1;
}
