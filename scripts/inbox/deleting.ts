import type { Target } from "../../publishing/apply/target.ts";
import { counted } from "../../publishing/read/problems.ts";
import { toJson } from "../../publishing/statement.ts";
import type { Table } from "../../worker/data/inbox/inbox-entries.ts";
import { type Command, type Span, spansOf } from "./arguments.ts";

const ONE = {
  messages: "message",
  reports: "report",
  subscribers: "subscriber",
  searches: "search",
};
const KEY = { messages: "id", reports: "id", subscribers: "email", searches: "word" };
/** The database table that holds the entries. */
const storedIn = (table: Table) => (table === "searches" ? "searched_words" : table);

/** A count with its noun: "1 message", "2 searches". */
export function countOf(count: number, table: Table): string {
  return counted(count, ONE[table], table);
}

/** The message on a deletion, and true if everything that was named existed. */
export interface Deleted {
  text: string;
  isWhole: boolean;
}

/**
 * Deletes what a command asks for, or only counts it until that is confirmed; undefined if it is not a command to
 * delete.
 */
export function deleted(target: Target, command: Command): Promise<Deleted> | undefined {
  const { "delete-message": messages, "delete-report": reports } = command;
  const { "delete-subscriber": emails, "delete-search": words } = command;
  const { "delete-person": person, "delete-before": day, yes } = command;
  const stored = (name: string) => name.trim().toLowerCase();
  const twice = (names: string[]) => names.map((name) => [stored(name), stored(name)] as const);
  const all = (tables: Table[], where: string) => tables.map((table) => part(table, where));
  const sent: Table[] = ["messages", "reports"];
  if (messages) return named(target, "messages", spansOf(messages));
  if (reports) return named(target, "reports", spansOf(reports));
  if (emails) return named(target, "subscribers", twice(emails));
  if (words) return named(target, "searches", twice(words));
  if (person) return cleared(target, ofPerson(stored(person)), `of ${stored(person)}`, yes);
  if (day) {
    const isBefore = `sent_at < ${Date.parse(day)}`;
    return cleared(target, all(sent, isBefore), `sent before ${day}`, yes);
  }
  if (command["delete-spam"]) {
    const suspected = all([...sent, "subscribers"], "is_suspected_spam = 1");
    return cleared(target, suspected, "marked as suspected spam", yes);
  }
  if (command["delete-searches"])
    return cleared(target, all(["searches"], "true"), "that were not understood", yes);
  return undefined;
}

/** Deletes entries that are named individually, and says which of them don't exist. */
async function named(target: Target, table: Table, spans: Span[]): Promise<Deleted> {
  const [one, from, key] = [ONE[table], storedIn(table), KEY[table]];
  // json_each has an "id" column of its own.
  const where = `exists (select 1 from json_each('${toJson(spans)}') as r
    where ${from}.${key} between r.value ->> 0 and r.value ->> 1)`;
  const [rows = []] = await target.query([
    `select distinct ${key} as key from ${from} where ${where}`,
  ]);
  await target.apply([{ sql: `delete from ${from} where ${where}` }]);
  const found = rows.map((row) => row.key!);
  const missing = spans.filter(([first, last]) => !found.some((id) => first <= id && id <= last));
  const lines = missing.map(
    ([first, last]) => `There is no ${one} ${first === last ? first : `from ${first} to ${last}`}.`,
  );
  const what = found.length === 1 ? `${one} ${found[0]}` : countOf(found.length, table);
  if (found.length > 0) lines.unshift(`Deleted ${what}.`);
  return { text: lines.join("\n"), isWhole: missing.length === 0 };
}

/** A part of what is to be deleted: its amount in words, how to count it, and the statement. */
type Part = ReturnType<typeof part>;

function part(table: Table, where: string) {
  const from = `from ${storedIn(table)} where ${where}`;
  return { what: (count: number) => countOf(count, table), from, sql: `delete ${from}` };
}

/**
 * Everything about a person: messages and the subscription are deleted, as are the email in reports, and the notes or
 * texts that contain it. The hash in such a report is also deleted, because it is made from the email.
 */
function ofPerson(email: string): Part[] {
  const isTheirs = `lower(email) = ${sqlText(email)}`;
  // Matches only the whole email, and not a part of another name or a longer domain. A full stop may end the sentence.
  const ends = ["[^a-z0-9.-]*", ".[^a-z0-9]*"].map((end) => `*[^a-z0-9.+_-]${email}${end}`);
  const holds = (column: string) =>
    `(${ends.map((end) => `' ' || lower(${column}) || '  ' glob ${sqlText(end)}`).join(" or ")})`;
  const where = ["email", "note", "seen"].map(holds).join(" or ");
  const onReports: Part = {
    what: (count) => `the address on ${countOf(count, "reports")}`,
    from: `from reports where ${where}`,
    sql: `update reports set email = iif(${holds("email")}, null, email), note = iif(${holds("note")}, null, note),
      seen = iif(${holds("seen")}, '(deleted)', seen), fingerprint = 'deleted ' || id where ${where}`,
  };
  return [part("messages", isTheirs), part("subscribers", isTheirs), onReports];
}

const AND = new Intl.ListFormat("en-AU");

/** Deletes all parts in one transaction, or only counts them until that is confirmed. */
async function cleared(
  target: Target,
  parts: Part[],
  why: string,
  isConfirmed: boolean,
): Promise<Deleted> {
  const counts = await target.query(parts.map(({ from }) => `select count(*) as n ${from}`));
  const what = `${AND.format(parts.map((one, i) => one.what(Number(counts[i]?.[0]?.n))))} ${why}`;
  if (isConfirmed) await target.apply(parts);
  const text = isConfirmed
    ? `Deleted ${what}.`
    : `This would delete ${what}. Nothing was deleted. Add --yes to delete them.`;
  return { text, isWhole: true };
}

/** A text as an SQL literal: quoted, with the quotes inside it doubled. */
function sqlText(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
