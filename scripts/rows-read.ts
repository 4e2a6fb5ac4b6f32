// How many rows of the database a first view reads: what D1 bills, and what must not grow with the
// number of yards. Prints a table: node scripts/rows-read.ts .wrangler/sample-5000/state …
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import {
  directoryFigures,
  directoryOptions,
  directoryYard,
  mapPoints,
  searchYards,
} from "../worker/data/directory.ts";
import { createStore, type Store } from "../worker/data/store.ts";
import type { YardFilters } from "../worker/data/types.ts";
import { hasTable, withDatabase } from "./database/local.ts";
import { ROOT } from "./run.ts";
import { cities, city, directoryFrame, frame, home, material } from "./views.ts";

type View = (store: Store) => Promise<unknown>;
type Filters = Partial<YardFilters>;

const LAST = 100_000;
const NONE: YardFilters = { q: "", state: "", material: "", service: "" };

/** Rows read by each view, the frame's own included where it is a page; the worst of several filters. */
export async function measureReads(db: D1Database): Promise<Record<string, number>> {
  const framed = (await readBy(db, frame)) + (await readBy(db, directoryFrame));
  return {
    ...(await pageReads(db)),
    ...(await directoryReads(db, framed)),
    ...(await mapReads(db)),
  };
}

async function pageReads(db: D1Database) {
  const page = (view: View) => readBy(db, (store) => Promise.all([frame(store), view(store)]));
  return {
    "home page": await page(home),
    "cities page": await page(cities),
    "city page (Sydney)": await page((store) => city(store, "sydney")),
    "city page without prices (Katherine)": await page((store) => city(store, "katherine")),
    "material page (copper)": await page(material),
  };
}

async function directoryReads(db: D1Database, framed: number) {
  const { states, materials, services } = await directoryOptions(createStore({ DB: db }));
  const combined = await combinations(db);
  const found = async (filters: Filters[], page = 1) => {
    const views = filters.map((f) => (s: Store) => searchYards(s, { ...NONE, ...f }, page));
    return framed + (await worst(db, views));
  };
  const byState = states.map((state) => ({ state }));
  return {
    "directory, first page": await found([NONE]),
    "directory, one state": await found(byState),
    "directory, one material": await found(materials.map((material) => ({ material }))),
    "directory, one service": await found(services.map((service) => ({ service }))),
    "directory, state, material and service": await found(combined),
    'search ("wattle")': await found([{ q: "wattle" }]),
    'short search, nothing found ("zi")': await found([{ q: "zi" }]),
    'short search, most found ("me")': await found([{ q: "me" }]),
    'common search ("metal")': await found([{ q: "metal" }]),
    "search and all filters": await found(combined.map((f) => ({ ...f, q: "metal" }))),
    "directory, page 2": await found([NONE], 2),
    "directory, last page": await found([NONE], LAST),
    "directory, one state, last page": await found(byState, LAST),
  };
}

async function mapReads(db: D1Database) {
  const { states } = await directoryOptions(createStore({ DB: db }));
  const combined = await combinations(db);
  const points = (filters: Filters[]) => {
    const views = filters.map((f) => (store: Store) => mapPoints(store, { ...NONE, ...f }));
    return worst(db, views);
  };
  return {
    "map, all yards": await points([NONE]),
    "map, one state": await points(states.map((state) => ({ state }))),
    "map, state, material and service": await points(combined),
    "map, one yard's details": await readBy(db, (store) => directoryYard(store, 1)),
  };
}

async function worst(db: D1Database, views: View[]): Promise<number> {
  // One after another: all at once, the last of many large answers would count as overdue.
  const reads: number[] = [];
  for (const view of views) reads.push(await readBy(db, view));
  return Math.max(...reads);
}

async function readBy(db: D1Database, view: View): Promise<number> {
  const store = createStore({ DB: db });
  await view(store);
  return store.usage.rows;
}

/** Combinations of all three filters: the rarest, some in the middle and the most common. */
async function combinations(db: D1Database): Promise<Filters[]> {
  const sql = `select state, material, service from yard_counts
    where state <> '' and material <> '' and service <> '' order by yards, state, material, service`;
  const { results } = await db.prepare(sql).all<Record<"state" | "material" | "service", string>>();
  const middle = Math.floor(results.length / 2);
  return [...results.slice(0, 4), ...results.slice(middle, middle + 4), ...results.slice(-4)];
}

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

function column(folder: string) {
  // Opening a database that is not there would make one.
  if (!existsSync(resolve(ROOT, folder))) throw new Error(`There is no folder ${folder}.`);
  return withDatabase(folder, async (db) => {
    if (!(await hasTable(db, "dataset"))) throw new Error(`${folder} holds no dataset.`);
    const { yards } = await directoryFigures(createStore({ DB: db }));
    return { yards, reads: await measureReads(db) };
  });
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
