import { placesIn } from "../../worker/data/localities.ts";
import type { Change } from "../compare/change.ts";
import { tableOf } from "../compare/content.ts";
import { type PlacedCity, withCities } from "../compare/draft.ts";
import type { Live } from "../compare/live.ts";
import type { Proposal } from "../compare/proposal.ts";
import { toBlockRow, versioned } from "../derive/dataset.ts";
import { keyOf, TAKEN } from "../derive/places.ts";
import type { Dataset, Row } from "../derive/tables.ts";
import { BLOCKS, blockOf, toYardBlock } from "../derive/yard-blocks.ts";
import { suburbWords } from "../derive/yard-places.ts";
import type { LocalityRow, Places, Project } from "../project.ts";
import { toJson } from "../statement.ts";
import { readLive, readYards, rowsOf, selectOf } from "./live.ts";
import type { Target } from "./target.ts";

// What is live of a few rows and of what they touch, for a program that has neither the memory for all yards nor the
// project's files. Whatever does not depend on them stays as it is.

/** A draft, what is live of the cities that it touches, and a project whose other parts are what is live. */
export interface Part {
  draft: Change[];
  live: Live;
  project: Project;
}

/**
 * Reads what is live of the rows of a draft, and all yards of the cities that they touch: undefined if those are more
 * than `most`. New yards without a city get the one near their suburb.
 * @throws an Error when the database cannot be read
 */
export async function readPart(
  target: Target,
  given: Change[],
  most: number,
): Promise<Part | undefined> {
  const yards = given.filter(({ key }) => tableOf(key) === "yards");
  const [known = [], cities = []] = await target.query([
    `select address from scrap_yards where id in ${list(yardIds(yards))}`,
    "select slug, state, lat, lon from cities",
  ]);
  const addresses = [...known, ...yards.map(({ after }) => after ?? {})].flatMap(
    ({ address }) => (address as string | undefined) ?? [],
  );
  const places = await placesOf(target, addresses);
  const draft = withCities(given, places, cities as unknown as PlacedCity[]);
  const touched = touchedYards(draft);
  const [count] = await target.query([
    `select count(*) as yards from scrap_yards where ${touched}`,
  ]);
  if (Number(count?.[0]?.yards) > most) return undefined;
  const live = await readLive(target, touched, columnsFor(draft));
  const [vocabulary = [], worldPrices = [], migrations = [], blocks = []] = await target.query([
    `${selectOf("vocabulary")} order by id`,
    `${selectOf("worldPrices")} order by series`,
    "select name from d1_migrations order by name",
    "select block, version, '' as yards from yard_blocks order by block",
  ]);
  const drafted = new Set(yardIds(draft));
  const series = rowsOf("worldPrices", worldPrices) as Row<"worldPrices">[];
  const project: Project = {
    migrations: migrations.map(({ name }) => String(name)),
    places,
    ...{ things: [], items: [], synonyms: { name: "synonyms.csv", content: undefined } },
    worldPrices: [],
    reserved: new Set(),
    kept: {
      vocabulary: rowsOf("vocabulary", vocabulary) as Row<"vocabulary">[],
      worldPrices: series,
      placesVersion: live.rows.dataset[0]?.placesVersion ?? "",
      yardBlocks: rowsOf("yardBlocks", blocks) as Row<"yardBlocks">[],
      scrapYards: new Map(
        live.rows.scrapYards.flatMap((yard) => (drafted.has(yard.id) ? [] : [[yard.id, yard]])),
      ),
    },
  };
  return { draft, live, project };
}

/** Long texts of yards that no check compares with those of others. */
const LONG = ["phone", "website", "description", "opening_hours", "checked_on", "closed", "source"];
const LISTS = ["accepted_materials", "services"];

/** The columns of yards that a draft does not name hold nothing where nothing of theirs is compared. */
function columnsFor(draft: Change[]): Record<string, string> {
  const isOfYards = draft.some(({ key }) => tableOf(key) === "yards");
  const unread = isOfYards ? LONG.slice(1) : [...LONG, ...LISTS, "address"];
  const named = list(yardIds(draft));
  return Object.fromEntries(
    unread.map((column) => [
      column,
      `iif(id in ${named}, ${column}, ${column === "address" ? "''" : "null"})`,
    ]),
  );
}

