// npm run data:load: checks a folder of CSV files, shows what it would change, and publishes it.
// seed/README.md describes the files.
import { isoToday } from "../../app/format.ts";
import { readOptions, typedPath } from "../../scripts/command-line.ts";
import { SEED_FOLDER } from "../read/folder.ts";
import { type Command, noteOf, start } from "./command.ts";
import { readSavedDataset } from "./database.ts";
import { previewAndPublish } from "./publishing.ts";

const usage =
  'npm run data:load -- [--remote] [--dry-run] [--accept] [--yes] [--note "…"] [folder]';

const OPTIONS = {
  remote: { type: "boolean", default: false },
  "dry-run": { type: "boolean", default: false },
  accept: { type: "boolean", default: false },
  yes: { type: "boolean", default: false },
  note: { type: "string" },
} as const;

const run: Command["run"] = async (args, surroundings) => {
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
  const path = folder === undefined ? SEED_FOLDER : typedPath(folder);
  const { dataset, notes } = await readSavedDataset(path, today);
  if (notes.length > 0) surroundings.print("How the files were read");
  for (const note of notes) surroundings.print(`  ${note}`);
  return surroundings.withTarget(values.remote, (target) =>
    previewAndPublish(target, dataset, options, surroundings),
  );
};

/** Checks a folder of CSV files, shows what it would change, and publishes it. */
export const load: Command = { usage, run, failed: "Nothing was loaded." };

await start(load, import.meta.filename);
