// npm run data:backup: writes all contents of a database to a file from which data:restore can recreate it.
import { REMOTE, readOptions, typedPath } from "../command-line/options.ts";
import { exportedLocal, stateDirectory } from "../database/local.ts";
import { remoteDatabase } from "../database/remote.ts";
import { backupText, openBackup } from "./backup-file.ts";
import { type Command, start } from "./command.ts";
import { assertNew, writePrivate } from "./new-files.ts";

const usage = "npm run data:backup -- [--remote] FILE";

const run: Command["run"] = async (args, { print }) => {
  const { values, positionals } = readOptions(args, REMOTE, 1, "Name the file to write to.");
  const file = typedPath(positionals[0]!);
  assertNew(file);
  const sql = values.remote ? remoteDatabase().exported() : await exportedLocal(stateDirectory());
  const text = backupText(sql);
  const { holdings } = await openBackup(text);
  writePrivate(file, text);
  print(`Wrote ${file}, which was read again to check it. It holds:\n  ${holdings.join("\n  ")}`);
  print(
    "\nIt holds people's addresses: keep it where only you can read it, and delete it in time.",
  );
  return true;
};

/** Writes all contents of a database to a file. */
export const backup: Command = { usage, run, failed: "Nothing was written." };

await start(backup, import.meta.filename);
