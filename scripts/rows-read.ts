// How many rows of the database a first view reads: what D1 bills, and what must not grow with the
// number of yards. Prints a table: node scripts/rows-read.ts .wrangler/sample-5000/state …
import { hasTable, withDatabase } from "../seed/wrangler.ts";
import { allCities, cityBySlug, topCities } from "../worker/data/cities.ts";
import { currentDataset } from "../worker/data/dataset.ts";
import {
  directoryFigures,
  directoryOptions,
  directoryYard,
  mapPoints,
  searchYards,
} from "../worker/data/directory.ts";
import { allMaterials, materialBySlug } from "../worker/data/materials.ts";
import { pricesInCity, pricesOfMaterial } from "../worker/data/prices.ts";
import { createStore, type Store } from "../worker/data/store.ts";
import type { YardFilters } from "../worker/data/types.ts";
import { yardsInCity } from "../worker/data/yards.ts";
import { countingDatabase } from "./counting-database.ts";

type View = (store: Store) => Promise<unknown>;

const SYDNEY = 13;
/** As app/routes/city.tsx asks: the yards it shows, and one to know whether there are more. */
const YARDS_ASKED = 37;
const LAST = 100_000;
const NONE: YardFilters = { q: "", state: "", material: "", service: "" };

/** Rows read by each view, the frame's own included where it is a page. */
export async function measureReads(db: D1Database): Promise<Record<string, number>> {
  const { states, materials, services } = await directoryOptions(createStore({ DB: db }));
  const combined = await combinations(db);
  const views: Record<string, View[]> = {
    "home page": [page(home)],
    "cities page": [page(cities)],
    "city page (Sydney)": [page(city)],
    "material page (copper)": [page(material)],
    "directory, first page": [directory({})],
    "one state": states.map((state) => directory({ state })),
    "one material": materials.map((material) => directory({ material })),
    "one service": services.map((service) => directory({ service })),
    "state, material and service": combined.map((filters) => directory(filters)),
    'search for "wattle"': [directory({ q: "wattle" })],
    'short search, "zi"': [directory({ q: "zi" })],
    'common short search, "me"': [directory({ q: "me" })],
    'common search, "metal"': [directory({ q: "metal" })],
    "search and all filters": combined.map((filters) => directory({ ...filters, q: "metal" })),
    "directory, page 2": [directory({}, 2)],
    "directory, last page": [directory({}, LAST)],
    "one state, last page": states.map((state) => directory({ state }, LAST)),
    "map, all yards": [(store) => mapPoints(store, NONE)],
    "map, one state": states.map((state) => (store) => mapPoints(store, { ...NONE, state })),
    "map, state, material and service": combined.map(
      (filters) => (store) => mapPoints(store, filters),
    ),
    "map, one yard's details": [(store) => directoryYard(store, 1)],
  };
  const reads: Record<string, number> = {};
  for (const [name, variants] of Object.entries(views)) reads[name] = await worst(db, variants);
  return reads;
}

/** The most rows that any of the variants reads. */
async function worst(db: D1Database, variants: View[]): Promise<number> {
  const reads = variants.map(async (view) => {
    const { database, rowsRead } = countingDatabase(db);
    await view(createStore({ DB: database }));
    return rowsRead();
  });
  return Math.max(...(await Promise.all(reads)));
}

/** Combinations of all three filters: the rarest, some in the middle and the most common. */
async function combinations(db: D1Database): Promise<YardFilters[]> {
  const { results } = await db
    .prepare(
      "select '' as q, state, material, service from yard_counts where state <> '' and material <> '' and service <> '' order by yards, state, material, service",
    )
    .all<YardFilters & Record<string, unknown>>();
  const middle = Math.floor(results.length / 2);
  return [...results.slice(0, 4), ...results.slice(middle, middle + 4), ...results.slice(-4)];
}

/** A view with what app/root.tsx reads for the frame of every page. */
function page(view: View): View {
  return (store) =>
    Promise.all([topCities(store, 6), allMaterials(store), currentDataset(store), view(store)]);
}

function home(store: Store) {
  return Promise.all([topCities(store, 6), allMaterials(store), pricesInCity(store, SYDNEY)]);
}

function cities(store: Store) {
  return Promise.all([topCities(store, 12), allCities(store)]);
}

function city(store: Store) {
  return Promise.all([
    cityBySlug(store, "sydney"),
    yardsInCity(store, SYDNEY, YARDS_ASKED),
    allMaterials(store),
    pricesInCity(store, SYDNEY),
  ]);
}

async function material(store: Store) {
  const found = await materialBySlug(store, "copper");
  return found && pricesOfMaterial(store, found.id);
}

function directory(filters: Partial<YardFilters>, number = 1): View {
  return page((store) =>
    Promise.all([
      directoryOptions(store),
      directoryFigures(store),
      searchYards(store, { ...NONE, ...filters }, number),
    ]),
  );
}

/** The measured databases side by side, as a Markdown table. */
function table(columns: Column[]): string {
  const names = Object.keys(columns[0]?.reads ?? {});
  const row = (name: string, cells: string[]) => `| ${[name, ...cells].join(" | ")} |`;
  const shown = (number = 0) => number.toLocaleString("en-AU");
  return [
    row(
      "rows read",
      columns.map(({ yards }) => `${shown(yards)} yards`),
    ),
    row(
      "---",
      columns.map(() => "---:"),
    ),
    ...names.map((name) =>
      row(
        name,
        columns.map(({ reads }) => shown(reads[name])),
      ),
    ),
  ].join("\n");
}

type Column = Awaited<ReturnType<typeof column>>;

async function column(folder: string) {
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
