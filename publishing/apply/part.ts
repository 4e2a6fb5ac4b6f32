import { placesIn } from "../../worker/data/places/localities.ts";
import { type Change, isSame } from "../compare/change.ts";
import { fileOf, tableOf } from "../compare/content.ts";
import type { Proposal } from "../compare/proposal.ts";
import { toBlockRow, versioned } from "../derive/dataset.ts";
import { BLOCKS, blockOf, toYardBlock } from "../derive/pack-yards.ts";
import { keyOf, TAKEN } from "../derive/places.ts";
import type { Dataset, Row } from "../derive/tables.ts";
import { cityNear, suburbOf, suburbWords } from "../derive/yard-places.ts";
import type { Part, Suburbs } from "../project.ts";
import { toJson } from "../statement.ts";
import { readLive, readYards, rowsOf, selectOf } from "./read-live.ts";
import type { Target } from "./target.ts";

// A Worker has neither the memory for all yards nor the files of the project. It reads the rows that it needs and the
// rows that they affect, and leaves all others unchanged.

/** The files whose rows may be published from a part. */
const DRAFTED = ["scrap_yards", "quotes", "prices", "synonyms", "todos"];

/** True if a row may be published from a part. Places may not, because all other files depend on them. */
export function isDrafted(key: string): boolean {
  return key.includes("/") && DRAFTED.includes(fileOf(key) ?? "");
}

/**
 * Reads the live data of some rows, and all yards of the cities that they affect; undefined if there are more than
 * `most` yards. Yards without a city get the one near their suburb.
 * @throws Error if the database cannot be read
 */
export async function readPart(target: Target, given: Change[], most: number) {
  const ids = list(yardIds(given));
  const live = await readLive(
    target,
    `id in ${ids} or id in (select merged_into from scrap_yards where id in ${ids})`,
  );
  const changed = given.filter(({ key }) => tableOf(key) === "yards");
  const places = await placesOf(
    target,
    [...live.rows.scrapYards, ...changed.map(({ after }) => after)].map((row) => row?.address),
  );
  const changes = withCities(given, places, live.rows.cities);
  const own = new Set(live.rows.scrapYards.map(({ id }) => id));
  const results = await target.query([
    `select id from scrap_yards where ${touchedYards(changes)} limit ${most + 1}`,
    "select count(*) as yards, count(*) - count(merged_into) as listed from scrap_yards",
    `${selectOf("vocabulary")} order by id`,
    `${selectOf("worldPrices")} order by series`,
    "select name from d1_migrations order by name",
    "select block, version, '' as yards from yard_blocks order by block",
    `select word.value as word, count(*) as yards from scrap_yards y, json_each(y.accepted_materials) word
      where y.id not in ${list([...own])} group by 1`,
  ]);
  const [touched = [], counts, vocabulary = [], worldPrices = [], migrations = [], blocks = []] =
    results;
  if (touched.length > most) return undefined;
  const others = await readYards(
    target,
    `id in ${list(touched.map(({ id }) => Number(id)).filter((id) => !own.has(id)))}`,
    changed.length > 0 ? UNCOMPARED : UNTOUCHED,
  );
  const rows = { ...live.rows, scrapYards: [...live.rows.scrapYards, ...others] };
  const read = rows.scrapYards.filter(({ mergedInto }) => mergedInto === null);
  const source: Part = {
    migrations: migrations.map(({ name }) => String(name)),
    places,
    vocabulary: rowsOf("vocabulary", vocabulary) as Row<"vocabulary">[],
    worldPrices: rowsOf("worldPrices", worldPrices) as Row<"worldPrices">[],
    placesVersion: rows.dataset[0]?.placesVersion ?? "",
    yardBlocks: rowsOf("yardBlocks", blocks) as Row<"yardBlocks">[],
    otherYards: new Map(others.map((yard) => [yard.id, yard])),
    takenWords: results[6]!.map(({ word, yards }) => [String(word), Number(yards)]),
  };
  const otherYards = Number(counts?.[0]?.listed) - read.length;
  return {
    changes,
    live: { ...live, rows, otherYards },
    /** The total number of live yards. */
    yards: Number(counts?.[0]?.yards),
    source,
  };
}

/** The changes, after giving yards without a city the one near their suburb. */
function withCities(changes: Change[], places: Suburbs, cities: Row<"cities">[]): Change[] {
  return changes.map((change) => {
    const { key, before, after } = change;
    const isWithout = tableOf(key) === "yards" && after && !after.city_slug;
    if (!isWithout || (before && !("city_slug" in after))) return change;
    const suburb = suburbOf(String(after.address ?? ""), places);
    const city = suburb && cityNear(suburb, cities);
    return { ...change, after: { ...after, city_slug: city?.slug ?? null } };
  });
}

