// npm run data:load: checks a folder of CSV files, shows what it would change, and publishes it.
// seed/README.md describes the files.
import { isoToday } from "../../app/format.ts";
import { readOptions, typedPath } from "../../scripts/command-line.ts";
import { readDataset } from "../dataset/database.ts";
import { SEED_FOLDER } from "../dataset/folder.ts";
import { noteOf, runCommand, withTarget } from "./command.ts";
import { previewAndPublish } from "./publishing.ts";
import { terminal } from "./terminal.ts";

const USAGE =
  'npm run data:load -- [--remote] [--dry-run] [--accept] [--yes] [--note "…"] [folder]';

const OPTIONS = {
  remote: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  note: { type: "string" },
} as const;

async function load(args: string[]): Promise<boolean> {
  const { values, positionals } = readOptions(args, OPTIONS, 1);
  const [folder] = positionals;
  const today = isoToday("Australia/Sydney");
  const options = {
    today,
    isDryRun: values["dry-run"],
    isAccepted: values.accept,
    isConfirmed: values.yes,
    note: noteOf(values.note),
  };
  const dataset = readDataset(folder === undefined ? SEED_FOLDER : typedPath(folder), today);
  return withTarget(values.remote, (target) =>
    previewAndPublish(target, dataset, options, terminal()),
  );
}

await runCommand(USAGE, load, "Nothing was loaded.");
