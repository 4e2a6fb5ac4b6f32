import { createHash } from "node:crypto";
import * as schema from "../../worker/data/schema.ts";
import type { Rows } from "./rows.ts";
import {
  type IndexRow,
  toFigures,
  toFilterOptions,
  toIndex,
  toYardCounts,
} from "./yard-filters.ts";
import { lookUp, toYards } from "./yards.ts";

/** The tables that a load replaces as a whole. What visitors leave behind is not among them. */
export const tables = {
  dataset: schema.dataset,
  states: schema.states,
  cities: schema.cities,
  materials: schema.materials,
  prices: schema.prices,
  scrapYards: schema.scrapYards,
  yardCounts: schema.yardCounts,
  filterOptions: schema.filterOptions,
};

type Tables = { [Name in keyof typeof tables]: (typeof tables)[Name]["$inferSelect"][] };

/** The rows of every table, and of the full-text index. */
export type Dataset = Tables & { yardIndex: IndexRow[] };

/**
 * Turns valid CSV rows into table rows. `migrations` are the names of the database's migrations:
 * they are part of the version, so that a changed database is filled again.
 */
export function toDataset(rows: Rows, migrations: string[]): Dataset {
  const yards = toYards(rows);
  const content = {
    ...toPlaces(rows),
    materials: rows.materials.map((row) => ({ ...row, metaDescription: row.meta_description })),
    prices: toPrices(rows),
    scrapYards: yards.map(({ row }) => row),
    yardCounts: toYardCounts(yards),
    filterOptions: toFilterOptions(rows.cities, yards),
    yardIndex: toIndex(yards),
  };
  const dataset = rows.dataset.map((row) => ({
    id: 1,
    name: row.name,
    publishedOn: row.published_on,
    isSample: row.is_sample,
    version: hash({ dataset: row, content, migrations }),
    ...toFigures(yards),
  }));
  return { dataset, ...content };
}

/** What is loaded, in words: rows by kind, then the dataset's name and day. */
export function summary({ dataset, cities, materials, prices, scrapYards }: Dataset): string {
  const counts = [
    count(cities, "city", "cities"),
    count(materials, "material", "materials"),
    count(prices, "price", "prices"),
  ];
  const yards = count(scrapYards, "yard", "yards");
  const about = `${dataset[0]?.name}, published ${dataset[0]?.publishedOn}`;
  return `${counts.join(", ")} and ${yards} (${about})`;
}

/** Equal data in an equal database gives an equal version: the first 16 digits of a SHA-256. */
function hash(value: unknown): string {
  return createHash("sha256").update(JSON.stringify(value)).digest("hex").slice(0, 16);
}

function count(rows: unknown[], one: string, many: string): string {
  return `${rows.length} ${rows.length === 1 ? one : many}`;
}

function toPlaces({ states, cities }: Rows): Pick<Dataset, "states" | "cities"> {
  return {
    states: states.map((row) => ({
      ...row,
      regulatorUrl: row.regulator_url,
      checkedOn: row.checked_on,
    })),
    cities: cities.map((row) => ({
      ...row,
      timeZone: row.time_zone,
      metaDescription: row.meta_description,
    })),
  };
}

function toPrices({ cities, materials, prices }: Rows): Dataset["prices"] {
  const cityIds = new Map(cities.map(({ slug, id }) => [slug, id]));
  const materialIds = new Map(materials.map(({ slug, id }) => [slug, id]));
  return prices.map((row) => ({
    cityId: lookUp(cityIds, row.city_slug),
    materialId: lookUp(materialIds, row.material_slug),
    minCents: row.min ?? 0,
    maxCents: row.max ?? 0,
    description: row.description,
    checkedOn: row.checked_on,
  }));
}
