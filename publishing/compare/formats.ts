import { dollarRange } from "../../app/words/format.ts";
import { toDollars } from "../../worker/amounts/cents.ts";
import type { LiveTable, Row } from "../derive/tables.ts";

// How commands and the desk display tables, amounts, times and lists.

/** The name of a table in keys and messages. */
export function tableName(table: LiveTable): string {
  return table === "scrapYards" ? "yards" : table;
}

/** A price as "$8.00 to $11.00", or "$8.00" if both ends are the same. */
export function amount({
  minCents,
  maxCents,
}: Pick<Row<"prices">, "minCents" | "maxCents">): string {
  return dollarRange(toDollars(minCents), toDollars(maxCents), " to ");
}

/** A change as "+25%" or "−12.5%"; 0.25 means up by a quarter. */
export function percent(change: number): string {
  const format = { style: "percent", signDisplay: "always", maximumFractionDigits: 1 } as const;
  return change.toLocaleString("en-AU", format);
}

const TIME = new Intl.DateTimeFormat("en-AU", {
  dateStyle: "long",
  timeStyle: "short",
  timeZone: "Australia/Sydney",
});

/** A time (ms since 1970) as "21 November 2026 at 5:00 pm", Sydney time. */
export function dateAndTime(time: number): string {
  return TIME.format(time);
}

/** Rows as aligned columns. */
export function columns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, i) => Math.max(...rows.map((row) => row[i]!.length)));
  return rows.map((row) =>
    `  ${row.map((cell, i) => cell.padEnd(widths[i]!)).join("  ")}`.trimEnd(),
  );
}

/** The first lines of a list, and how many more there are. */
export function shortened(lines: string[], most = 10): string[] {
  const hidden = lines.length - most;
  const more = hidden > 0 ? [`and ${hidden.toLocaleString("en-AU")} more`] : [];
  return [...lines.slice(0, most), ...more];
}
