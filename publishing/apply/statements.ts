import { getTableName } from "drizzle-orm";
import { placeWords } from "../../worker/data/schema.ts";
import { isSame } from "../compare/change.ts";
import type { LiveState } from "../compare/live.ts";
import { takenLocalities, toLocalities, toPlaceWords } from "../derive/places.ts";
import { type Dataset, LIVE_TABLES, type LiveTable, tables } from "../derive/tables.ts";
import type { Statement } from "../statement.ts";
import { columnNames, tableInserts } from "./inserts.ts";
import { PACKED } from "./lists.ts";
import { beginPublication, type Publication, recordPublication, SET_PREVIOUS } from "./record.ts";
import { priceStatements, quoteStatements, setPrevious, yardStatements } from "./row-statements.ts";

/** The tables in which we only write rows that differ. */
const BY_ROW: LiveTable[] = ["dataset", "quotes", "scrapYards"];
/** The tables that are emptied and filled again; prices are only if the live dataset is unknown. */
const REPLACED = [...LIVE_TABLES.filter((name) => !BY_ROW.includes(name)), "vocabulary" as const];

/** The live data, which statements need not write again. */
export interface Kept extends Pick<LiveState, "places" | "yardBlocks"> {
  /** The live dataset; undefined if the tables hold anything else. */
  dataset?: Dataset | undefined;
}

/**
 * Statements that make the database hold a dataset, to run in one transaction. They skip live data as far as it is
 * known, and raise the edition by one. With a publication, they record it in the price ledger, keep its changes, and
 * fail if another publication came first.
 */
export function toStatements(
  dataset: Dataset,
  bytes: number,
  live: Kept | undefined,
  publication?: Publication,
): Statement[] {
  const known = live?.dataset;
  const isKept = (name: keyof Dataset) => known && isSame(known[name], dataset[name]);
  const replaced = REPLACED.filter((name) => !(known && name === "prices") && !isKept(name));
  return [
    ...(publication ? [beginPublication(publication)] : []),
    ...replaced.map((name) => ({ sql: `delete from ${getTableName(tables[name])}` })),
    ...nextEdition(dataset, bytes),
    ...replaced.flatMap((name) => tableInserts(tables[name], dataset[name], bytes)),
    ...(isKept("worldPrices") ? [] : worldPriceStatements(dataset, bytes)),
    ...(known ? priceStatements(dataset, known, bytes) : []),
    ...quoteStatements(dataset.quotes, publication?.withdrawn ?? [], bytes),
    ...yardStatements(dataset, bytes, live?.yardBlocks, known?.scrapYards),
    ...(dataset.dataset[0]?.placesVersion === live?.places ? [] : placeStatements(dataset, bytes)),
    ...(publication ? recordPublication(publication, dataset.priceHistory, bytes) : []),
    ...(known ? setPrevious(dataset, known, bytes) : [{ sql: SET_PREVIOUS }]),
    ...PACKED.map((sql) => ({ sql })),
  ];
}

/** Updates the dataset's row instead of replacing it, so that its edition keeps counting. */
function nextEdition({ dataset }: Dataset, bytes: number): Statement[] {
  const others = columnNames(tables.dataset).filter((name) => name !== "id" && name !== "edition");
  const changes = [...others.map((name) => `${name} = excluded.${name}`), "edition = edition + 1"];
  return tableInserts(tables.dataset, dataset, bytes).map(({ sql, json }) => ({
    // Without "where", SQLite would read "on" as part of a join.
    sql: `${sql} where true on conflict (id) do update set ${changes.join(", ")}`,
    json,
  }));
}

/** World prices from an outdated checkout must not replace those of a newer edition. */
function worldPriceStatements({ worldPrices }: Dataset, bytes: number): Statement[] {
  return tableInserts(tables.worldPrices, worldPrices, bytes).map(({ sql, json }) => ({
    sql: `${sql} where true on conflict (series) do update
      set (unit, edition, months) = (excluded.unit, excluded.edition, excluded.months)
      where excluded.edition >= edition and excluded.months <> months`,
    json,
  }));
}

function placeStatements({ cities, allPlaces }: Dataset, bytes: number): Statement[] {
  if (!allPlaces) return [];
  const places = toLocalities(cities, allPlaces);
  const taken = takenLocalities(cities, allPlaces);
  return [
    { sql: `delete from ${getTableName(placeWords)}` },
    ...tableInserts(placeWords, toPlaceWords(places, taken), bytes),
  ];
}

/** The statements as the text of an SQL file, one per line. */
export function toSqlFile(statements: Statement[]): string {
  // The replacement is a function because "$" is special in a replacement string.
  const lines = statements.map(({ sql, json }) =>
    sql.replaceAll(/\n\s*/g, " ").replace("?1", () => `'${json}'`),
  );
  return lines.map((line) => `${line};\n`).join("");
}
