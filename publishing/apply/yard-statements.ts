import { isSame } from "../compare/change.ts";
import type { LiveState } from "../compare/live.ts";
import { type Dataset, tables } from "../derive/tables.ts";
import type { Statement } from "../statement.ts";
import { upserts } from "./inserts.ts";

/**
 * Writes the blocks of yards that differ from those that are live, and the rows of yards that do; `rows` are those
 * that are live, if they are known.
 */
export function yardStatements(
  { scrapYards, yardBlocks }: Dataset,
  bytes: number,
  live: LiveState["yardBlocks"] = {},
  rows: Dataset["scrapYards"] = [],
): Statement[] {
  const changed = yardBlocks.filter(({ block, version }) => live[block] !== version);
  if (changed.length === 0) return [];
  const isChanged = new Set(changed.map(({ block }) => block));
  const known = new Map(rows.map((row) => [row.id, row]));
  const yards = scrapYards.filter(
    (row) => isChanged.has(row.id % yardBlocks.length) && !isSame(known.get(row.id), row),
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
    {
      // Yards that were merged into others are in no block.
      sql: `delete from scrap_yards where id not in
        (select yard.value->>0 from yard_blocks, json_each(yard_blocks.yards, '$.yards') yard)
        and id not in (${scrapYards.filter(isMerged).map(({ id }) => id)})`,
    },
  ];
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
