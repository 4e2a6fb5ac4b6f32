// npm run data:sample: writes the invented prices.csv and scrap_yards.csv in seed/, always the same.
// With --yards N it writes a scratch dataset of N yards instead and loads it into its own database.
import path from "node:path";
import { parseArgs } from "node:util";
import { ROOT } from "../../scripts/run.ts";
import { loadLocal, SEED_FOLDER } from "../loader/database.ts";
import { readRows, writeRows } from "./files.ts";
import { hasRange, makePrices } from "./prices.ts";
import { MAX_YARDS, writeScaledSample } from "./scale.ts";
import { makeYards } from "./yards.ts";

/** The value of --yards; undefined without it, NaN when the command line is not valid. */
function readCount(): number | undefined {
  try {
    const { yards } = parseArgs({ options: { yards: { type: "string" } } }).values;
    if (yards === undefined) return undefined;
    const count = /^[1-9]\d*$/.test(yards) ? Number(yards) : Number.NaN;
    return count <= MAX_YARDS ? count : Number.NaN;
  } catch {
    return Number.NaN;
  }
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

async function loadScaled(count: number): Promise<void> {
  const folder = `.wrangler/sample-${count}`;
  writeScaledSample(path.join(ROOT, folder), count);
  const { changed, summary } = await loadLocal(path.join(ROOT, folder), `${folder}/state`);
  console.log(changed ? `Loaded ${summary}.` : `Nothing to change: ${summary} is already loaded.`);
  console.log(`To see it: STATE_DIR=${folder}/state npm start`);
}

const count = readCount();
if (count === undefined) writeSample();
else if (count > 0) await loadScaled(count);
else {
  console.error(`Usage: npm run data:sample -- [--yards N], with N from 1 to ${MAX_YARDS}`);
  process.exitCode = 2;
}
