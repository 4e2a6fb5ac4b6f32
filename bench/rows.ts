import path from "node:path";
import { ROOT } from "../command-line/run.ts";
import { measureReads, type Reads } from "../scripts/view-reads.ts";
import { publishScratch } from "../seed/sample/scratch.ts";
import { type Part, table } from "./report.ts";

/** Rows of D1 that each view reads, by the number of yards; the first run makes the databases. */
export async function rows(sizes = [5_000, 20_000], years = 10): Promise<Part> {
  const reads: Record<string, Reads>[] = [];
  for (const yards of sizes) {
    const folder = path.join(ROOT, `.wrangler/bench/${yards}-yards-${years}-years`);
    await publishScratch(folder, yards, years);
    reads.push(await measureReads(path.join(folder, "state")));
  }
  const found = table(
    ["rows read", ...sizes.map((size) => `${size.toLocaleString("en-AU")} yards`)],
    Object.keys(reads[0]!).map((view) => [view, ...reads.map((column) => column[view]!.rows)]),
  );
  return {
    goals: [],
    text: `## Rows of D1 that a view reads

With ${years} years of weekly publications, when nothing is cached. Where a view has several addresses, the worst counts; each includes the rows for the frame and for the dataset's version.

${found}`,
  };
}
