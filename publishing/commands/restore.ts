// npm run data:restore: restores a backup into an empty database, and checks the result.

import type { Target } from "../apply/target.ts";
import { REMOTE, readOptions, typedPath } from "../command-line/options.ts";
import { regularFile } from "../command-line/regular-file.ts";
import { CommandError } from "../command-line/run.ts";
import type { Statement } from "../statement.ts";
import { holdingsOf, openBackup, tablesIn } from "./backup-file.ts";
import { type Command, start } from "./command.ts";

const usage = "npm run data:restore -- [--remote] FILE";

/** Tables that have rows once a database has been used. */
const USED = ["publications", "messages", "reports", "subscribers"];

const run: Command["run"] = async (args, { print, withTarget }) => {
  const { values, positionals } = readOptions(args, REMOTE, 1, "Name the backup.");
  const text = textOf(typedPath(positionals[0]!));
  const { holdings } = await openBackup(text);
  const found = await withTarget(values.remote, async (target) => {
    const emptied = await dropped(target);
    print("Restoring …");
    const { statements } = await openBackup(text, target.statementBytes);
    await target.apply([...emptied, ...statements]);
    return holdingsOf(target);
  });
  const missing = holdings.filter((line) => !found.includes(line));
  if (missing.length > 0)
    throw new CommandError(
      `The database does not hold what the backup does. It should have:\n  ${missing.join("\n  ")}`,
    );
  print(`Restored and checked. The database holds what the backup does:\n  ${found.join("\n  ")}`);
  if (values.remote)
    print("\nNow run `npm run deploy`: pages that are still cached are not of this database.");
  return true;
};

function textOf(file: string): string {
  const bytes = regularFile(file);
  if (!bytes) throw new CommandError(`${file} can't be read.`);
  return bytes.toString();
}

/**
 * Statements that drop the tables of an empty database, which the backup recreates.
 * @throws CommandError if it is not empty
 */
async function dropped(target: Target): Promise<Statement[]> {
  const [tables, views] = [await tablesIn(target, "table"), await tablesIn(target, "view")];
  const used = USED.filter((name) => tables.includes(name));
  const counts = used.map((name) => `select count(*) as rows from ${name}`);
  const results = counts.length > 0 ? await target.query(counts) : [];
  if (results.some(([row]) => Number(row?.rows) > 0))
    throw new CommandError(
      "This database is not empty, and a restore would replace what it holds. Restore into a new one: docs/operations.md says how.",
    );
  return [
    ...views.map((name) => ({ sql: `drop view "${name}"` })),
    ...tables.map((name) => ({ sql: `drop table "${name}"` })),
  ];
}

/** Restores a backup into an empty database. */
export const restore: Command = { usage, run, failed: "Nothing was restored, or not all of it." };

await start(restore, import.meta.filename);
