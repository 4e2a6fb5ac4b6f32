// How many database rows each view reads: D1 bills them, and a first view must not read more as yards are
// added. Prints a table: node scripts/rows-read.ts .wrangler/sample-5000/state …
import { existsSync } from "node:fs";
import path from "node:path";
import { hasTable, withDatabase } from "./database/local.ts";
import { ROOT } from "./run.ts";
import { measureReads } from "./view-reads.ts";

/** The measured databases side by side, as a Markdown table. */
function table(columns: Column[]): string {
  const shown = (number = 0) => number.toLocaleString("en-AU");
  const names = Object.keys(columns[0]?.reads ?? {});
  const lines = [
    ["rows read", ...columns.map(({ yards }) => `${shown(yards)} yards`)],
    ["---", ...columns.map(() => "---:")],
    ...names.map((name) => [name, ...columns.map(({ reads }) => shown(reads[name]))]),
  ];
  return lines.map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

type Column = Awaited<ReturnType<typeof column>>;

async function column(folder: string) {
  // Opening a database that is not there would make one.
  if (!existsSync(path.resolve(ROOT, folder))) throw new Error(`There is no folder ${folder}.`);
  const yards = await withDatabase(folder, async (db) => {
    if (!(await hasTable(db, "dataset"))) throw new Error(`${folder} contains no dataset.`);
    return (
      (await db.prepare("select count(*) as yards from scrap_yards").first<number>("yards")) ?? 0
    );
  });
  return { yards, reads: await measureReads(folder) };
}

async function main(folders: string[]): Promise<void> {
  if (folders.length === 0) throw new Error("Usage: node scripts/rows-read.ts FOLDER…");
  const columns = [];
  for (const folder of folders) columns.push(await column(folder));
  console.log(table(columns));
}

if (process.argv[1] === import.meta.filename) {
  main(process.argv.slice(2)).catch((error: Error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
