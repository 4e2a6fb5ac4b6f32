import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { getTableColumns } from "drizzle-orm";
import type { Kept, Places, Project } from "../project.ts";
import type { Rows } from "../read/rows.ts";
import { toJson } from "../statement.ts";
import { placesIdentity, withOwnPlaces } from "./places.ts";
import { type Ranges, rangesOf, shownPrices } from "./prices.ts";
import { type Dataset, type Row, tables } from "./tables.ts";
import { toVocabulary, withSynonyms } from "./vocabulary.ts";
import { toWorldPrices } from "./world-prices.ts";
import { toYardBlocks, type YardBlockRows } from "./yard-blocks.ts";
import { suburbOf } from "./yard-places.ts";

/** Turns valid CSV rows into table rows. `ranges` are those that quotes make, where that is not those of the rows alone. */
export function toDataset(rows: Rows, project: Source, ranges?: Ranges): Dataset {
  return withPrices(toTables(rows, project), project, ranges);
}

/** What a dataset is made from besides rows. */
type Source = Pick<Project, "migrations" | "places" | "things" | "items" | "worldPrices" | "kept">;

/** A dataset before it is known what quotes make of its prices. */
export interface Tables extends Omit<Dataset, "prices" | "yardBlocks"> {
  /** As prices.csv says them. */
  typed: Parameters<typeof shownPrices>[0];
}

/** The tables that do not depend on quotes; their versions are not worked out yet. */
export function toTables(
  rows: Rows,
  { places: projectPlaces, things, items, worldPrices, kept, migrations }: Source,
): Tables {
  const synonyms = byKey(rows.synonyms, ({ word }) => word);
  const own = {
    things: byKey(rows.things, ({ thing }) => thing),
    items: byKey(rows.items, ({ slug }) => slug),
    places: byKey(rows.places, ({ name, state, postcode }) => `${name}/${state}/${postcode}`),
  };
  // What is kept of the places has these already.
  const places = kept ? projectPlaces : withOwnPlaces(projectPlaces, own.places);
  const placesVersion =
    kept?.placesVersion ?? hash({ places: placesIdentity(rows, places), migrations });
  return {
    dataset: rows.dataset.map((row) => ({
      id: 1,
      name: row.name,
      publishedOn: row.published_on,
      isSample: row.is_sample,
      version: "",
      // That of a first publication: any other one raises what the database holds.
      edition: 1,
      yardsVersion: "",
      placesVersion,
    })),
    states: rows.states.map((row, index) => ({
      ...row,
      position: index + 1,
      disposalNotice: row.disposal_notice,
      bringId: row.bring_id,
      bringPayment: row.bring_payment,
      bringRecords: row.bring_records,
      regulatorUrl: row.regulator_url,
      checkedOn: row.checked_on,
    })),
    cities: rows.cities
      .map((row) => ({
        ...row,
        timeZone: row.time_zone,
        metaDescription: row.meta_description,
      }))
      .sort((a, b) => a.id - b.id),
    materials: rows.materials.map((row, index) => ({
      ...row,
      position: index + 1,
      metaDescription: row.meta_description,
      lowCents: row.low,
      highCents: row.high,
    })),
    typed: toTyped(rows),
    scrapYards: toYards(rows, places, kept?.scrapYards),
    synonyms: synonyms.map(({ word, leads_to, title }) => ({ word, leadsTo: leads_to, title })),
    things: own.things.map(({ counts_as, ...row }) => ({ ...row, countsAs: counts_as })),
    items: own.items.map(({ counts_as, listed_as, made_of, also_called, ...row }) => ({
      ...{ ...row, countsAs: counts_as, listedAs: listed_as },
      ...{ madeOf: made_of, alsoCalled: also_called },
    })),
    places: own.places.map(({ leads_to, ...row }) => ({ ...row, leadsTo: leads_to })),
    vocabulary: kept
      ? withSynonyms(kept.vocabulary, synonyms)
      : toVocabulary({ ...rows, ...own, synonyms }, places, { things, items }),
    worldPrices: kept?.worldPrices ?? toWorldPrices(worldPrices),
    quotes: toQuotes(rows),
    priceHistory: toPriceHistory(rows),
    allPlaces: places,
  };
}

/** The dataset of tables, with the prices that are shown where quotes make these ranges. */
export function withPrices(
  { typed, ...tables }: Tables,
  { migrations, kept }: Pick<Source, "migrations" | "kept">,
  ranges: Ranges = rangesOf(tables.quotes, tables.scrapYards),
): Dataset {
  const prices = shownPrices(typed, ranges);
  // Their versions follow when it is published.
  if (kept) return { ...tables, prices, yardBlocks: kept.yardBlocks };
  const yardBlocks = toYardBlocks(tables.scrapYards, tables.cities).map((block) =>
    toBlockRow(block, migrations),
  );
  return versioned({ ...tables, prices, yardBlocks }, migrations);
}

