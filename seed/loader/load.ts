// npm run data:load: checks a folder of CSV files and loads it into the database.
// seed/README.md describes the files.
import { parseArgs } from "node:util";
import { stateDirectory } from "../../scripts/database/local.ts";
import { CommandError } from "../../scripts/run.ts";
import { loadLocal, loadRemote, readDataset, SEED_FOLDER } from "./database.ts";
import { summary } from "./dataset.ts";
import { DataError } from "./problems.ts";

const MAX_PROBLEMS_SHOWN = 50;

/** The command line; undefined when it is not valid. */
function readArguments() {
  try {
    const options = { remote: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder = SEED_FOLDER, ...more] = positionals;
    return more.length > 0 ? undefined : { isRemote: values.remote, folder };
  } catch {
    return undefined;
  }
}

async function load(folder: string, isRemote: boolean): Promise<void> {
  if (isRemote) {
    const dataset = readDataset(folder);
    console.log(`Loading ${summary(dataset)} into the database at Cloudflare …`);
    loadRemote(dataset);
    console.log("Loaded. The site shows the new data within a minute.");
    return;
  }
  const result = await loadLocal(folder, stateDirectory());
  if (result.changed) console.log(`Loaded ${result.summary} into the local database.`);
  else console.log(`Nothing to change: ${result.summary} is already loaded.`);
}

function report(error: unknown): void {
  if (error instanceof DataError) {
    for (const problem of error.problems.slice(0, MAX_PROBLEMS_SHOWN)) console.error(problem);
    const hidden = error.problems.length - MAX_PROBLEMS_SHOWN;
    if (hidden > 0) console.error(`… and ${hidden} more`);
  } else console.error(error instanceof CommandError ? error.message : error);
  console.error("Nothing was loaded.");
}

const args = readArguments();
if (args) {
  try {
    await load(args.folder, args.isRemote);
  } catch (error) {
    report(error);
    process.exitCode = 1;
  }
} else {
  console.error("Usage: npm run data:load -- [--remote] [folder]");
  process.exitCode = 2;
}
