import { isSame } from "../compare/change.ts";
import { blockOf } from "../derive/pack-yards.ts";
import { type Dataset, tables } from "../derive/tables.ts";
import { type Statement, toJson } from "../statement.ts";
import { chunks, upserts } from "./inserts.ts";
import { SET_TOUCHED_PREVIOUS } from "./record.ts";

// There are many prices, quotes and yards, so we only write the rows that differ.

type Price = Dataset["prices"][number];
type Quote = Dataset["quotes"][number];
type Yard = Dataset["scrapYards"][number];

/** The prices that are new or differ from the live ones. */
function changedPrices({ prices }: Dataset, live: Dataset): Price[] {
  const known = new Map(live.prices.map((row) => [priceKey(row), row]));
  return prices.filter((row) => !isSame(known.get(priceKey(row)), row));
}

function priceKey({ cityId, materialId }: Price): string {
  return toJson([cityId, materialId]);
}

/** Writes the prices that differ from the live ones, and deletes those that are gone. */
export function priceStatements(dataset: Dataset, live: Dataset, bytes: number): Statement[] {
  const after = new Set(dataset.prices.map(priceKey));
  const gone = live.prices.map(priceKey).filter((key) => !after.has(key));
  const sql = `delete from prices where (city_id, material_id) in (
    select value->>0, value->>1 from json_each(?1))`;
  return [
    ...chunks(gone, bytes).map((json) => ({ sql, json })),
    ...upserts(tables.prices, changedPrices(dataset, live), bytes, {
      keys: 2,
      kept: ["previous_min_cents", "previous_max_cents", "previous_checked_on"],
    }),
  ];
}

/** Sets the previous observation of the prices that the publication affected, once it is recorded. */
export function setPrevious(dataset: Dataset, live: Dataset, bytes: number): Statement[] {
  const keys = chunks(changedPrices(dataset, live).map(priceKey), bytes);
  return (keys.length > 0 ? keys : ["[]"]).map((json) => ({ sql: SET_TOUCHED_PREVIOUS, json }));
}

/** Writes quotes that are new or changed, and deletes those that were withdrawn. */
export function quoteStatements(quotes: Quote[], withdrawn: Quote[], bytes: number): Statement[] {
  const keys = withdrawn.map(({ isSample, yardId, materialId, quotedOn }) =>
    toJson([Number(isSample), yardId, materialId, quotedOn]),
  );
  const sql = `delete from quotes
    where (is_sample, yard_id, material_id, quoted_on) in (
      select value->>0, value->>1, value->>2, value->>3 from json_each(?1))`;
  return [
    ...chunks(keys, bytes).map((json) => ({ sql, json })),
    ...upserts(tables.quotes, quotes, bytes, { keys: 4 }),
  ];
}

/**
 * Writes the yards that differ from the live ones, with their blocks.
 * @param live the versions of the live blocks
 * @param rows the live yards, if known: all of them, or those that may be published
 */
export function yardStatements(
  { scrapYards, yardBlocks }: Dataset,
  bytes: number,
  live: Record<number, string> = {},
  rows?: Yard[],
): Statement[] {
  const changed = yardBlocks.filter(({ block, version }) => live[block] !== version);
  if (changed.length === 0) return [];
  const isChanged = new Set(changed.map(({ block }) => block));
  const known = new Map(rows?.map((row) => [row.id, row]));
  const yards = scrapYards.filter(
    (row) => isChanged.has(blockOf(row.id)) && !isSame(known.get(row.id), row),
  );
  return [
    ...upserts(tables.scrapYards, yards, bytes),
    ...changed.flatMap(({ block, version, yards: text }) => [
      ...upserts(tables.yardBlocks, [{ block, version, yards: "" }], bytes),
      // A block may be too long for one statement.
      ...pieces(text, bytes).map((json) => ({
        sql: `update yard_blocks set yards = yards || ?1 where block = ${block}`,
        json,
      })),
    ]),
    rows ? removed(rows, scrapYards) : removeOthers(scrapYards),
  ];
}

function removed(before: Yard[], after: Yard[]): Statement {
  const ids = new Set(after.map(({ id }) => id));
  return {
    sql: "delete from scrap_yards where id in (select value from json_each(?1))",
    json: toJson(before.map(({ id }) => id).filter((id) => !ids.has(id))),
  };
}

function removeOthers(yards: Yard[]): Statement {
  const merged = yards.filter(({ mergedInto }) => mergedInto !== null);
  return {
    // Merged yards are in no block.
    sql: `delete from scrap_yards where id not in
      (select yard.value->>0 from yard_blocks, json_each(yard_blocks.yards, '$.yards') yard)
      and id not in (${merged.map(({ id }) => id)})`,
  };
}

/** Splits a text into pieces of at most `bytes`; a character takes up to four. */
export function pieces(text: string, bytes: number): string[] {
  const characters = [...text];
  const length = Math.floor(bytes / 4);
  const count = Math.ceil(characters.length / length);
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * length, (i + 1) * length).join(""),
  );
}
