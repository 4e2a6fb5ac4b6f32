import type { Live } from "../apply/live.ts";
import { isChange, type TableChange } from "../compare/changes.ts";
import { movesOf } from "../compare/moves.ts";
import { amount, columns, counted, dateAndTime, percent, tableName } from "../compare/names.ts";
import { isComparable, type Judged, warningsOf } from "../compare/warnings.ts";

/** How many of the largest moves are shown. */
const MOVES = 10;

/** What will change, as lines for a terminal. */
export function changeLines(judged: Judged): string[] {
  const { live, changes, dataset } = judged;
  const records = counted(changes.newRecords, "new row", "new rows");
  return [
    `Live now: ${liveText(live)}`,
    "",
    "What will change",
    ...(isComparable(judged)
      ? columns(changes.tables.map((table) => [tableName(table.name), tableText(table)]))
      : [
          `  ${replacedText(live)}`,
          ...columns(
            changes.tables.map(({ name }) => [tableName(name), String(dataset[name].length)]),
          ),
        ]),
    ...(changes.newRecords > 0 ? columns([["price_history.csv", records]]) : []),
    ...(isComparable(judged) ? moveLines(judged) : []),
  ];
}

/** What looks wrong, as lines for a terminal; none if nothing does. */
export function warningLines(judged: Judged): string[] {
  if (!isChange(judged.changes)) return [];
  const warnings = warningsOf(judged).map((text) => `  ${text}`);
  return warnings.length === 0 ? [] : ["", "What looks wrong", ...warnings];
}

/** What is live, in words. */
export function liveText({ rows, publication }: Pick<Live, "rows" | "publication">): string {
  const [dataset] = rows.dataset;
  if (!dataset) return "nothing: the database is empty";
  const kind = dataset.isSample ? "sample data, " : "";
  const since =
    publication && `, publication ${publication.id} of ${dateAndTime(publication.publishedAt)}`;
  return `${dataset.name} (${kind}published ${dataset.publishedOn}${since ?? ""})`;
}

function replacedText(live: Live): string {
  const { isSample } = live.state;
  if (isSample === undefined) return "The database is empty. These rows will be added:";
  const kinds = isSample ? "Real data replaces sample data" : "Sample data replaces real data";
  return `${kinds}, so there is nothing to compare. The new rows:`;
}

function tableText({ added, removed, changed, isReordered }: TableChange): string {
  const parts = [
    ...(added > 0 ? [`${added} added`] : []),
    ...(removed > 0 ? [`${removed} removed`] : []),
    ...(changed > 0 ? [`${changed} changed`] : []),
    ...(isReordered ? ["order changed"] : []),
  ];
  return parts.join(", ") || "no change";
}

function moveLines({ changes, nameOf }: Judged): string[] {
  const moves = movesOf(changes.prices);
  if (moves.length === 0) return [];
  const heading =
    moves.length > MOVES
      ? `The ${MOVES} largest of ${counted(moves.length, "price move")}`
      : "Price moves, the largest first";
  const rows = moves
    .slice(0, MOVES)
    .map(({ before, after, change }) => [
      nameOf(after),
      amount(before),
      `→ ${amount(after)}`,
      percent(change),
    ]);
  return ["", heading, ...columns(rows)];
}
