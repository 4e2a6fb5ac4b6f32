import { stringify } from "csv-stringify/sync";
import type { KeptMessage, KeptSubscriber } from "./database.ts";
import { harmless, moment } from "./text.ts";

/**
 * Messages or subscribers as CSV with times in UTC. A cell that a spreadsheet would take for a
 * formula starts with an apostrophe; the mark at the start makes Excel read the file as UTF-8.
 */
export function inboxCsv(
  table: "messages" | "subscribers",
  rows: (KeptMessage | KeptSubscriber)[],
): string {
  const columns =
    table === "messages"
      ? ["id", "sentAt", "name", "email", "subject", "message", "page"]
      : ["consentedAt", "email", "page"];
  const cells = rows.map((row) =>
    Object.fromEntries(Object.entries(row).map(([name, value]) => [name, cell(name, value)])),
  );
  return stringify(cells, { header: true, columns, escape_formulas: true, bom: true });
}

function cell(name: string, value: string | number): string {
  if (typeof value === "string") return harmless(value);
  return name === "id" ? String(value) : moment(value);
}
