// npm run data:world: adds an edition of the World Bank's monthly prices to the project and to a database.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { stringify } from "csv-stringify/sync";
import { rewrite } from "../apply/publish.ts";
import { readLive } from "../apply/read-live.ts";
import type { Target } from "../apply/target.ts";
import { readOptions, typedPath, UsageError } from "../command-line/options.ts";
import { regularFile } from "../command-line/regular-file.ts";
import { CommandError } from "../command-line/run.ts";
import { DataError } from "../read/problems.ts";
import { readRates } from "../world/exchange-rates.ts";
import { assertNotOlder, nextPrices } from "../world/next-prices.ts";
import { readPinkSheet } from "../world/pink-sheet.ts";
import { farMonths, isRevisedTooFar, previewOf } from "../world/preview.ts";
import { type Command, type Surroundings, start } from "./command.ts";
import { isAgreed } from "./confirmation.ts";
import { listed, PUBLISHING_OPTIONS } from "./publishing-options.ts";
import { SEED_FOLDER, thisProject } from "./this-project.ts";
import { worldProposal } from "./world-publishing.ts";

const usage =
  "npm run data:world -- [--remote] [--dry-run] [--accept revisions,months] [--yes] workbook.xlsx [rates.csv]";

const { note: _, by: __, ...OPTIONS } = PUBLISHING_OPTIONS;

const MISSING = "Name the workbook, and a file of exchange rates.";

const FILE = path.join(SEED_FOLDER, "world_prices.csv");

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, 2, MISSING);
  const [workbook = "", rates] = positionals;
  const accepted = listed(values.accept);
  const other = accepted.find((kind) => kind !== "revisions" && kind !== "months");
  if (other) throw new UsageError(`--accept takes revisions, months (found "${other}").`);
  const edition = await readPinkSheet(path.basename(workbook), bytesOf(workbook));
  const known = thisProject().worldPrices;
  const next = nextPrices(
    known,
    edition,
    rates === undefined ? undefined : readRates(path.basename(rates), bytesOf(rates).toString()),
  );
  assertNotOlder(edition.day, known[0]?.edition ?? "", "seed/world_prices.csv has");
  if (next.missing.length > 0)
    throw new DataError([
      `${workbook}: lacks months that are known, such as ${next.missing[0]}. Download the whole workbook again.`,
    ]);
  surroundings.print(previewOf(next, edition.day, known[0]?.edition).join("\n"));
  const open = [
    ...(isRevisedTooFar(next) ? ["revisions"] : []),
    ...(farMonths(next).length > 0 ? ["months"] : []),
  ].filter((kind) => !accepted.includes(kind));
  if (open.length > 0) {
    surroundings.print(
      `\nNothing was loaded. Compare those months with the World Bank's page. If they are right, add --accept ${open.join(",")}; if not, download both files again.`,
    );
    return false;
  }
  const { remote, "dry-run": isDryRun, yes } = values;
  return surroundings.withTarget(remote, (target) =>
    load(target, next.rows, edition.day, { isDryRun, isConfirmed: yes }, surroundings),
  );
};

async function load(
  target: Target,
  worldPrices: ReturnType<typeof nextPrices>["rows"],
  edition: string,
  { isDryRun, isConfirmed }: { isDryRun: boolean; isConfirmed: boolean },
  terminal: Surroundings,
): Promise<boolean> {
  const { print } = terminal;
  const [rows] = await target.query(["select max(edition) as edition from world_prices"]);
  assertNotOlder(edition, String(rows?.[0]?.edition ?? ""), "the database has");
  const live = await readLive(target);
  const proposal = worldProposal(live, worldPrices);
  const text = stringify(worldPrices, { header: true });
  const isFileNew = text !== readFileSync(FILE, "utf8");
  const isNew =
    proposal !== undefined && proposal.dataset.dataset[0]?.version !== live.state.version;
  if (!isFileNew && !isNew) {
    print("Nothing to change: these prices are loaded already.");
    return true;
  }
  if (isDryRun) {
    print("\nDry run: nothing was loaded.");
    return true;
  }
  if (!isConfirmed && !(await isAgreed(target, terminal))) return false;
  // We write the file first: if the database then fails, repeating the command publishes what the file has.
  writeFileSync(FILE, text);
  print(
    "Wrote seed/world_prices.csv. Commit it, so that the next load from another computer has it.",
  );
  if (proposal && isNew) await rewrite(target, proposal.dataset, live.state, proposal.known);
  print(
    proposal
      ? `Loaded into the ${target.place === "local" ? "local database" : "database at Cloudflare"}.`
      : "The database is empty: npm run data:load brings it the world prices, too.",
  );
  return true;
}

/**
 * @throws CommandError if there is no such file
 */
function bytesOf(given: string): Buffer {
  const bytes = regularFile(typedPath(given));
  if (!bytes) throw new CommandError(`${given} can't be read. Check the file's name.`);
  return bytes;
}

/** Adds an edition of the World Bank's monthly prices to the project and to a database. */
export const world: Command = { usage, run, failed: "Nothing was loaded." };

await start(world, import.meta.filename);
