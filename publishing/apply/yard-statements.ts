import { isSame } from "../compare/change.ts";
import type { LiveState } from "../compare/live.ts";
import { blockOf } from "../derive/pack-yards.ts";
import { type Dataset, tables } from "../derive/tables.ts";
import { type Statement, toJson } from "../statement.ts";
import { upserts } from "./inserts.ts";

/**
 * Writes the blocks of yards that differ from those that are live, and the rows of yards that do; `rows` are those
 * that are live, if they are known: all of them or, where only some are to be published, those.
 */
export function yardStatements(
  { scrapYards, yardBlocks }: Dataset,
  bytes: number,
  live: LiveState["yardBlocks"] = {},
  rows?: Dataset["scrapYards"],
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
      // A block may be longer than a statement.
      ...pieces(text, bytes).map((json) => ({
        sql: `update yard_blocks set yards = yards || ?1 where block = ${block}`,
        json,
      })),
    ]),
    rows ? removed(rows, scrapYards) : removeOthers(scrapYards),
  ];
}

function removed(before: Dataset["scrapYards"], after: Dataset["scrapYards"]): Statement {
  const ids = new Set(after.map(({ id }) => id));
  const gone = before.filter(({ id }) => !ids.has(id)).map(({ id }) => id);
  return {
    sql: "delete from scrap_yards where id in (select value from json_each(?1))",
    json: toJson(gone),
  };
}

function removeOthers(yards: Dataset["scrapYards"]): Statement {
  return {
    // Yards that were merged into others are in no block.
    sql: `delete from scrap_yards where id not in
      (select yard.value->>0 from yard_blocks, json_each(yard_blocks.yards, '$.yards') yard)
      and id not in (${yards.filter(isMerged).map(({ id }) => id)})`,
  };
}

function isMerged({ mergedInto }: Dataset["scrapYards"][number]): boolean {
  return mergedInto !== null;
}

/** A text in pieces of at most so many bytes, of which a character has up to four. */
export function pieces(text: string, bytes: number): string[] {
  const characters = [...text];
  const length = Math.floor(bytes / 4);
  const count = Math.ceil(characters.length / length);
  return Array.from({ length: count }, (_, i) =>
    characters.slice(i * length, (i + 1) * length).join(""),
  );
}
