import type { DatabaseSync } from "node:sqlite";
import { readCommand } from "../../../scripts/inbox/arguments.ts";
import { type Outcome, runCommand } from "../../../scripts/inbox/commands.ts";
import { inboxOf } from "../../../scripts/inbox/database.ts";

/** Runs commands on the inbox of a database in memory, one after another. */
export async function runOn(sqlite: DatabaseSync, ...commands: string[][]): Promise<Outcome[]> {
  const inbox = inboxOf(async <Row>(sql: string) => sqlite.prepare(sql).all() as Row[]);
  const outcomes = [];
  for (const args of commands) outcomes.push(await runCommand(inbox, readCommand(args)));
  return outcomes;
}