/** The row of a block of yards. */
export function toBlockRow(
  { block, rows, content }: YardBlockRows,
  migrations: string[],
): Row<"yardBlocks"> {
  const yards = toJson(content);
  const columns = Object.keys(getTableColumns(tables.scrapYards)) as (keyof Row<"scrapYards">)[];
  const values = rows.map((row) => columns.map((column) => row[column]));
  return { block, version: hash({ values, yards, migrations }), yards };
}

/** A dataset with the version of all its blocks of yards, and its own: a hash of those and of everything else. */
export function versioned(dataset: Dataset, migrations: string[]): Dataset {
  const { states, cities, materials, prices, synonyms, vocabulary, worldPrices } = dataset;
  const { things, items, places } = dataset;
  const content = {
    ...{ states, cities, materials, prices, synonyms, things, items, places },
    ...{ vocabulary, worldPrices },
  };
  const yardsVersion = hash(dataset.yardBlocks.map(({ version }) => version));
  const rows = dataset.dataset.map((row) => {
    const { name, publishedOn, isSample, placesVersion } = row;
    const about = { name, publishedOn, isSample, yardsVersion, placesVersion };
    return { ...row, yardsVersion, version: hash({ ...about, content, migrations }) };
  });
  return { ...dataset, dataset: rows };
}

/** A dataset in words: how much of each, its name and its date. */
export function summary({ dataset, cities, materials, prices, scrapYards }: Dataset): string {
  const counts = [
    count(cities, "city", "cities"),
    count(materials, "material", "materials"),
    count(prices, "price", "prices"),
  ];
  const listed = scrapYards.filter(({ mergedInto }) => mergedInto === null);
  const yards = count(listed, "yard", "yards");
  const about = `${dataset[0]?.name}, published ${dataset[0]?.publishedOn}`;
  return `${counts.join(", ")} and ${yards} (${about})`;
}

/** Rows in one order, so that the order of the file makes no other version. */
function byKey<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The first 16 hex digits of a SHA-256. */
function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 16);
}

function count(rows: unknown[], one: string, many: string): string {
  return `${rows.length} ${rows.length === 1 ? one : many}`;
}

/** As prices.csv says them. */
function toTyped(rows: Rows) {
  const { cityId, materialId } = idsOf(rows);
  return rows.prices.map((row) => ({
    cityId: getChecked(cityId, row.city_slug),
    materialId: getChecked(materialId, row.material_slug),
    minCents: row.min ?? 0,
    maxCents: row.max ?? 0,
    description: row.description,
    checkedOn: row.checked_on,
  }));
}

function toQuotes(rows: Rows): Dataset["quotes"] {
  const { materialId } = idsOf(rows);
  return rows.quotes.map(({ low, high, how, by, note, ...row }) => ({
    isSample: rows.dataset[0]?.is_sample ?? false,
    yardId: row.yard_id,
    materialId: getChecked(materialId, row.material_slug),
    quotedOn: row.quoted_on,
    lowCents: low,
    highCents: high,
    ...{ how, by, note },
  }));
}

/** By id, so that the order of the file makes no other version. */
function toYards(
  rows: Rows,
  places: Places,
  kept: Kept["scrapYards"] = new Map(),
): Dataset["scrapYards"] {
  const { cityId } = idsOf(rows);
  return rows.scrap_yards.map((row) => kept.get(row.id) ?? toYard(row)).sort((a, b) => a.id - b.id);

  function toYard(row: Rows["scrap_yards"][number]): Row<"scrapYards"> {
    const { city_slug, accepted_materials, opening_hours, checked_on, merged_into, ...cells } = row;
    const { listed: _, ...yard } = cells;
    return {
      ...yard,
      ...pointOf(yard, places),
      acceptedMaterials: accepted_materials,
      openingHours: opening_hours,
      checkedOn: checked_on,
      cityId: getChecked(cityId, city_slug ?? ""),
      mergedInto: merged_into,
    };
  }
}

/** Where a yard is: its own coordinates, or else those of its suburb. */
function pointOf(
  {
    latitude,
    longitude,
    address,
  }: Pick<Rows["scrap_yards"][number], "latitude" | "longitude" | "address">,
  places: Places,
) {
  const suburb = latitude === null ? suburbOf(address, places) : undefined;
  if (!suburb) return { latitude, longitude, isApproximate: false };
  return { latitude: suburb.lat, longitude: suburb.lon, isApproximate: true };
}

function toPriceHistory(rows: Rows): Dataset["priceHistory"] {
  const { cityId, materialId } = idsOf(rows);
  return rows.price_history.map((row) => ({
    cityId: getChecked(cityId, row.city_slug),
    materialId: getChecked(materialId, row.material_slug),
    checkedOn: row.checked_on,
    minCents: row.min,
    maxCents: row.max,
  }));
}

/** Ids by slug. */
function idsOf({ cities, materials }: Rows) {
  return {
    cityId: new Map(cities.map(({ slug, id }) => [slug, id])),
    materialId: new Map(materials.map(({ slug, id }) => [slug, id])),
  };
}

/** The value of a reference between CSV files, which check.ts has checked. */
function getChecked<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not checked before loading`);
  return value;
}
