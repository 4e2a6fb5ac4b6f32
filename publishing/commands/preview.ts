import { type Change, isWholesale } from "../compare/change.ts";
import type { TableChange } from "../compare/changes.ts";
import { tableOf } from "../compare/content.ts";
import type { Live } from "../compare/live.ts";
import { movesOf } from "../compare/moves.ts";
import {
  amount,
  columns,
  counted,
  dateAndTime,
  percent,
  shortened,
  tableName,
} from "../compare/names.ts";
import { quoteLines } from "../compare/quote-warnings.ts";
import { changeLines, namesOf } from "../compare/row-names.ts";
import type { Warning } from "../compare/warning.ts";
import { isComparable, type Judged } from "../compare/warnings.ts";

/** How many rows and how many price moves are shown. */
const SHOWN = 20;

/** What will change, as lines for a terminal; of long lists the first `most` lines. */
export function previewLines(judged: Judged, most = SHOWN): string[] {
  const { proposal, changes } = judged;
  const { live, dataset, newRecords } = proposal;
  const records = counted(newRecords, "new row", "new rows");
  return [
    `Live now: ${liveText(live)}`,
    "",
    "What will change",
    ...(isComparable(proposal)
      ? columns(changes.tables.map((table) => [tableName(table.name), tableText(table)]))
      : [
          `  ${replacedText(live)}`,
          ...columns(
            changes.tables.map(({ name }) => [tableName(name), String(dataset[name].length)]),
          ),
        ]),
    ...(newRecords > 0 ? columns([["price_history.csv", records]]) : []),
    ...(isComparable(proposal) ? [...moveLines(judged, most), ...rowLines(judged, most)] : []),
    ...quotedLines(judged, most),
    ...dayLines(judged),
  ];
}

/** What looks wrong, as lines for a terminal; none if nothing does. */
export function warningLines(warnings: Warning[], most?: number): string[] {
  const lines = warnings.map(({ heading, lines }) =>
    lines.length === 0
      ? `  ${heading}.`
      : [`  ${heading}:`, ...shortened(lines, most)].join("\n    "),
  );
  return lines.length === 0 ? [] : ["", "What looks wrong", ...lines];
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

function moveLines({ changes, nameOf }: Judged, most: number): string[] {
  const moves = movesOf(changes.prices);
  if (moves.length === 0) return [];
  const rows = moves.map(({ before, after, change }) => [
    nameOf(after),
    amount(before),
    `→ ${amount(after)}`,
    percent(change),
  ]);
  return ["", "Price moves, the largest first", ...shortened(columns(rows), most)];
}

function quotedLines(judged: Judged, most: number): string[] {
  const lines = quoteLines(judged).map((line) => `  ${line}`);
  return lines.length > 0 ? ["", "What the quotes make", ...shortened(lines, most)] : [];
}

/** What becomes of every row, apart from the prices that move: of those that were only checked, their number. */
function rowLines({ proposal, changes }: Judged, most: number): string[] {
  const names = namesOf(proposal.live.rows);
  const others = proposal.changes.filter(
    (change) => !isWholesale(change) && !isCheckOnly(change) && !isMove(change),
  );
  const lines = others.flatMap((change) => changeLines(change, names.get(change.key)));
  const checked = proposal.changes.filter(isCheckOnly).length;
  const count = counted(
    checked,
    "price was checked again and is",
    "prices were checked again and are",
  );
  return [
    ...(lines.length > 0
      ? [
          "",
          "Row by row",
          ...shortened(
            lines.map((line) => `  ${line}`),
            most,
          ),
        ]
      : []),
    ...(checked > 0 && changes.prices.length > 0 ? ["", `${count} the same.`] : []),
  ];
}

function isMove({ before, after }: Change): boolean {
  return (
    // Prices alone have it.
    !!before?.min &&
    !!after?.min &&
    before.description === after.description &&
    (before.min !== after.min || before.max !== after.max)
  );
}

function isCheckOnly({ key, before, after }: Change): boolean {
  return (
    tableOf(key) === "prices" &&
    !!before &&
    !!after &&
    before.min === after.min &&
    before.max === after.max &&
    before.description === after.description &&
    String(before.checked_on) < String(after.checked_on)
  );
}

/** A day that lies before the newest check is most likely an old one that nobody looked at. */
function dayLines({ proposal: { dataset } }: Judged): string[] {
  const day = dataset.dataset[0]?.publishedOn ?? "";
  const newest = dataset.prices
    .map(({ checkedOn }) => checkedOn)
    .reduce((a, b) => (a > b ? a : b), "");
  return day < newest
    ? ["", `published_on is ${day}, which is before the newest check of a price, on ${newest}.`]
    : [];
}
