import type { TableChange } from "../compare/comparison.ts";
import { amount, columns, percent, shortened, tableName } from "../compare/formats.ts";
import { type Live, liveText } from "../compare/live.ts";
import type { Preview } from "../compare/preview.ts";
import { changeLines } from "../compare/row-texts.ts";
import type { Line, Warning } from "../compare/warning-kinds.ts";
import { counted } from "../read/problems.ts";

/** The number of rows, and of price moves, to show. */
const SHOWN = 20;

/** A preview as lines for a terminal; long lists are cut, to `most` lines if given. */
export function previewLines(preview: Preview, most?: number): string[] {
  const { live, isComparable, tables, newRecords, earlierDay: day } = preview;
  const records = counted(newRecords, "new row", "new rows");
  return [
    `Live now: ${liveText(live)}`,
    "",
    "What will change",
    ...(isComparable ? [] : [`  ${replacedText(live)}`]),
    ...columns(
      tables.map((table) => [
        tableName(table.name),
        isComparable ? tableText(table) : String(table.rows),
      ]),
    ),
    ...(newRecords > 0 ? columns([["price_history.csv", records]]) : []),
    ...(isComparable ? [...moveLines(preview, most), ...rowLines(preview, most)] : []),
    ...section("What the quotes make", textsOf(preview.quotes), most),
    ...(day
      ? [
          "",
          `published_on is ${day.day}, which is before the newest check of a price, on ${day.newest}.`,
        ]
      : []),
    ...warningLines(preview.warnings, most),
  ];
}

function warningLines(warnings: Warning[], most?: number): string[] {
  const lines = warnings.map(({ heading, lines }) =>
    lines.length === 0
      ? `  ${heading}.`
      : [
          `  ${heading}:`,
          ...shortened(
            lines.map(({ text }) => text),
            most,
          ),
        ].join("\n    "),
  );
  return lines.length === 0 ? [] : ["", "What looks wrong", ...lines];
}

function textsOf(lines: Line[]): string[] {
  return lines.map(({ text }) => `  ${text}`);
}

/** A heading with its lines; empty if there are no lines. */
function section(heading: string, lines: string[], most = SHOWN): string[] {
  return lines.length > 0 ? ["", heading, ...shortened(lines, most)] : [];
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

function moveLines({ moves }: Preview, most?: number): string[] {
  const rows = moves.map(({ name, before, after, change }) => [
    name,
    amount(before),
    `→ ${amount(after)}`,
    percent(change),
  ]);
  return section("Price moves, the largest first", columns(rows), most);
}

/** The change of every row except prices that move; prices that were only checked again are counted. */
function rowLines({ changes }: Preview, most?: number): string[] {
  const others = changes.filter(({ kind }) => kind === "other");
  const lines = others
    .flatMap((change) => changeLines(change, change.name))
    .map((line) => `  ${line}`);
  const checked = changes.filter(({ kind }) => kind === "checked").length;
  const count = counted(
    checked,
    "price was checked again and is",
    "prices were checked again and are",
  );
  return [
    ...section("Row by row", lines, most),
    ...(checked > 0 ? ["", `${count} the same.`] : []),
  ];
}