/** Long texts of yards that no check compares with other yards'. */
const UNCOMPARED = {
  description: "null",
  opening_hours: "null",
  checked_on: "null",
  closed: "null",
  source: "null",
};
/** Texts of yards that are compared only if yards change. */
const UNTOUCHED = {
  ...UNCOMPARED,
  address: "''",
  phone: "null",
  website: "null",
  accepted_materials: "null",
  services: "null",
};

/** A list of values in SQL. */
function list(values: unknown[]): string {
  return `(select value from json_each('${toJson(values)}'))`;
}

/** The ids of the yards of a draft: those that change, have quotes or to-dos, or have others merged into them. */
function yardIds(draft: Change[]): number[] {
  const ids = draft.flatMap(({ key, before, after }) => {
    const [table, id] = key.split("/");
    const isOfYard = ["yards", "quotes", "todos"].includes(table ?? "");
    return isOfYard ? [id, before?.merged_into, after?.merged_into] : [];
  });
  return [...new Set(ids.map(Number).filter((id) => id > 0))];
}

/**
 * A condition for the yards of a draft, all yards of the cities that it affects, and yards elsewhere with the same
 * values. The last may be the same yard, reveal a shifted column, or spell a word differently.
 */
function touchedYards(draft: Change[]): string {
  const ids = list(yardIds(draft));
  const slugs = draft.flatMap(({ key, after }) =>
    tableOf(key) === "prices" ? [key.split("/")[1]] : [after?.city_slug],
  );
  const said = (column: string) =>
    draft
      .flatMap(({ key, after }) => (tableOf(key) === "yards" && after?.[column]) || [])
      .map(String);
  const lower = (column: string) => list(said(column).map((text) => text.toLowerCase()));
  const alike = ["name", "address", "phone", "website"].map(
    (column) => `lower(${column}) in ${lower(column)}`,
  );
  const spelled = ["accepted_materials", "services"]
    .filter((column) => said(column).length > 0)
    .map(
      (column) => `id in (select min(y.id) from scrap_yards y, json_each(y.${column}) word
        where lower(word.value) in ${lower(column)} and word.value not in ${list(said(column))}
        group by word.value)`,
    );
  const cities = `(select city_id from scrap_yards where id in ${ids} or id in (
      select merged_into from scrap_yards where id in ${ids})
    union select id from cities where slug in ${list(slugs.filter(Boolean))})`;
  return [
    `id in ${ids} or city_id in ${cities}`,
    `merged_into in (select id from scrap_yards where city_id in ${cities})`,
    ...alike,
    ...spelled,
  ].join(" or ");
}

/**
 * Reads the localities that the addresses may end in.
 * @throws Error if the database cannot be read
 */
async function placesOf(target: Target, addresses: unknown[]): Promise<Suburbs> {
  const words = [TAKEN, ...addresses.flatMap((address) => suburbWords(String(address ?? "")))];
  const [rows = []] = await target.query([
    `select word, places from place_words where word in ${list(words)}`,
  ]);
  const found = rows as { word: string; places: string }[];
  const localities = [
    ...placesIn(found.filter(({ word }) => word === TAKEN)),
    ...placesIn(found.filter(({ word }) => word !== TAKEN)),
  ]
    .filter(({ area, alias, citySlug, name }) => !area && !alias && !citySlug && name)
    .map(({ name, state, postcode, lat, lon }) => ({
      locality: name,
      state,
      postcode: postcode ?? "",
      population: "",
      latitude: String(lat),
      longitude: String(lon),
    }));
  return {
    byPostcode: Map.groupBy(localities, ({ postcode }) => postcode),
    byName: new Map(localities.toReversed().map((row) => [keyOf(row.locality, row.state), row])),
  };
}

/**
 * The whole dataset of a proposal that was made from a part, with the blocks of changed yards and its versions.
 * @throws Error if the database cannot be read
 */
export async function wholeDataset(
  target: Target,
  { live: { rows }, dataset, changes }: Proposal,
  migrations: string[],
): Promise<Dataset> {
  const before = new Map(rows.scrapYards.map((yard) => [yard.id, yard]));
  const ids = [
    ...changes
      .filter(({ key }) => tableOf(key) === "yards")
      .map(({ key }) => Number(key.split("/")[1])),
    ...dataset.scrapYards.filter((yard) => !isSame(before.get(yard.id), yard)).map(({ id }) => id),
  ];
  const yardBlocks = [...dataset.yardBlocks];
  // We build one block at a time, because they take the most memory.
  for (const block of new Set(ids.map(blockOf))) {
    const live = await readYards(target, `id % ${BLOCKS} = ${block}`);
    const others = live.filter(({ id }) => !ids.includes(id));
    const own = dataset.scrapYards.filter(({ id }) => ids.includes(id) && blockOf(id) === block);
    const made = toYardBlock(block, [...others, ...own], dataset.cities);
    yardBlocks[block] = toBlockRow(made, migrations);
  }
  return versioned({ ...dataset, yardBlocks }, migrations);
}
