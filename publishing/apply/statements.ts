import { getTableName } from "drizzle-orm";
import { localities } from "../../worker/data/schema.ts";
import { localityWords, toLocalities } from "../derive/places.ts";
import { type Dataset, tables } from "../derive/tables.ts";
import { chunks, columnNames, inserts, tableInserts } from "./inserts.ts";
import type { LiveState } from "./live-state.ts";
import { NEW_RECORDS } from "./observations.ts";
import { beginPublication, type Publication, recordPublication, SET_PREVIOUS } from "./record.ts";
import { type Statement, toJson } from "./statement.ts";
import { yardStatements } from "./yard-statements.ts";

/** The most bytes of JSON in one bound value, well below D1's limit of 2 MB. */
export const BOUND_BYTES = 1_500_000;
/** The most bytes of JSON in a statement of an SQL file; D1 takes statements of up to 100 KB. */
export const LITERAL_BYTES = 88_000;

/** The tables that are emptied and filled again. */
const REPLACED = ["states", "cities", "materials", "prices", "synonyms"] as const;

/**
 * Statements that make the database hold a dataset, to be run as one transaction. The yards and the places
 * are written only as far as they differ from what is live. The edition rises by one. With a publication they
 * record it in the price ledger; they fail if another one came before it.
 */
export function toStatements(
  dataset: Dataset,
  bytes: number,
  live: Pick<LiveState, "places" | "yardBlocks"> | undefined,
  publication?: Publication,
): Statement[] {
  return [
    ...(publication ? [beginPublication(publication)] : []),
    ...REPLACED.map((name) => ({ sql: `delete from ${getTableName(tables[name])}` })),
    ...nextEdition(dataset, bytes),
    ...REPLACED.flatMap((name) => tableInserts(tables[name], dataset[name], bytes)),
    ...refilledIndex(
      "term_index",
      ["rowid", "words", "region", "sounds", "term"],
      dataset.termIndex.map((row) => [row.rowid, row.words, row.region, row.sounds, row.term]),
      bytes,
    ),
    ...yardStatements(dataset, bytes, live?.yardBlocks),
    ...(dataset.dataset[0]?.placesVersion === live?.places ? [] : placeStatements(dataset, bytes)),
    ...(publication ? recordPublication(publication, chunks(historyRows(dataset), bytes)) : []),
    SET_PREVIOUS,
  ];
}

/** Says what is live from now on. The row stays, because its edition counts on from the one before. */
function nextEdition({ dataset }: Dataset, bytes: number): Statement[] {
  const others = columnNames(tables.dataset).filter((name) => name !== "id" && name !== "edition");
  const changes = [...others.map((name) => `${name} = excluded.${name}`), "edition = edition + 1"];
  return tableInserts(tables.dataset, dataset, bytes).map(({ sql, json }) => ({
    // Without "where", SQLite would take "on" for a join.
    sql: `${sql} where true on conflict (id) do update set ${changes.join(", ")}`,
    json,
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
