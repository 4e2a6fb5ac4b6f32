// npm run data:sample: writes the invented prices.csv and scrap_yards.csv in seed/, always the same.
// With --yards N or --years M it writes a scratch dataset of N yards instead, and publishes it in a database
// of its own, with M years of weekly publications before it.
import path from "node:path";
import { parseArgs } from "node:util";
import { answerHelp } from "../../command-line/options.ts";
import { ROOT } from "../../command-line/run.ts";
import { SEED_FOLDER } from "../../publishing/commands/project.ts";
import { MAX_YARDS } from "../../publishing/derive/yard-blocks.ts";
import { readRows, writeRows } from "./files.ts";
import { hasRange, makePrices } from "./prices.ts";
import { MAX_YEARS, publishScratch } from "./scratch.ts";
import { makeYards } from "./yards.ts";

/** The values of --yards and --years, 0 without them; undefined when the command line is not valid. */
function readSizes(): { yards: number; years: number } | undefined {
  try {
    const options = { yards: { type: "string" }, years: { type: "string" } } as const;
    const { yards, years } = parseArgs({ options }).values;
    const sizes = { yards: size(yards, MAX_YARDS), years: size(years, MAX_YEARS) };
    return Object.values(sizes).some(Number.isNaN) ? undefined : sizes;
  } catch {
    return undefined;
  }
}

function size(value: string | undefined, most: number): number {
  if (value === undefined) return 0;
  return /^[1-9]\d*$/.test(value) && Number(value) <= most ? Number(value) : Number.NaN;
}

function writeSample(): void {
  const cities = readRows("cities.csv");
  const materials = readRows("materials.csv");
  const files = {
    "prices.csv": makePrices(cities, materials),
    "scrap_yards.csv": makeYards(cities, readRows("sample/suburbs.csv")),
  };
  for (const [name, rows] of Object.entries(files)) {
    writeRows(SEED_FOLDER, name, rows);
    console.log(`Wrote ${rows.length} rows to seed/${name}.`);
  }
  for (const { name } of materials.filter((material) => !hasRange(material))) {
    console.log(`${name} has no prices: add its price range to seed/sample/ranges.ts.`);
  }
}

async function loadScaled(yards: number, years: number): Promise<void> {
  const parts = [yards > 0 ? `-${yards}` : "", years > 0 ? `-${years}-years` : ""];
  const folder = `.wrangler/sample${parts.join("")}`;
  const { changed, summary } = await publishScratch(path.join(ROOT, folder), yards, years);
  console.log(changed ? `Loaded ${summary}.` : `Nothing to change: ${summary} is already loaded.`);
  console.log(`To see it: STATE_DIR=${folder}/state npm start`);
}

const usage = `npm run data:sample -- [--yards N] [--years M], with N up to ${MAX_YARDS} and M up to ${MAX_YEARS}`;
answerHelp(usage);
const sizes = readSizes();
if (sizes === undefined) {
  console.error(`Usage: ${usage}`);
  process.exitCode = 2;
} else if (sizes.yards > 0 || sizes.years > 0) await loadScaled(sizes.yards, sizes.years);
else writeSample();
