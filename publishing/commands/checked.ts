// npm run data:checked: marks the typed prices of cities as checked and unchanged.
import { z } from "zod";
import { prepare } from "../apply/prepare.ts";
import { readLive } from "../apply/read-live.ts";
import { readOptions, UsageError } from "../command-line/options.ts";
import type { Change } from "../compare/change.ts";
import { type Content, contentOf, type Fields, quotedPrices } from "../compare/content.ts";
import { cellsOf } from "../compare/row-cells.ts";
import type { LiveRows } from "../derive/tables.ts";
import { readDate } from "../read/dates.ts";
import { cityNames, materialNames, type Names, readName } from "../read/names.ts";
import { type Command, start } from "./command.ts";
import { previewAndPublish } from "./preview-and-publish.ts";
import {
  listed,
  PUBLISHING_OPTIONS,
  PUBLISHING_USAGE,
  publishingOptions,
} from "./publishing-options.ts";
import { thisProject } from "./this-project.ts";

const usage = `npm run data:checked -- ${PUBLISHING_USAGE} [--on 2026-11-21] city… [--except metal,metal]`;

const OPTIONS = {
  ...PUBLISHING_OPTIONS,
  except: { type: "string", default: "" },
  on: { type: "string" },
} as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals } = readOptions(args, OPTIONS, Number.POSITIVE_INFINITY);
  if (positionals.length === 0) throw new UsageError("Name the cities whose prices were checked.");
  const options = publishingOptions(values);
  const { today } = options;
  const day = dayOf(values.on, today);
  return surroundings.withTarget(values.remote, async (target) => {
    const live = await readLive(target);
    const before = contentOf(live.rows);
    const known = cellsOf(before, "");
    const slugs = {
      cities: slugsOf("city", positionals, cityNames(known.cities), live.rows.cities),
      metals: slugsOf(
        "metal",
        listed(values.except),
        materialNames(known.materials, known.synonyms),
        live.rows.materials,
      ),
    };
    const quoted = [...quotedPrices(live.rows).keys()].filter((key) => isOf(key, slugs));
    if (quoted.length > 0)
      surroundings.print(
        `Not marked, because they rest on what yards said: ${quoted.join(", ")}. Quotes of a new day date them.\n`,
      );
    const changes = checkedOn(before, slugs, day, quoted);
    const whole = { live, project: thisProject() };
    const prepared = await prepare(target, { changes, today, isBased: true }, whole);
    return (await previewAndPublish(target, prepared, options, surroundings)).isWell;
  });
};

function dayOf(given: string | undefined, today: string): string {
  if (given === undefined) return today;
  const day = readDate(given)?.value;
  if (day && z.iso.date().safeParse(day).success && day <= today) return day;
  throw new UsageError(
    `--on must be a day such as 2026-11-21, and not after today (found "${given}").`,
  );
}

/** The slugs of the cities that were checked, and of the metals that were not. */
type Meant = Record<"cities" | "metals", string[]>;

/** True if the price with this key belongs to these cities and not to these metals. */
function isOf(key: string, { cities, metals }: Meant): boolean {
  const [table, city = "", metal = ""] = key.split("/");
  return table === "prices" && cities.includes(city) && !metals.includes(metal);
}

/**
 * The changes that mark existing typed prices as checked on a day. Prices that were checked later, and prices that are
 * overridden by quotes, stay as they are.
 */
function checkedOn(content: Content, meant: Meant, day: string, quoted: string[]): Change[] {
  const isEarlier = ({ min, checked_on }: Fields) => Number(min) > 0 && String(checked_on) < day;
  return [...content]
    .filter(([key, row]) => isOf(key, meant) && !quoted.includes(key) && isEarlier(row))
    .map(([key, row]) => ({ key, before: row, after: { ...row, checked_on: day } }));
}

/** The slugs of names as typed in the files: "Mount Isa", "red metal". */
function slugsOf(noun: string, given: string[], names: Names, rows: { slug: string }[]): string[] {
  const read = readName(names);
  return given.map((name) => {
    const slug = read(name)?.value;
    if (slug !== undefined) return slug;
    const all = rows.map((row) => row.slug).sort();
    throw new UsageError(`There is no ${noun} "${name}". There are ${all.join(", ")}.`);
  });
}

/** The cities of names as typed, each once. */
export function citiesNamed(given: string[], rows: LiveRows): LiveRows["cities"] {
  const { cities } = cellsOf(contentOf(rows), "");
  const slugs = new Set(slugsOf("city", given, cityNames(cities), rows.cities));
  return [...slugs].map((slug) => rows.cities.find((city) => city.slug === slug)!);
}

/** Marks the prices of cities as checked and unchanged. */
export const checked: Command = { usage, run, failed: "Nothing was loaded." };

await start(checked, import.meta.filename);
