import { stringify } from "csv-stringify/sync";
import type { Entries, StoredReport, Table } from "./entries.ts";
import { reportedFacts, reportedName } from "./reported-row.ts";
import { isoTime, sanitise } from "./sanitise.ts";

const COLUMNS: Record<Table, string[]> = {
  messages: [
    ...["id", "sentAt", "name", "email", "subject", "message", "page", "suspectedSpam", "answered"],
  ],
  reports: [
    ...["id", "sentAt", "kind", "about", "shown", "seen", "seenOn", "docketPrice", "email", "page"],
    ...["cityId", "materialId", "yardId", "suspectedSpam", "closed"],
  ],
  subscribers: ["consentedAt", "email", "page", "suspectedSpam"],
};

const TIMES = ["sentAt", "consentedAt"];

/**
 * What a spreadsheet takes for the start of a formula, at the start of a cell or after anything that
 * some spreadsheet takes for the end of one: it may be set to separate by semicolons, say, and then takes
 * the quotes around a cell for text. The full-width forms count in some languages. Blanks end at a tab or a
 * line feed, after which it starts again: otherwise thousands of empty lines would take seconds.
 */
const FORMULA_START = /(^|[,;|"\t\n])([^\S\t\n]*)(?=[=+\-@＝＋－＠])/g;

/**
 * Messages, reports or subscribers as CSV, with times in UTC, prices in dollars and every cell in quotes. An
 * apostrophe stands before each character that could start a formula, and a byte order mark makes Excel read
 * the file as UTF-8.
 */
export function inboxCsv(table: Table, rows: Entries[Table][]): string {
  const cells = rows.map((row) => {
    const values = {
      ...row,
      ...("kind" in row && reportValues(row)),
      suspectedSpam: yesOrNo(row.isSuspectedSpam),
      answered: "isAnswered" in row ? yesOrNo(row.isAnswered) : "",
    };
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, cell(name, value)]),
    );
  });
  return stringify(cells, {
    header: true,
    columns: COLUMNS[table],
    quoted: true,
    quoted_empty: true,
    bom: true,
  });
}

function reportValues(report: StoredReport) {
  const { docketCents, isClosed } = report;
  return {
    about: reportedName(report),
    shown: reportedFacts(report),
    docketPrice: docketCents === null ? null : (docketCents / 100).toFixed(2),
    closed: yesOrNo(isClosed),
  };
}

function yesOrNo(flag: 0 | 1): string {
  return flag ? "yes" : "no";
}

function cell(name: string, value: string | number | null): string {
  if (value === null) return "";
  if (typeof value === "string") return sanitise(value).replace(FORMULA_START, "$1$2'");
  return TIMES.includes(name) ? isoTime(value) : String(value);
}
