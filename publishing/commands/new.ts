// npm run data:new: writes a folder of CSV files for an operator to fill in, to start a site with some cities or to add
// cities to one.
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { stringify } from "csv-stringify/sync";
import { HARMLESS } from "../../app/words/spreadsheet-text.ts";
import { kilometres } from "../../worker/data/places/distance.ts";
import { readOptions, typedPath, UsageError } from "../command-line/options.ts";
import { columnsOf } from "../read/check-rows.ts";
import { cityNames, readName } from "../read/names.ts";
import type { Rows } from "../read/rows.ts";
import { type Command, start } from "./command.ts";
import { assertEmpty } from "./new-files.ts";
import { listed } from "./publishing-options.ts";
import { SEED_FOLDER } from "./this-project.ts";

const usage = "npm run data:new -- FOLDER [--add] --cities A,B";

type Cells = Record<string, string>;

/** The maximum distance in km from a city's centre at which a site is still listed. */
const MAX_AWAY = 40;

/** The attribution that CC BY 4.0 requires with each yard from that list. */
const SOURCE =
  "Geoscience Australia, Waste Management Facilities, © Commonwealth of Australia 2017, CC BY 4.0, changed";

const OPTIONS = {
  add: { type: "boolean", default: false },
  cities: { type: "string", default: "" },
} as const;

const run: Command["run"] = async (args, { print }) => {
  const { values, positionals } = readOptions(args, OPTIONS, 1, "Name the folder to write to.");
  const folder = typedPath(positionals[0]!);
  const cities = citiesNamed(listed(values.cities));
  assertEmpty(folder);
  const materials = seedRows("materials");
  const yards = candidates(cities);
  const files: Partial<Record<keyof Rows, Cells[]>> = {
    ...(!values.add && {
      dataset: [{ name: cities.map(({ name }) => name).join(", "), is_sample: "false" }],
      states: seedRows("states"),
      materials,
    }),
    cities,
    prices: cities.flatMap(({ slug: city_slug = "" }) =>
      materials.map(({ slug: material_slug = "" }) => ({ city_slug, material_slug })),
    ),
    scrap_yards: yards,
  };
  mkdirSync(folder, { recursive: true });
  for (const [file, rows] of Object.entries(files)) {
    const columns = columnsOf(file as keyof Rows).map(({ name }) => name);
    const text = stringify(rows, { ...HARMLESS, bom: true, header: true, columns });
    writeFileSync(path.join(folder, `${file}.csv`), text);
  }
  print(`Wrote ${folder} for ${cities.map(({ name }) => name).join(" and ")}: ${materials.length} metals, no price yet, and
${yards.length} sites within ${MAX_AWAY} km that may be yards. They are from a public list of 2017, which has
council tips too: they stay off the site until you have rung and written yes under listed.

Fill in what you know, and leave the rest empty. Then:
  npm run data:load -- ${values.add ? "--update " : ""}${positionals[0]}`);
  return true;
};

/**
 * @throws UsageError if a city is unknown, or none is given
 */
function citiesNamed(words: string[]): Cells[] {
  const known = seedRows("cities");
  const slugOf = readName(cityNames(known));
  const cities = words.map((word) => {
    const city = known.find(({ slug }) => slug === (slugOf(word)?.value ?? word));
    if (city) return city;
    throw new UsageError(
      `We don't know the city "${word}": --cities takes those in seed/cities.csv. Begin with the nearest, then add a row of your own to cities.csv.`,
    );
  });
  if (cities.length === 0) throw new UsageError("Name your cities: --cities newcastle,perth");
  const states = new Map(seedRows("states").map(({ code, name }) => [code, name]));
  return [...new Set(cities)].map((city) => ({
    ...city,
    meta_description: aboutCity(city.name, states.get(city.state)),
  }));
}

/** The description on a city's page, which promises neither prices nor yards. */
function aboutCity(name = "", state = ""): string {
  return `Selling scrap metal in ${name}: what it is worth, as far as we have asked, who takes it, and what the rules of ${state} ask you to bring.`;
}

/** Sites that may be yards, each under the nearest city, by city and distance from its centre. */
function candidates(cities: Cells[]): Cells[] {
  const sites = seedRows("metal_facilities").flatMap((site) => {
    const [nearest] = cities
      .map((city) => ({
        city,
        away: kilometres(pointOf(city.lat, city.lon), pointOf(site.latitude, site.longitude)),
      }))
      .sort((a, b) => a.away - b.away);
    return nearest && nearest.away <= MAX_AWAY ? [{ ...nearest, site }] : [];
  });
  return cities.flatMap((city) =>
    sites
      .filter((one) => one.city === city)
      .sort((a, b) => a.away - b.away)
      .map(({ site }) => ({
        name: inWords(site.name),
        address: [inWords(site.address), `${inWords(site.suburb)} ${site.state} ${site.postcode}`]
          .filter((part) => part !== "")
          .join(", "),
        city_slug: city.slug ?? "",
        latitude: site.latitude ?? "",
        longitude: site.longitude ?? "",
        source: SOURCE,
        listed: "no",
      })),
  );
}

function pointOf(lat = "", lon = "") {
  return { lat: Number(lat), lon: Number(lon) };
}

/** Turns the list's capitals into "Sims Newcastle". */
function inWords(capitals = ""): string {
  return capitals.toLowerCase().replaceAll(/(?<![a-z'])[a-z]/g, (letter) => letter.toUpperCase());
}

function seedRows(file: string): Cells[] {
  return parse(readFileSync(path.join(SEED_FOLDER, `${file}.csv`)), { columns: true });
}

/** Writes a folder of CSV files to start a site, or to add cities to one. */
export const newFolder: Command = { usage, run, failed: "Nothing was written." };

await start(newFolder, import.meta.filename);
