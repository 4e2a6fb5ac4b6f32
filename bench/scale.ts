import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, renameSync, rmSync } from "node:fs";
import path from "node:path";
import { withDatabase } from "../scripts/database/local.ts";
import { measureReads } from "../scripts/rows-read.ts";
import { ROOT } from "../scripts/run.ts";
import { loadLocal } from "../seed/loader/database.ts";
import { writeScaledSample } from "../seed/sample/scale.ts";
import { DatabaseError } from "../worker/data/store.ts";

/** Rows of D1 that each view reads, by the number of yards. */
export type Scale = Record<string, Record<string, number>>;

/** Numbers of yards that are measured; a database of the last one takes a minute to be made, once. */
const SIZES = [300, 5_000, 100_000];

/** Rows read by each view at each size. */
export async function scale(): Promise<Scale> {
  const found: Scale = {};
  for (const yards of SIZES) {
    const state = await stateOf(yards);
    const reads = await measured(state);
    if (reads) found[yards] = reads;
    else console.warn(`${yards} yards: the database did not answer in time; left out.`);
  }
  return found;
}

/** A busy machine may need longer for a large answer than the site waits; it gets three tries. */
async function measured(state: string): Promise<Record<string, number> | undefined> {
  for (let tries = 0; tries < 3; tries++) {
    try {
      return await withDatabase(state, measureReads);
    } catch (error) {
      if (!(error instanceof DatabaseError)) throw error;
    }
  }
  return undefined;
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
