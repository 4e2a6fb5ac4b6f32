import leven from "leven";
import { worldParts } from "../../worker/data/world-mix.ts";
import { comparable } from "../../worker/search/search-words.ts";
import { MAX_YARDS } from "../derive/pack-yards.ts";
import { keyOf } from "../derive/places.ts";
import { targetsOf } from "../derive/vocabulary.ts";
import type { Places, Project, ThingRow, WorldPriceRow } from "../project.ts";
import { monthFirst } from "../read/dates.ts";
import type { CsvFile, CsvFiles, CsvRow } from "../read/header.ts";
import { nameWords } from "../read/names.ts";
import { type Place, type Problem, placeText } from "../read/problems.ts";
import { yardNames } from "../read/quote-cells.ts";
import { KEYS } from "../read/rows.ts";
import { checkAddresses, valuesOf } from "./addresses.ts";
import { sampleRows } from "./sample-rows.ts";

/** The columns of any file with the day of a check or a publication. */
const DAY_COLUMNS = ["published_on", "checked_on", "quoted_on", "noted_on"];

/**
 * Checks rows against each other for duplicates, broken references and clashing URLs. It reads the cells, so that a
 * reference to a row with a mistake in another cell still counts. Without the project, it skips the checks that need
 * its files.
 */
export function checkAcross(
  files: CsvFiles,
  project?: Pick<Project, "reserved" | "worldPrices" | "places" | "things">,
): Problem[] {
  const { dataset, states, cities, materials, prices, scrap_yards: yards } = files;
  const { price_history: history, synonyms, quotes, things, items, places, todos } = files;
  // Live to-dos stay when their yard is removed.
  const written = { ...todos, rows: todos.rows.filter(({ line }) => line !== undefined) };
  return [
    ...notOneRow(dataset),
    ...[states, cities, materials].flatMap(noRows),
    ...[cities, materials].flatMap((file) => duplicates(file, "id")),
    ...[states, materials].flatMap((file) => duplicates(file, "name")),
    ...tooMany(yards, MAX_YARDS),
    ...brokenReferences(cities, "state", states, "code"),
    ...brokenReferences(written, "yard_id", yards, "id"),
    ...brokenReferences(materials, "family", materials, "slug"),
    ...[prices, history, yards].flatMap((file) =>
      brokenReferences(file, "city_slug", cities, "slug"),
    ),
    ...[prices, history, quotes].flatMap((file) =>
      brokenReferences(file, "material_slug", materials, "slug", [
        "the name or the slug of a metal",
        "; delete the row if we have no price for this grade",
      ]),
    ),
    ...notEarlier(history, prices),
    ...withoutCity(yards),
    ...mergedNowhere(yards),
    ...["accepted_materials", "services"].flatMap((column) => spellings(yards, column)),
    ...leadingNowhere(synonyms, "leads_to", materials),
    ...[things, items].flatMap((file) => [
      ...leadingNowhere(file, "counts_as", materials),
      ...leadingNowhere(file, "guide", materials),
    ]),
    ...brokenReferences(places, "state", states, "code"),
    ...sampleRows(dataset, yards),
    ...(project
      ? [
          ...unknownWorld(materials, project.worldPrices),
          ...countedAsNothing(things, project.things),
          ...meantNowhere(files, project.places),
          ...checkAddresses(materials, cities, project.reserved),
        ]
      : []),
  ];
}

/** The columns at which a repeated row is reported, if not the last of its key. */
const REPORTED: Partial<Record<keyof CsvFiles, string>> = {
  quotes: "material_slug",
  places: "name",
};

/** Problems for rows that a file has twice. */
export function repeated(table: keyof CsvFiles, file: CsvFile): Problem[] {
  if (table === "dataset") return file.rows.length > 1 ? notOneRow(file) : [];
  const column = REPORTED[table] ?? KEYS[table].at(-1)!;
  return duplicates(file, column, ...KEYS[table].filter((other) => other !== column));
}

/** A problem in a cell of a row. */
function problemAt(
  { name: file }: CsvFile,
  { line, typed }: CsvRow,
  column: string,
  reason: string,
  found = typed[column],
): Problem {
  return { file, line, column, reason, found };
}

/** Materials with a series of world prices that the project does not have. */
function unknownWorld(materials: CsvFile, prices: WorldPriceRow[]): Problem[] {
  const known = new Set(prices.map(({ series }) => series));
  const reason = `must be made of series of world prices: ${[...known].join(", ")}`;
  return materials.rows
    .filter(({ cells }) => worldParts(cells.world ?? null).some(({ series }) => !known.has(series)))
    .map((row) => problemAt(materials, row, "world", reason));
}