/** A list of values in SQL. */
function list(values: unknown[]): string {
  return `(select value from json_each('${toJson(values)}'))`;
}

/** The ids of the yards that a draft names: they change, or something was asked of them, or others are merged into them. */
function yardIds(draft: Change[]): number[] {
  const ids = draft.flatMap(({ key, before, after }) => {
    const [table, id] = key.split("/");
    const isOfYard = table === "yards" || table === "quotes";
    return isOfYard ? [id, before?.merged_into, after?.merged_into] : [];
  });
  return ids.map(Number).filter((id) => id > 0);
}

/**
 * A condition that chooses the yards of a draft, all of the cities that it touches, and those that look like what it
 * adds: by their names.
 */
function touchedYards(draft: Change[]): string {
  const ids = list(yardIds(draft));
  const slugs = draft.flatMap(({ key, before, after }) =>
    tableOf(key) === "prices" ? [key.split("/")[1]] : [before?.city_slug, after?.city_slug],
  );
  const yards = draft.filter(({ key }) => tableOf(key) === "yards");
  const names = list(yards.map(({ after }) => String(after?.name ?? "").toLowerCase()));
  const cities = `(select city_id from scrap_yards where id in ${ids} or id in (
      select merged_into from scrap_yards where id in ${ids})
    union select id from cities where slug in ${list(slugs.filter(Boolean))})`;
  return `id in ${ids} or city_id in ${cities}
    or id in (select merged_into from scrap_yards where city_id in ${cities})
    or merged_into in (select id from scrap_yards where city_id in ${cities})
    or lower(name) in ${names}`;
}

/**
 * The localities that addresses may end in, as far as the database knows them.
 * @throws an Error when the database cannot be read
 */
async function placesOf(target: Target, addresses: string[]): Promise<Places> {
  const [rows = []] = await target.query([
    `select word, places from place_words where word in ${list([TAKEN, ...addresses.flatMap(suburbWords)])}`,
  ]);
  const found = (isTaken: boolean) =>
    placesIn(
      rows.filter(({ word }) => (word === TAKEN) === isTaken) as { word: string; places: string }[],
    );
  const localities: LocalityRow[] = [...found(true), ...found(false)].flatMap((place) =>
    place.area || place.alias || place.citySlug || !place.name
      ? []
      : [
          {
            ...{ locality: place.name, state: place.state, postcode: place.postcode ?? "" },
            ...{ population: "", latitude: String(place.lat), longitude: String(place.lon) },
          },
        ],
  );
  return {
    ...{ texts: [], areas: [], areasByName: new Map(), rows: localities },
    byPostcode: Map.groupBy(localities, ({ postcode }) => postcode),
    byName: new Map(localities.toReversed().map((row) => [keyOf(row.locality, row.state), row])),
  };
}

/**
 * The dataset of a proposal that was made of a part, with the blocks of the yards that it changes and its versions.
 * @throws an Error when the database cannot be read
 */
export async function wholeDataset(
  target: Target,
  { dataset, changes }: Proposal,
  { migrations }: Project,
): Promise<Dataset> {
  const ids = changes
    .filter(({ key }) => tableOf(key) === "yards")
    .map(({ key }) => Number(key.split("/")[1]));
  const yardBlocks = [...dataset.yardBlocks];
  // One after the other: they are what takes most memory.
  for (const block of new Set(ids.map(blockOf))) {
    const live = await readYards(target, `id % ${BLOCKS} = ${block}`);
    const others = live.filter(({ id }) => !ids.includes(id));
    const own = dataset.scrapYards.filter(({ id }) => ids.includes(id) && blockOf(id) === block);
    const made = toYardBlock(block, [...others, ...own], dataset.cities);
    yardBlocks[block] = toBlockRow(made, migrations);
  }
  return versioned({ ...dataset, yardBlocks }, migrations);
}
