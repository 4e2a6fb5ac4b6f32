import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import { getTableColumns } from "drizzle-orm";
import { isPart, type Part, type Source, type Suburbs } from "../project.ts";
import type { Rows } from "../read/rows.ts";
import { toJson } from "../statement.ts";
import { type Said, saidBy, type TakenWords, wordsOf } from "./from-quotes.ts";
import { toYardBlocks, type YardBlockRows } from "./pack-yards.ts";
import { placesIdentity, withOwnPlaces } from "./places.ts";
import { shownPrices } from "./prices.ts";
import {
  type Dataset,
  inColumns,
  LIVE_TABLES,
  type LiveTable,
  type Row,
  tables,
} from "./tables.ts";
import { toVocabulary, withSynonyms } from "./vocabulary.ts";
import { toWorldPrices } from "./world-prices.ts";
import { suburbOf } from "./yard-places.ts";

/**
 * Turns valid CSV rows into table rows.
 * @param said the yards' answers, if `rows` does not have all quotes
 */
export function toDataset(rows: Rows, project: Source, said?: Said): Dataset {
  return withSaid(toTables(rows, project), project, said);
}

/** A dataset without prices and blocks of yards, which depend on quotes. */
export interface Tables extends Omit<Dataset, "prices" | "yardBlocks"> {
  /** The rows of prices.csv. */
  typed: Parameters<typeof shownPrices>[0];
  /** The number of yards that list each word for what they accept. */
  words: TakenWords;
}

/** The tables that do not depend on quotes, before their versions are worked out. */
export function toTables(rows: Rows, source: Source): Tables {
  const synonyms = byKey(rows.synonyms, ({ word }) => word);
  const own = {
    things: byKey(rows.things, ({ thing }) => thing),
    items: byKey(rows.items, ({ slug }) => slug),
    places: byKey(rows.places, ({ name, state, postcode }) => `${name}/${state}/${postcode}`),
  };
  const { placesVersion, ...made } = madeOf({ ...rows, ...own, synonyms }, source);
  const kept = isPart(source) ? source : undefined;
  const scrapYards = toYards(rows, made.suburbs, kept?.otherYards);
  const { materialId, withIds } = idsOf(rows);
  const isSample = rows.dataset[0]?.is_sample ?? false;
  return {
    // This is the edition of a first publication; later ones raise the edition in the database.
    dataset: rows.dataset.map((row) => ({
      id: 1,
      ...inColumns(row),
      edition: 1,
      version: "",
      yardsVersion: "",
      placesVersion,
    })),
    states: rows.states.map((row, index) => ({ ...inColumns(row), position: index + 1 })),
    cities: rows.cities.map(inColumns).sort((a, b) => a.id - b.id),
    materials: rows.materials.map(({ low, high, ...row }, index) => ({
      ...inColumns(row),
      position: index + 1,
      lowCents: low,
      highCents: high,
    })),
    typed: rows.prices.map(({ min, max, ...row }) => {
      return { ...withIds(row), minCents: min ?? 0, maxCents: max ?? 0 };
    }),
    scrapYards,
    words: wordsOf(
      scrapYards.filter(({ id }) => !kept?.otherYards.has(id)),
      kept?.takenWords,
    ),
    synonyms: synonyms.map(inColumns),
    things: own.things.map(inColumns),
    items: own.items.map(inColumns),
    places: own.places.map(inColumns),
    todos: rows.todos.map(inColumns),
    quotes: rows.quotes.map(({ low, high, material_slug, ...row }) => ({
      isSample,
      ...inColumns(row),
      // Records of earlier changes have no such column.
      isShown: row.is_shown ?? false,
      lowCents: low,
      highCents: high,
      materialId: materialId(material_slug),
    })),
    priceHistory: rows.price_history.map(({ min, max, ...row }) => {
      return { ...withIds(row), minCents: min, maxCents: max };
    }),
    ...made,
  };
}

/** The parts of a dataset that depend on the project's own files; for a part of the live data they stay unchanged. */
function madeOf(rows: Rows, source: Source) {
  if (isPart(source))
    return {
      suburbs: source.places,
      placesVersion: source.placesVersion,
      vocabulary: withSynonyms(source.vocabulary, rows.synonyms),
      worldPrices: source.worldPrices,
    };
  const allPlaces = withOwnPlaces(source.places, rows.places);
  const { migrations } = source;
  return {
    suburbs: allPlaces,
    allPlaces,
    placesVersion: hash({ places: placesIdentity(rows, allPlaces), migrations }),
    vocabulary: toVocabulary(rows, allPlaces, source),
    worldPrices: toWorldPrices(source.worldPrices),
  };
}

