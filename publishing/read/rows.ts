import { z } from "zod";
import { worldParts } from "../../worker/data/world-mix.ts";
import {
  cents,
  date,
  email,
  flag,
  id,
  latitude,
  line,
  list,
  longitude,
  optional,
  paragraphs,
  pattern,
  positiveCents,
  slug,
  stateCode,
  timeZone,
  url,
  whole,
} from "./cell-rules.ts";
import { closure } from "./closures.ts";
import { phone } from "./contacts.ts";

const cityName = pattern(
  /^[A-Za-z0-9]+([ -][A-Za-z0-9]+)*$/,
  "letters and digits with single spaces or hyphens, because the page's address is made from it",
);

/** The world prices that make up a material; the project's checks find out if such series exist. */
const worldMix = pattern(
  /^[a-z-]+(:(1|0\.\d+)(\+[a-z-]+:0\.\d+)*)?$/,
  "a series of world prices such as copper, or several with their shares such as copper:0.6+zinc:0.4",
).refine(
  (world) => worldParts(world).reduce((sum, { share }) => sum + share, 0) < 1.0001,
  "must have shares that sum to at most 1",
);

/** The text that replaces a price if the yard does not take the metal. */
export const NO = "no";

/** The price that a yard pays, in dollars per kg, read as cents; 0 if it does not take the metal. */
const said = z
  .string()
  .transform((cell) => (cell === NO ? null : cell))
  .pipe(positiveCents.nullable())
  .transform((value) => value ?? 0);

/** The slug of a row in another file; check.ts checks that the row exists. */
const reference = line(80);

const YARD = "must be the name or the id of a yard in scrap_yards.csv";

/** The id of a yard, from its name or its number. */
const yard = z
  .string()
  .refine((cell) => id.safeParse(cell).success, YARD)
  .transform(Number);

/** Slugs of materials separated by semicolons, likeliest first. */
const slugs = pattern(
  /^[a-z0-9]+(-[a-z0-9]+)*(; ?[a-z0-9]+(-[a-z0-9]+)*)*$/,
  "the slug of a material, or several with semicolons between",
);

