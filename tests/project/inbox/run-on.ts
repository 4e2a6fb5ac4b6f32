import type { DatabaseSync } from "node:sqlite";
import { inbox } from "../../../scripts/inbox/inbox.ts";
import { newPlace, run } from "../../publishing/commands/run-command.ts";
import { sqliteTarget } from "../../publishing/sqlite-target.ts";

/** Runs commands on the inbox of a database in memory, one after another; what each printed, and how it ended. */
export async function runOn(sqlite: DatabaseSync, ...commands: string[][]) {
  const outcomes = [];
  for (const args of commands) {
    const place = { ...newPlace(), target: sqliteTarget(sqlite) };
    const { status, stdout, stderr } = await run(inbox, args, place);
    outcomes.push({ output: stdout, isDone: status === 0, stderr });
  }
  return outcomes;
}