/** The dataset of some tables, with the prices and accepted metals that follow from the yards' answers. */
export function withSaid(
  { typed, words, ...tables }: Tables,
  source: Source,
  said: Said = saidBy(tables.quotes, { ...tables, words }),
): Dataset {
  const prices = shownPrices(typed, said.ranges);
  const scrapYards = tables.scrapYards.map((yard) => ({ ...yard, ...said.yards.get(yard.id) }));
  // The versions are set when it is published.
  if (isPart(source)) return { ...tables, scrapYards, prices, yardBlocks: source.yardBlocks };
  const { migrations } = source;
  const yardBlocks = toYardBlocks(scrapYards, tables.cities).map((block) =>
    toBlockRow(block, migrations),
  );
  return versioned({ ...tables, scrapYards, prices, yardBlocks }, migrations);
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

/** Tables that do not affect the version: visitors see yards in blocks and quotes in prices, and don't see to-dos. */
const UNVERSIONED: LiveTable[] = ["dataset", "quotes", "scrapYards", "todos"];
/** The tables that the version is a hash of, in this order, together with the blocks of yards. */
const VERSIONED = [
  ...LIVE_TABLES.filter((name) => !UNVERSIONED.includes(name)),
  "vocabulary" as const,
  "worldPrices" as const,
];

/** A dataset with the versions of all its blocks of yards, and its own: a hash of those and of everything else. */
export function versioned(dataset: Dataset, migrations: string[]): Dataset {
  const content = Object.fromEntries(VERSIONED.map((name) => [name, dataset[name]]));
  const yardsVersion = hash(dataset.yardBlocks.map(({ version }) => version));
  const rows = dataset.dataset.map((row) => {
    const { name, publishedOn, isSample, placesVersion } = row;
    const about = { name, publishedOn, isSample, yardsVersion, placesVersion };
    return { ...row, yardsVersion, version: hash({ ...about, content, migrations }) };
  });
  return { ...dataset, dataset: rows };
}

/** Describes a dataset in words: its row counts, name and date. */
export function summary({ dataset, cities, materials, prices, scrapYards }: Dataset): string {
  const listed = scrapYards.filter(({ mergedInto }) => mergedInto === null);
  const count = (rows: unknown[], one: string, many: string) =>
    `${rows.length} ${rows.length === 1 ? one : many}`;
  const counts = [
    count(cities, "city", "cities"),
    count(materials, "material", "materials"),
    count(prices, "price", "prices"),
  ];
  const about = `${dataset[0]?.name}, published ${dataset[0]?.publishedOn}`;
  return `${counts.join(", ")} and ${count(listed, "yard", "yards")} (${about})`;
}

/** Rows in a fixed order, so that the order of the file does not affect the version. */
function byKey<T>(rows: T[], keyOf: (row: T) => string): T[] {
  return rows.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1));
}

/** The first 16 hex digits of a SHA-256. */
function hash(value: unknown): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify(value)))).slice(0, 16);
}

/** Yards in id order, so that the order of the file does not affect the version. */
function toYards(rows: Rows, places: Suburbs, others?: Part["otherYards"]): Row<"scrapYards">[] {
  const { cityId } = idsOf(rows);
  const toYard = ({ city_slug, listed: _, ...yard }: Rows["scrap_yards"][number]) => ({
    ...inColumns(yard),
    ...pointOf(yard, places),
    takes: null,
    askedIn: null,
    ownPrices: null,
    cityId: cityId(city_slug ?? ""),
  });
  return rows.scrap_yards
    .map((row) => others?.get(row.id) ?? toYard(row))
    .sort((a, b) => a.id - b.id);
}

type Placed = Pick<Rows["scrap_yards"][number], "latitude" | "longitude" | "address">;

/** The coordinates of a yard, or else of its suburb. */
function pointOf({ latitude, longitude, address }: Placed, places: Suburbs) {
  const suburb = latitude === null ? suburbOf(address, places) : undefined;
  if (!suburb) return { latitude, longitude, isApproximate: false };
  return { latitude: suburb.lat, longitude: suburb.lon, isApproximate: true };
}

/** Ids by slug; check.ts has checked that the referenced cities and materials exist. */
function idsOf({ cities, materials }: Rows) {
  const idBySlug = (rows: { slug: string; id: number }[]) => {
    const ids = new Map(rows.map(({ slug, id }) => [slug, id]));
    return (slug: string) => {
      const id = ids.get(slug);
      if (id === undefined) throw new Error(`"${slug}" was not checked before loading`);
      return id;
    };
  };
  const [cityId, materialId] = [idBySlug(cities), idBySlug(materials)];
  const withIds = <Cells extends Record<"city_slug" | "material_slug", string>>(row: Cells) => {
    const { city_slug, material_slug, ...cells } = row;
    return {
      ...inColumns(cells),
      cityId: cityId(city_slug),
      materialId: materialId(material_slug),
    };
  };
  return { cityId, materialId, withIds };
}
