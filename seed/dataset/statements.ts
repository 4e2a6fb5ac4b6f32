import { getTableColumns, getTableName } from "drizzle-orm";
import type { SQLiteTable } from "drizzle-orm/sqlite-core";
import { localities } from "../../worker/data/schema.ts";
import { NEW_RECORDS } from "./observations.ts";
import { localityWords, toLocalities } from "./places.ts";
import { beginPublication, type Publication, recordPublication, SET_PREVIOUS } from "./record.ts";
import { type Statement, toJson } from "./statement.ts";
import { type Dataset, tables } from "./tables.ts";

/** The most bytes of JSON in one bound value, well below D1's limit of 2 MB. */
export const BOUND_BYTES = 1_500_000;
/** The most bytes of JSON in a statement of an SQL file; D1 takes statements of up to 100 KB. */
export const LITERAL_BYTES = 88_000;

/**
 * Statements that empty the tables and fill them again, to be run as one transaction; the places only if
 * their version is not the one that is live. They raise the edition by one. With a publication they record
 * it in the price ledger; they fail if another one came before it.
 */
export function toStatements(
  dataset: Dataset,
  bytes: number,
  publication?: Publication,
  livePlaces?: string,
): Statement[] {
  const names = (Object.keys(tables) as (keyof typeof tables)[]).filter(
    (name) => name !== "dataset",
  );
  const deletes = names.map((name) => ({ sql: `delete from ${getTableName(tables[name])}` }));
  return [
    ...(publication ? [beginPublication(publication)] : []),
    ...deletes,
    ...nextEdition(dataset, bytes),
    ...names.flatMap((name) => tableInserts(tables[name], dataset[name], bytes)),
    ...refilledIndex(
      "yard_index",
      ["rowid", "trigrams", "short", "tags", "point"],
      dataset.yardIndex.map((row) => [row.rowid, row.trigrams, row.short, row.tags, row.point]),
      bytes,
    ),
    ...refilledIndex(
      "term_index",
      ["rowid", "words", "region", "sounds", "term"],
      dataset.termIndex.map((row) => [row.rowid, row.words, row.region, row.sounds, row.term]),
      bytes,
    ),
    ...(dataset.dataset[0]?.placesVersion === livePlaces ? [] : placeStatements(dataset, bytes)),
    ...(publication ? recordPublication(publication, chunks(historyRows(dataset), bytes)) : []),
    SET_PREVIOUS,
  ];
}

/** Says what is live from now on. The row stays, because its edition counts on from the one before. */
function nextEdition({ dataset }: Dataset, bytes: number): Statement[] {
  const names = Object.values(getTableColumns(tables.dataset)).map(({ name }) => name);
  const others = names.filter((name) => name !== "id" && name !== "edition");
  const changes = [...others.map((name) => `${name} = excluded.${name}`), "edition = edition + 1"];
  return tableInserts(tables.dataset, dataset, bytes).map(({ sql, json }) => ({
    // Without "where", SQLite would take "on" for a join.
    sql: `${sql} where true on conflict (id) do update set ${changes.join(", ")}`,
    json: json!,
  }));
}

function placeStatements({ cities, states }: Dataset, bytes: number): Statement[] {
  const places = toLocalities(cities);
  const words = localityWords(states);
  return [
    { sql: `delete from ${getTableName(localities)}` },
    ...tableInserts(localities, places, bytes),
    ...refilledIndex(
      "locality_index",
      ["rowid", "words", "region", "sounds"],
      places.map(words),
      bytes,
    ),
  ];
}

/** Empties a contentless FTS5 table, for which it has a command of its own, and fills it. */
function refilledIndex(
  index: string,
  columns: string[],
  rows: unknown[][],
  bytes: number,
): Statement[] {
  const empty = { sql: `insert into ${index} (${index}) values ('delete-all')` };
  return [empty, ...inserts(index, columns, rows, bytes)];
}

/** Queries whose `records` together are the number of rows of price_history.csv that are not on record. */
export function countNewRecords(dataset: Dataset, bytes: number): string[] {
  const isSample = dataset.dataset[0]?.isSample === true;
  return chunks(historyRows(dataset), bytes).map((json) => {
    const from = NEW_RECORDS.replace("?1", () => `'${json}'`);
    return `select count(*) as records from (select ${isSample} as is_sample) d join ${from}`;
  });
}

function historyRows({ priceHistory }: Dataset): string[] {
  return priceHistory.map((row) =>
    toJson([row.cityId, row.materialId, row.checkedOn, row.minCents, row.maxCents]),
  );
}

/** The statements as the text of an SQL file, each on one line. */
export function toSqlFile(statements: Statement[]): string {
  // A function, because "$" is special in a replacement string.
  const lines = statements.map(({ sql, json }) =>
    sql.replaceAll(/\n\s*/g, " ").replace("?1", () => `'${json}'`),
  );
  return lines.map((line) => `${line};\n`).join("");
}

function tableInserts(
  table: SQLiteTable,
  rows: Record<string, unknown>[],
  bytes: number,
): Statement[] {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, column]) => column.name);
  const values = rows.map((row) =>
    columns.map(([key, column]) => {
      const value = row[key] ?? null;
      return value === null ? null : column.mapToDriverValue(value);
    }),
  );
  return inserts(getTableName(table), names, values, bytes);
}

function inserts(table: string, columns: string[], rows: unknown[][], bytes: number): Statement[] {
  const values = columns.map((_, index) => `value->>${index}`).join(", ");
  const sql = `insert into ${table} (${columns.join(", ")}) select ${values} from json_each(?1)`;
  return chunks(rows.map(toJson), bytes).map((json) => ({ sql, json }));
}

function chunks(rows: string[], bytes: number): string[] {
  const result: string[][] = [];
  let room = 0;
  for (const row of rows) {
    const size = Buffer.byteLength(row) + 1;
    if (size > room) {
      result.push([]);
      room = bytes - 1;
    }
    result.at(-1)?.push(row);
    room -= size;
  }
  return result.map((chunk) => `[${chunk.join(",")}]`);
}
