import { stringify } from "csv-stringify/sync";
import { HARMLESS } from "../../app/words/spreadsheet-text.ts";
import { toDollars } from "../../worker/amounts/cents.ts";
import type { Entries, Table } from "../../worker/data/inbox/inbox-entries.ts";
import {
  isoTime,
  reportedFacts,
  reportedName,
  sanitise,
} from "../../worker/data/inbox/inbox-text.ts";

const COLUMNS = {
  messages: "id sentAt name email subject message page suspectedSpam answered",
  reports:
    "id sentAt kind about saw shown seen seenOn docketPrice email page cityId materialId yardId suspectedSpam closed",
  subscribers: "consentedAt email page suspectedSpam",
  searches: "word visitors firstOn",
};

const TIMES = ["sentAt", "consentedAt"];

/**
 * The cells of an entry by column, in order: times in UTC, prices in dollars, and "" for nothing. Anything that could
 * control a terminal is replaced.
 */
export function cellsOf(table: Table, row: Entries[Table]): [column: string, text: string][] {
  const values: Record<string, string | number | null> = {
    ...row,
    ...("isSuspectedSpam" in row && { suspectedSpam: yesOrNo(row.isSuspectedSpam) }),
    ...("isAnswered" in row && { answered: yesOrNo(row.isAnswered) }),
    ...("isClosed" in row && {
      about: reportedName(row),
      saw: row.shown,
      shown: reportedFacts(row),
      docketPrice: row.docketCents === null ? null : toDollars(row.docketCents).toFixed(2),
      closed: yesOrNo(row.isClosed),
    }),
  };
  return COLUMNS[table].split(" ").map((column) => [column, cell(column, values[column])]);
}

/**
 * Entries of a table as CSV, with every cell in quotes. An apostrophe precedes each character that could start a
 * formula, and a byte order mark makes Excel read the file as UTF-8.
 */
export function inboxCsv(table: Table, rows: Entries[Table][]): string {
  const cells = rows.map((row) => Object.fromEntries(cellsOf(table, row)));
  const columns = COLUMNS[table].split(" ");
  const quotes = { quoted: true, quoted_empty: true };
  return stringify(cells, { ...HARMLESS, ...quotes, header: true, columns, bom: true });
}

function yesOrNo(flag: 0 | 1): string {
  return flag ? "yes" : "no";
}

function cell(name: string, value: string | number | null | undefined): string {
  if (typeof value === "number") return TIMES.includes(name) ? isoTime(value) : String(value);
  return sanitise(value ?? "");
}
