// npm run data:checked: marks the prices of cities as checked and unchanged.
import { z } from "zod";
import { readOptions, UsageError } from "../../scripts/command-line.ts";
import { type Live, readLive } from "../apply/live.ts";
import { type Content, contentOf, type Fields } from "../compare/content.ts";
import { type Command, start } from "./command.ts";
import { PUBLISHING_OPTIONS, PUBLISHING_USAGE, publishingOptions } from "./options.ts";
import { previewAndPublish } from "./publishing.ts";
import { proposalFor } from "./wish.ts";

const usage = `npm run data:checked -- ${PUBLISHING_USAGE} [--on 2026-11-21] city… [--except metal,metal]`;

const OPTIONS = {
  ...PUBLISHING_OPTIONS,
  except: { type: "string", default: "" },
  on: { type: "string" },
} as const;

const run: Command["run"] = async (args, surroundings) => {
  const { values, positionals: cities } = readOptions(args, OPTIONS, Number.POSITIVE_INFINITY);
  if (cities.length === 0) throw new UsageError("Name the cities whose prices were checked.");
  const options = publishingOptions(values);
  const { today } = options;
  const day = dayOf(values.on, today);
  const metals = values.except.split(",").filter((metal) => metal !== "");
  return surroundings.withTarget(values.remote, async (target) => {
    const live = await readLive(target);
    assertKnown("city", cities, live.rows.cities);
    assertKnown("metal", metals, live.rows.materials);
    const before = contentOf(live.rows);
    const content = checkedOn(before, cities, metals, day);
    const publishedOn = live.rows.dataset[0]?.publishedOn ?? "";
    const wish = { content, base: before, publishedOn, today, history: [] };
    const proposal = await proposalFor(target, live, wish);
    return (await previewAndPublish(target, proposal, options, surroundings)).isWell;
  });
};

function dayOf(given: string | undefined, today: string): string {
  if (given === undefined) return today;
  if (z.iso.date().safeParse(given).success && given <= today) return given;
  throw new UsageError(
    `--on must be a day such as 2026-11-21, and not after today (found "${given}").`,
  );
}

/** The prices that there are, marked as checked on a day; those that were checked later stay as they are. */
function checkedOn(content: Content, cities: string[], except: string[], day: string): Content {
  const isMeant = ({ city_slug, material_slug, min, checked_on }: Fields) =>
    cities.includes(String(city_slug)) &&
    !except.includes(String(material_slug)) &&
    Number(min) > 0 &&
    String(checked_on) < day;
  const rows = [...content].filter(([key, row]) => key.startsWith("prices/") && isMeant(row));
  return new Map([
    ...content,
    ...rows.map(([key, row]) => [key, { ...row, checked_on: day }] as const),
  ]);
}

function assertKnown(noun: string, given: string[], rows: Live["rows"]["cities" | "materials"]) {
  const slugs = rows.map(({ slug }) => slug);
  const unknown = given.find((slug) => !slugs.includes(slug));
  if (unknown !== undefined) {
    throw new UsageError(`There is no ${noun} "${unknown}". There are ${slugs.join(", ")}.`);
  }
}

/** Marks the prices of cities as checked and unchanged. */
export const checked: Command = { usage, run, failed: "Nothing was loaded." };

await start(checked, import.meta.filename);
