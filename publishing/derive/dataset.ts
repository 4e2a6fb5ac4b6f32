import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Places, Project } from "../project.ts";
import type { Rows } from "../read/rows.ts";
import { toJson } from "../statement.ts";
import { placesIdentity, withOwnPlaces } from "./places.ts";
import { type Ranges, rangesOf, shownPrices } from "./prices.ts";
import type { Dataset } from "./tables.ts";
import { toVocabulary } from "./vocabulary.ts";
import { toWorldPrices } from "./world-prices.ts";
import { toYardBlocks } from "./yard-blocks.ts";
import { suburbOf } from "./yard-places.ts";

/** Turns valid CSV rows into table rows. `ranges` are those that quotes make, where that is not those of the rows alone. */
export function toDataset(
  rows: Rows,
  {
    migrations,
    places: projectPlaces,
    things,
    items,
    worldPrices,
  }: Pick<Project, "migrations" | "places" | "things" | "items" | "worldPrices">,
  ranges?: Ranges,
): Dataset {
  const synonyms = byKey(rows.synonyms, ({ word }) => word);
  const own = {
    things: byKey(rows.things, ({ thing }) => thing),
    items: byKey(rows.items, ({ slug }) => slug),
    places: byKey(rows.places, ({ name, state, postcode }) => `${name}/${state}/${postcode}`),
  };
  const places = withOwnPlaces(projectPlaces, own.places);
  const scrapYards = toYards(rows, places);
  const quotes = toQuotes(rows);
  const content = {
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
    prices: shownPrices(toTyped(rows), ranges ?? rangesOf(quotes, scrapYards)),
    scrapYards,
    synonyms: synonyms.map(({ word, leads_to, title }) => ({ word, leadsTo: leads_to, title })),
    things: own.things.map(({ counts_as, ...row }) => ({ ...row, countsAs: counts_as })),
    items: own.items.map(({ counts_as, listed_as, made_of, also_called, ...row }) => ({
      ...{ ...row, countsAs: counts_as, listedAs: listed_as },
      ...{ madeOf: made_of, alsoCalled: also_called },
    })),
    places: own.places.map(({ leads_to, ...row }) => ({ ...row, leadsTo: leads_to })),
    vocabulary: toVocabulary({ ...rows, ...own, synonyms }, places, { things, items }),
    worldPrices: toWorldPrices(worldPrices),
  };
  const yardBlocks = toYardBlocks(content.scrapYards, content.cities).map(
    ({ block, rows: yards, content: searched }) => ({
      block,
      version: hash({ yards, searched, migrations }),
      yards: toJson(searched),
    }),
  );
  const yardsVersion = hash(yardBlocks.map(({ version }) => version));
  const placesVersion = hash({ places: placesIdentity(rows, places), migrations });
  const dataset = rows.dataset.map((row) => ({
    id: 1,
    name: row.name,
    publishedOn: row.published_on,
    isSample: row.is_sample,
    version: hash({ dataset: row, content, yardsVersion, placesVersion, migrations }),
    // That of a first publication: any other one raises what the database holds.
    edition: 1,
    yardsVersion,
    placesVersion,
  }));
  return {
    dataset,
    ...content,
    quotes,
    yardBlocks,
    priceHistory: toPriceHistory(rows),
    allPlaces: places,
  };
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
function toYards(rows: Rows, places: Places): Dataset["scrapYards"] {
  const { cityId } = idsOf(rows);
  return rows.scrap_yards
    .map(({ city_slug, accepted_materials, opening_hours, checked_on, merged_into, ...cells }) => {
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
    })
    .sort((a, b) => a.id - b.id);
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
