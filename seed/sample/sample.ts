import { join } from "node:path";
import { parseArgs } from "node:util";
import { root } from "../../scripts/database/wrangler.ts";
import { loadLocal } from "../loader/database.ts";
import { readRows, writeRows } from "./files.ts";
import { makePrices } from "./prices.ts";
import { MOST_YARDS, writeScaledSample } from "./scale.ts";
import { makeYards } from "./yards.ts";

// Writes the invented prices.csv and scrap_yards.csv from the hand-kept files beside it; every run
// gives the same bytes. Run with: node seed/sample/sample.ts
// With --yards N it leaves them alone, and makes and loads a scratch dataset of N yards.

/** How many yards the command line asks for; undefined where none, NaN where it cannot be understood. */
function yardsWanted(): number | undefined {
  try {
    const { yards } = parseArgs({ options: { yards: { type: "string" } } }).values;
    if (yards === undefined) return undefined;
    const count = /^[1-9]\d*$/.test(yards) ? Number(yards) : Number.NaN;
    return count <= MOST_YARDS ? count : Number.NaN;
  } catch {
    return Number.NaN;
  }
}

function writeSample(): void {
  const cities = readRows("cities.csv");
  const files = {
    "prices.csv": makePrices(cities, readRows("materials.csv")),
    "scrap_yards.csv": makeYards(cities, readRows("sample/suburbs.csv")),
  };
  for (const [name, rows] of Object.entries(files)) {
    writeRows(join(root, "seed"), name, rows);
    console.log(`${name}: ${rows.length} rows`);
  }
}

async function loadScaled(count: number): Promise<void> {
  const folder = `.wrangler/sample-${count}`;
  writeScaledSample(join(root, folder), count);
  const { changed, summary } = await loadLocal(join(root, folder), `${folder}/state`);
  console.log(`${changed ? "Loaded" : "Already loaded:"} ${summary}. To see it:`);
  console.log(`  STATE_DIR=${folder}/state npm start`);
}

const wanted = yardsWanted();
if (wanted === undefined) writeSample();
else if (wanted > 0) await loadScaled(wanted);
else {
  console.error(`Usage: npm run data:sample -- [--yards N], N from 1 to ${MOST_YARDS}`);
  process.exitCode = 2;
}