/** Words and things that lead to no material, and those that lead to a guide without giving its title. */
function leadingNowhere(file: CsvFile, column: string, materials: CsvFile): Problem[] {
  const targets = file.rows.flatMap((row) =>
    targetsOf(row.cells[column] ?? "").map((target) => ({
      ...row,
      cells: { ...row.cells, [column]: target } as Record<string, string>,
    })),
  );
  const isGuide = ({ cells }: CsvRow) => cells[column]?.startsWith("/");
  const metals = { ...file, rows: targets.filter((row) => !isGuide(row)) };
  const untitled = targets.filter((row) => isGuide(row) && !row.cells.title);
  const reason = `must be filled in where ${column} is an address`;
  return [
    ...(column === "guide" ? [] : brokenReferences(metals, column, materials, "slug")),
    ...untitled.map(({ line }) => ({ file: file.name, line, column: "title", reason })),
  ];
}

/** Things that lead nowhere, unless they take one of the project's things off the list. */
function countedAsNothing({ name: file, rows }: CsvFile, known: ThingRow[]): Problem[] {
  const names = new Set(known.map(({ thing }) => comparable(thing)));
  const reason =
    "must be filled in, or guide; both are empty only to take off one of the project's things";
  return rows
    .filter(({ cells }) => !cells.counts_as && !cells.guide)
    .filter(({ cells }) => !names.has(comparable(cells.thing ?? "")))
    .map(({ line }) => ({ file, line, column: "counts_as", reason }));
}

/** Other names for unknown places. */
function meantNowhere({ places, cities, states }: CsvFiles, known: Places): Problem[] {
  const own = [...cities.rows, ...places.rows.filter(({ cells }) => !cells.leads_to)];
  const keys = new Set(own.map(({ cells: { name = "", state = "" } }) => keyOf(name, state)));
  const names = new Set(states.rows.map(({ cells }) => cells.name));
  const isKnown = (key: string) =>
    [keys, known.byName, known.areasByName].some((one) => one.has(key));
  return places.rows.flatMap((row) => {
    const { leads_to, state = "" } = row.cells;
    if (!leads_to || names.has(leads_to) || isKnown(keyOf(leads_to, state))) return [];
    const reason = `must be the name of a place in ${state}, or of a state`;
    return [problemAt(places, row, "leads_to", reason)];
  });
}

