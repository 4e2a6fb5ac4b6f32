import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { root, stateDirectory } from "../../scripts/database/wrangler.ts";
import { loadLocal } from "./database.ts";
import { DataError } from "./problems.ts";
import { loadRemote } from "./remote.ts";

// Checks a folder of CSV files and loads it into the database: README.md, beside this file.

const MOST_PROBLEMS_SHOWN = 50;

/** What the command line asks for; undefined when it cannot be understood. */
function readArguments() {
  try {
    const options = { remote: { type: "boolean", default: false } } as const;
    const { values, positionals } = parseArgs({ options, allowPositionals: true });
    const [folder = resolve(root, "seed"), ...more] = positionals;
    return more.length > 0 ? undefined : { remote: values.remote, folder };
  } catch {
    return undefined;
  }
}

async function load(folder: string, remote: boolean): Promise<void> {
  if (remote) {
    console.log("Migrations are not applied by this command; `npm run deploy` does that.");
    console.log(`Loaded ${loadRemote(folder)} into the remote database.`);
    return;
  }
  const { changed, summary } = await loadLocal(folder, stateDirectory());
  if (changed) console.log(`Loaded ${summary} into the local database.`);
  else console.log(`Already loaded: ${summary}, nothing to change.`);
}

function explain(error: unknown): void {
  const problems = error instanceof DataError ? error.problems : [String(error)];
  for (const problem of problems.slice(0, MOST_PROBLEMS_SHOWN)) console.error(problem);
  const hidden = problems.length - MOST_PROBLEMS_SHOWN;
  if (hidden > 0) console.error(`… and ${hidden} more`);
  console.error("Nothing was loaded.");
}

const wanted = readArguments();
if (wanted) {
  try {
    await load(wanted.folder, wanted.remote);
  } catch (error) {
    explain(error);
    process.exitCode = 1;
  }
} else {
  console.error("Usage: npm run data:load -- [--remote] [folder]");
  process.exitCode = 2;
}
