import { stringify } from "csv-stringify/sync";
import type { Table } from "./arguments.ts";
import type { StoredMessage, StoredSubscriber } from "./queries.ts";
import { isoTime, sanitise } from "./sanitise.ts";

const COLUMNS: Record<Table, string[]> = {
  messages: [
    ...["id", "sentAt", "name", "email", "subject", "message", "page", "suspectedSpam", "answered"],
  ],
  subscribers: ["consentedAt", "email", "page", "suspectedSpam"],
};

/**
 * What a spreadsheet takes for the start of a formula, at the start of a cell or after anything that
 * some spreadsheet takes for the end of one: it may be set to separate by semicolons, say, and then takes
 * the quotes around a cell for text. The full-width forms count in some languages.
 */
const FORMULA_START = /(^|[,;|"\t\n])(\s*)(?=[=+\-@＝＋－＠])/g;

/**
 * Messages or subscribers as CSV, with times in UTC and every cell in quotes. An apostrophe stands before
 * each character that could start a formula, and a byte order mark makes Excel read the file as UTF-8.
 */
export function inboxCsv(table: Table, rows: (StoredMessage | StoredSubscriber)[]): string {
  const cells = rows.map(({ isSuspectedSpam, ...row }) => ({
    ...Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(name, value)])),
    suspectedSpam: isSuspectedSpam ? "yes" : "no",
    answered: "isAnswered" in row && row.isAnswered ? "yes" : "no",
  }));
  return stringify(cells, { header: true, columns: COLUMNS[table], quoted: true, bom: true });
}

function cell(name: string, value: string | number): string {
  if (typeof value === "string") return sanitise(value).replace(FORMULA_START, "$1$2'");
  return name === "id" ? String(value) : isoTime(value);
}