const guide = pattern(
  /^\/[a-zA-Z0-9/#?=+-]+$/,
  "the address of a guide such as /scrap-my-car/",
  200,
);

/** The weight of one item as typed; nothing is calculated from it before it is live. */
const kilograms = pattern(
  /^(?!0+(\.0*)?$)\d{1,5}(\.\d{1,4})?$/,
  "kilograms of one of them such as 54 or 0.75",
);

/** The share of a metal's price that is paid for an item. */
const share = pattern(
  /^(?!0(\.0+)?$)[01](\.\d{1,2})?$/,
  "a share of the metal’s price such as 0.68",
);

/** How a quote was obtained. */
const HOW = ["rang", "visited", "paid", "list", "yard"] as const;

/** The units in which items are counted. */
const UNITS = ["piece", "m", "m2", "kg"] as const;

/** How certain a weight is. */
const QUALITIES = ["ok", "computed", "fair", "weak", "none"] as const;

/** The CSV files, with their columns and the rules for each cell. */
export const schemas = {
  dataset: z.object({ name: line(120), published_on: date, is_sample: flag }),
  states: z.object({
    code: stateCode,
    name: line(120),
    cash: optional(line(120)),
    disposal_notice: optional(line(120)),
    bring_id: optional(line(200)),
    bring_payment: optional(line(200)),
    bring_records: optional(line(200)),
    regulations: paragraphs(8000),
    regulator: line(200),
    regulator_url: url,
    sources: optional(line(300)),
    checked_on: date,
  }),
  cities: z.object({
    id,
    name: cityName,
    slug,
    state: stateCode,
    lat: latitude,
    lon: longitude,
    population: whole(0, 100_000_000),
    time_zone: timeZone,
    meta_description: line(320),
  }),
  materials: z.object({
    id,
    name: line(120),
    slug,
    aliases: optional(list(slug)).transform((aliases) => aliases ?? []),
    description: paragraphs(2000),
    meta_description: optional(line(320)),
    grade: optional(line(60)),
    family: optional(reference),
    world: optional(worldMix),
    low: optional(positiveCents),
    high: optional(positiveCents),
  }),
  prices: z
    .object({
      city_slug: reference,
      material_slug: reference,
      min: optional(cents),
      max: optional(cents),
      description: optional(paragraphs(500)).transform((text) => text ?? ""),
      checked_on: date,
    })
    .refine((row) => (row.min === null) === (row.max === null), asFilledAs("max", "min"))
    .refine(
      (row) => row.min === null || (row.min === 0) === (row.max === 0),
      rule("max", "min", "be 0 when min is 0, and more than 0 when min is (0 means no price)"),
    )
    .refine((row) => row.min === null || !row.max || row.min <= row.max, notLess("max", "min")),
  price_history: z
    .object({
      city_slug: reference,
      material_slug: reference,
      checked_on: date,
      min: positiveCents,
      max: positiveCents,
    })
    .refine((row) => row.min <= row.max, notLess("max", "min")),
  quotes: z
    .object({
      yard_id: yard,
      material_slug: reference,
      quoted_on: date,
      low: said,
      high: said,
      how: optional(z.enum(HOW, `must be one of ${HOW.join(", ")}`)),
      by: optional(line(60)),
      note: optional(line(300)),
      is_shown: optional(flag).transform((isShown) => isShown ?? false),
      accepted_by: optional(line(120)),
    })
    .refine(
      (row) => row.how === "yard" || !row.is_shown,
      rule("is_shown", "how", "be no unless how is yard: only a yard can agree to show its price"),
    )
    .refine(
      (row) => (row.low === 0) === (row.high === 0),
      rule("high", "low", "be no where low is, and a price where low is"),
    )
    .refine((row) => row.low <= row.high || row.high === 0, notLess("high", "low")),
  scrap_yards: z
    .object({
      id,
      name: line(120),
      address: line(200),
      city_slug: optional(reference),
      phone: optional(phone),
      website: optional(url),
      description: optional(paragraphs(2000)),
      accepted_materials: optional(list(line(60))),
      services: optional(list(line(60))),
      latitude: optional(latitude),
      longitude: optional(longitude),
      opening_hours: optional(line(200)),
      checked_on: optional(date),
      merged_into: optional(id),
      closed: optional(closure),
      source: optional(line(200)),
      email: optional(email),
      // Yards that are not to be listed have already been removed (left-out-rows.ts).
      listed: optional(flag).transform(() => null),
    })
    .refine(
      (row) => row.latitude !== null || row.longitude === null,
      filled("latitude", "longitude"),
    )
    .refine(
      (row) => row.longitude !== null || row.latitude === null,
      filled("longitude", "latitude"),
    ),
  synonyms: z.object({
    word: pattern(/[A-Za-z0-9]/, "a word or words with letters or digits"),
    leads_to: pattern(
      /^(([a-z0-9]+(-[a-z0-9]+)*|\/[a-zA-Z0-9/#?=+-]+)(; ?(?!$)|$))+$/,
      "the slug of a material, or the address of a guide such as /scrap-my-car/, or several with semicolons between",
      200,
    ),
    title: optional(line(80)),
    is_exact: optional(flag).transform((isExact) => isExact ?? false),
  }),
  things: z.object({
    thing: pattern(/[A-Za-z0-9]/, "a word or words with letters or digits"),
    counts_as: optional(slugs),
    guide: optional(guide),
    title: optional(line(80)),
  }),
  items: z
    .object({
      slug,
      name: line(60),
      unit: z.enum(UNITS, `must be one of ${UNITS.join(", ")}`),
      lightest: optional(kilograms),
      heaviest: optional(kilograms),
      counts_as: optional(reference),
      pays: optional(share),
      listed_as: optional(reference),
      bought: optional(line(200)),
      made_of: line(200),
      advice: optional(line(300)),
      quality: z.enum(QUALITIES, `must be one of ${QUALITIES.join(", ")}`),
      source: line(300),
      also_called: optional(line(400)),
      guide: optional(guide),
      title: optional(line(80)),
    })
    .refine(
      (row) => (row.lightest === null) === (row.heaviest === null),
      asFilledAs("heaviest", "lightest"),
    )
    .refine(
      (row) => row.lightest === null || Number(row.lightest) <= Number(row.heaviest),
      notLess("heaviest", "lightest"),
    ),
  places: z
    .object({
      name: pattern(/[A-Za-z]/, "the name of a place"),
      state: stateCode,
      postcode: z.string().regex(/^(\d{4})?$/, "must be four digits such as 2300"),
      population: optional(whole(0, 100_000_000)),
      latitude: optional(latitude),
      longitude: optional(longitude),
      leads_to: optional(line(80)),
    })
    .superRefine((row, { addIssue }) => {
      for (const column of ["postcode", "latitude", "longitude"] as const)
        if (!row[column] && !row.leads_to) {
          const message = "must be filled in, unless leads_to names the place that is meant";
          addIssue({ code: "custom", path: [column], message });
        }
    }),
  todos: z.object({
    yard_id: yard,
    noted_on: date,
    note: line(300),
    by: optional(line(60)),
    due_on: optional(date),
  }),
};

/** The columns that identify a row, by file. */
export const KEYS: Record<keyof Rows, string[]> = {
  dataset: [],
  states: ["code"],
  cities: ["slug"],
  materials: ["slug"],
  prices: ["city_slug", "material_slug"],
  price_history: ["city_slug", "material_slug", "checked_on"],
  quotes: ["yard_id", "material_slug", "quoted_on"],
  scrap_yards: ["id"],
  synonyms: ["word"],
  things: ["thing"],
  items: ["slug"],
  places: ["name", "state", "postcode"],
  todos: ["yard_id", "noted_on"],
};

/** The valid rows of all files. */
export type Rows = { [File in keyof typeof schemas]: z.output<(typeof schemas)[File]>[] };

/** A rule for two cells; it is reported on the first, and only if both are valid themselves. */
function rule(column: string, other: string, must: string) {
  // Without `when`, zod skips the rule if any cell of the row is invalid.
  const when = ({ issues }: z.core.ParsePayload) =>
    !issues.some(({ path }) => path?.[0] === column || path?.[0] === other);
  return { path: [column], when, error: `must ${must}` };
}

function notLess(column: string, other: string) {
  return rule(column, other, `not be less than ${other}`);
}

function filled(column: string, other: string) {
  return rule(column, other, `be filled in when ${other} is`);
}

function asFilledAs(column: string, other: string) {
  return rule(column, other, `be filled in when ${other} is, and empty when ${other} is empty`);
}
