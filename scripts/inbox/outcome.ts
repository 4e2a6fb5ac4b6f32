import type { NumberedTable, Table } from "./entries.ts";
import type { NumberRange } from "./option-values.ts";

/** What to print, and whether the command did all that it was asked for. */
export interface Outcome {
  output: string;
  isDone: boolean;
}

/** The ranges without an entry among those that were found, in words. */
export function missing(
  table: NumberedTable,
  ranges: readonly NumberRange[],
  found: readonly number[],
): string[] {
  const one = table.slice(0, -1);
  return ranges
    .filter(([first, last]) => !found.some((id) => first <= id && id <= last))
    .map(([first, last]) => `${one} ${first === last ? first : `from ${first} to ${last}`}`);
}

/** "message 12", "3 messages". */
export function named(table: NumberedTable, ids: readonly number[]): string {
  return ids.length === 1 ? `${table.slice(0, -1)} ${ids[0]}` : counted(ids.length, table);
}

/** Which subscribers were deleted, and which are not on the list. */
export function deletedSubscribers(emails: readonly string[], deleted: readonly string[]): Outcome {
  const name =
    deleted.length === 1 ? `subscriber ${deleted[0]}` : counted(deleted.length, "subscribers");
  const rest = emails.filter((email) => !deleted.includes(email));
  return outcomeOf(
    deleted.length > 0 && `Deleted ${name}.`,
    rest.map((email) => `subscriber ${email}`),
  );
}

/** What was done, if anything was, and what there is none of. */
export function outcomeOf(did: string | false, none: readonly string[]): Outcome {
  const lines = [...(did ? [did] : []), ...none.map((one) => `There is no ${one}.`)];
  return { output: `${lines.join("\n")}\n`, isDone: none.length === 0 };
}

/** What was deleted, or what would be without a confirmation; `why` says which entries. */
export function deletion(isConfirmed: boolean, what: string, why: string): Outcome {
  if (isConfirmed) return done(`Deleted ${what} ${why}.`);
  return done(`This would delete ${what} ${why}. Nothing was deleted. Add --yes to delete them.`);
}

/** A text to print after everything was done. */
export function done(text: string): Outcome {
  return { output: `${text}\n`, isDone: true };
}

const AND = new Intl.ListFormat("en-AU");

/** How many entries of each table, one table after another: "1 message, 2 reports and 0 subscribers". */
export async function countedAll<T extends Table>(
  tables: readonly T[],
  countOf: (table: T) => Promise<number>,
): Promise<string> {
  const counts: string[] = [];
  for (const table of tables) counts.push(counted(await countOf(table), table));
  return AND.format(counts);
}

/** "1 message", "2 messages". */
export function counted(count: number, table: Table): string {
  return `${count} ${count === 1 ? table.slice(0, -1) : table}`;
}
