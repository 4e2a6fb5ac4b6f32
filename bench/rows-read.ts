import path from "node:path";
import { measureReads } from "../scripts/rows-read.ts";
import { ROOT } from "../scripts/run.ts";
import { loadLocal } from "../seed/loader/database.ts";
import { writeScaledSample } from "../seed/sample/scale.ts";
import type { Results } from "./results.ts";

/** Rows of D1 that each view reads, by the number of yards. The first run makes the databases. */
export async function rowsRead(): Promise<Results["rowsRead"]> {
  const found: Record<string, object> = {};
  for (const yards of [300, 5_000, 100_000]) {
    const folder = path.join(ROOT, `.wrangler/bench/yards-${yards}`);
    writeScaledSample(folder, yards);
    await loadLocal(folder, path.join(folder, "state"));
    found[yards] = await measureReads(path.join(folder, "state"));
  }
  return found as Results["rowsRead"];
}
