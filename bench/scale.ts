import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { measureReads } from "../scripts/rows-read.ts";
import { ROOT } from "../scripts/run.ts";
import { loadLocal } from "../seed/database.ts";
import { writeScaledSample } from "../seed/sample-scale.ts";
import { withDatabase } from "../seed/wrangler.ts";

/** Rows of D1 that each view reads, by the number of yards. */
export type Scale = Record<string, Record<string, number>>;

/** Numbers of yards that are measured; a database of the last one takes a minute to be made, once. */
const SIZES = [300, 5_000, 100_000];

/** Rows read by each view at each size. */
export async function scale(): Promise<Scale> {
  const found: Scale = {};
  for (const yards of SIZES) {
    found[yards] = await withDatabase(await stateOf(yards), measureReads);
  }
  return found;
}

/** The local data of a sample of so many yards, made where it is missing or of another recipe. */
async function stateOf(yards: number): Promise<string> {
  const folder = `.wrangler/bench/yards-${yards}-${recipe()}`;
  if (!existsSync(path.join(ROOT, folder))) {
    const started = `${folder}.part`;
    rmSync(path.join(ROOT, started), { recursive: true, force: true });
    writeScaledSample(path.join(ROOT, started), yards);
    await loadLocal(path.join(ROOT, started), `${started}/state`);
    renameSync(path.join(ROOT, started), path.join(ROOT, folder));
  }
  return `${folder}/state`;
}

/** Everything that a sample database is made from, in eight digits. */
function recipe(): string {
  const hash = createHash("sha256");
  for (const folder of ["migrations", "seed"]) {
    const files = readdirSync(path.join(ROOT, folder)).filter((file) =>
      /\.(csv|sql|ts)$/.test(file),
    );
    for (const file of files.sort()) hash.update(readFileSync(path.join(ROOT, folder, file)));
  }
  return hash.digest("hex").slice(0, 8);
}
