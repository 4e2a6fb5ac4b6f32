// npm run data:rollback: lists the backups, or publishes one of them again.
import path from "node:path";
import { isoToday } from "../../app/format.ts";
import { readOptions } from "../../scripts/command-line.ts";
import type { Target } from "../apply/target.ts";
import { columns, dateAndTime } from "../compare/names.ts";
import { backupDirectory, findBackup, listBackups } from "./backups.ts";
import { type Command, noteOf, start } from "./command.ts";
import { restore } from "./restore.ts";

const usage = 'npm run data:rollback -- [--remote] [--dry-run] [--yes] [--note "…"] [backup]';

const OPTIONS = {
  remote: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  note: { type: "string" },
} as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const note = noteOf(values.note);
  const place = values.remote ? "remote" : "local";
  const [name] = positionals;
  if (name === undefined) {
    surroundings.print(listText(place).join("\n"));
    return true;
  }
  const backup = findBackup(name, place);
  const options = {
    today: isoToday("Australia/Sydney"),
    isDryRun: values["dry-run"],
    isConfirmed: values.yes,
    note,
  };
  return surroundings.withTarget(values.remote, (target) =>
    restore(target, backup, options, surroundings),
  );
};

function listText(place: Target["place"]): string[] {
  const backups = listBackups(place);
  if (backups.length === 0) {
    return [
      `There are no backups of this database in ${backupDirectory()}. A load that changes it makes one first.`,
    ];
  }
  const rows = backups.map(({ folder, takenAt, name, publishedOn, publication }) => [
    path.basename(folder),
    dateAndTime(Date.parse(takenAt)),
    `publication ${publication}`,
    `${name}, published ${publishedOn}`,
  ]);
  const flag = place === "remote" ? "--remote " : "";
  return [
    "Backups, newest first, with the Sydney time at which each was made",
    ...columns(rows),
    "",
    `To go back to one of them: npm run data:rollback -- ${flag}${rows[0]?.[0]}`,
  ];
}

/** Lists the backups, or publishes one of them again. */
export const rollback: Command = { usage, run, failed: "Nothing was loaded." };

await start(rollback, import.meta.filename);