function notOneRow({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = `must have exactly one row below the header (found ${rows.length})`;
  return rows.length === 1 || problems.length > 0 ? [] : [{ file, line: rows[1]?.line, reason }];
}

function noRows({ name: file, rows, problems }: CsvFile): Problem[] {
  const reason = "has no rows; add at least one below the header";
  return rows.length > 0 || problems.length > 0 ? [] : [{ file, reason }];
}

function tooMany({ name: file, rows }: CsvFile, most: number): Problem[] {
  const reason = `must have at most ${most.toLocaleString("en-AU")} rows (found ${rows.length.toLocaleString("en-AU")})`;
  return rows.length > most ? [{ file, line: rows[most]?.line, reason }] : [];
}

/** Rows with the same values in `column` and `others` as an earlier row. */
function duplicates(file: CsvFile, column: string, ...others: string[]): Problem[] {
  const firstLines = new Map<string, Place | undefined>();
  return file.rows.flatMap((row) => {
    const { line, cells } = row;
    const value = cells[column] ?? "";
    const key = [...others.map((other) => cells[other]), value].join(" ");
    if (value === "" || !firstLines.has(key)) {
      firstLines.set(key, line);
      return [];
    }
    const same = others.length === 0 ? "" : ` with the same ${others.join(" and ")}`;
    const earlier = firstLines.get(key);
    const place = earlier === undefined ? "" : `; it is also on ${placeText(earlier)}`;
    return [problemAt(file, row, column, `must not appear twice${same}${place}`)];
  });
}

/** Records of the same day as a price in prices.csv, or of a later day. */
function notEarlier(history: CsvFile, prices: CsvFile): Problem[] {
  const priceOf = ({ cells }: CsvRow) => `${cells.city_slug} ${cells.material_slug}`;
  const current = new Map(prices.rows.map((row) => [priceOf(row), row]));
  return history.rows.flatMap((row) => {
    const found = row.cells.checked_on ?? "";
    const price = current.get(priceOf(row));
    if (!price || found < (price.cells.checked_on ?? "")) return [];
    const place = price.line === undefined ? "" : ` ${placeText(price.line)}`;
    const reason = `must be earlier than the price in ${prices.name}${place}, which was checked on ${price.cells.checked_on}`;
    return [problemAt(history, row, "checked_on", reason)];
  });
}

/** Yards without a city; a known suburb in the address would have given them one. */
function withoutCity(yards: CsvFile): Problem[] {
  const reason =
    "must be filled in, because the address does not end in a suburb that we know, such as Gillman SA 5013";
  return yards.rows
    .filter(({ cells }) => cells.city_slug === "" && cells.address !== "")
    .map((row) => problemAt(yards, row, "city_slug", reason, row.cells.address));
}

/** Yards merged into a yard that does not exist or was itself merged. */
function mergedNowhere(yards: CsvFile): Problem[] {
  const listed = yards.rows.filter(({ cells }) => !cells.merged_into);
  const ids = new Set(listed.map(({ cells }) => cells.id));
  const reason = `must be the id of a yard in ${yards.name} that is not merged into another itself`;
  return yards.rows
    .filter(({ cells: { merged_into } }) => merged_into && !ids.has(merged_into))
    .map((row) => problemAt(yards, row, "merged_into", reason));
}

/** Days after `today`; they can be compared as text, because each row's days have been checked. */
export function notInFuture(files: Partial<CsvFiles>, today: string): Problem[] {
  const late = `must not be later than today, which is ${today} in Sydney`;
  return Object.values(files).flatMap(({ name: file, rows }) =>
    rows.flatMap(({ line, cells, typed }) =>
      DAY_COLUMNS.filter((column) => (cells[column] ?? "") > today).map((column) => {
        const [day = "", found] = [cells[column], typed[column]];
        const reason = found === day ? late : late + monthFirst(day, "", today);
        return { file, line, column, reason, found };
      }),
    ),
  );
}

/** References to rows that do not exist; none if the file that they refer to could not be read. */
export function brokenReferences(
  file: CsvFile,
  column: string,
  target: CsvFile,
  key: string,
  [what, otherwise] = [key === "id" ? "an id" : `a ${key}`, ""],
): Problem[] {
  if (target.problems.length > 0) return [];
  const keys = new Set(target.rows.map(({ cells }) => cells[key]));
  const broken = file.rows.filter(({ cells }) => cells[column] !== "" && !keys.has(cells[column]));
  const names = broken.length === 0 ? [] : namesIn(target, key);
  return broken.map((row) => {
    const meant = meantBy(row.cells[column] ?? "", names).map((name) => `"${name}"`);
    const question = meant.length > 0 ? `; did you mean ${EITHER.format(meant)}?` : otherwise;
    return problemAt(file, row, column, `must be ${what} in ${target.name}${question}`);
  });
}

/** Quotes of yards that are neither in a file nor otherwise known. */
export function quotesOfNoYard(
  { quotes, scrap_yards: yards }: Pick<CsvFiles, "quotes" | "scrap_yards">,
  known: Record<string, string>[] = [],
): Problem[] {
  const others = known.map((cells) => ({ line: undefined, cells, typed: cells }));
  const problems = known.length > 0 ? [] : yards.problems;
  const all = { name: yards.name, rows: [...others, ...yards.rows], problems };
  return brokenReferences(quotes, "yard_id", all, "id", [
    "the name or the id of a yard",
    "; add a new yard first, at the desk or with its name and address in a scrap_yards.csv",
  ]);
}

const EITHER = new Intl.ListFormat("en-AU", { type: "disjunction" });

/** The names of a file's rows as words, each with the text to type for it. */
function namesIn({ rows }: CsvFile, key: string): [words: string, name: string][] {
  return rows.flatMap(({ cells }) => {
    const { [key]: value = "", name = "", aliases = "" } = cells;
    const isYard = key === "id";
    const names = isYard ? yardNames(cells) : [value, name, ...aliases.split(";")].map(nameWords);
    return names.map((words): [string, string] => [words, isYard ? `${name} (${value})` : value]);
  });
}

/** The maximum number of letters by which a typed word may differ from the one that was meant. */
const MAX_SLIP = 2;

/** A longer list of suggestions would not help. */
const MAX_SUGGESTIONS = 10;

/**
 * The names that were probably meant: those that contain all its words, or else the nearest one with the same digits.
 */
function meantBy(typed: string, names: [words: string, name: string][]): string[] {
  // We ignore an id, which may belong to another yard.
  const word = nameWords(typed.replace(/\(\d+\)$/, ""));
  const isIn = (words: string[]) => word.split(" ").every((one) => words.includes(one));
  const several = new Set(
    names.filter(([words]) => isIn(words.split(" "))).map(([, name]) => name),
  );
  if (several.size > 0) return several.size > MAX_SUGGESTIONS ? [] : [...several];
  const figuresIn = (text: string) => text.replaceAll(/\D/g, "");
  return names
    .filter(([words]) => words.length > MAX_SLIP + 1 && figuresIn(words) === figuresIn(word))
    .map(([words, name]) => ({ name, slips: leven(word, words), most: words.length / 3 }))
    .filter(({ slips, most }) => slips <= Math.min(MAX_SLIP, most))
    .sort((a, b) => a.slips - b.slips)
    .slice(0, 1)
    .map(({ name }) => name);
}

/** Values spelled in two ways ("Copper", "copper"), because each spelling would become a separate filter. */
function spellings({ name: file, rows }: CsvFile, column: string): Problem[] {
  const firsts = new Map<string, { value: string; line: Place | undefined }>();
  const problems: Problem[] = [];
  for (const { line, cells } of rows) {
    for (const value of valuesOf(cells[column])) {
      const first = firsts.get(value.toLowerCase());
      if (first === undefined) firsts.set(value.toLowerCase(), { value, line });
      else if (first.value !== value && first.line !== line) {
        const place = first.line === undefined ? "" : `, as on line ${first.line}`;
        const reason = `must be spelled "${first.value}"${place}`;
        problems.push({ file, line, column, reason, found: value });
      }
    }
  }
  return problems;
}
