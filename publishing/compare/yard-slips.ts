import type { Row } from "../derive/tables.ts";
import { counted } from "../read/problems.ts";
import { isSame } from "./change.ts";
import type { Line } from "./warning.ts";

// What a slip in a spreadsheet does to the yards of a file: every row stays valid.

type Yard = Row<"scrapYards">;

/** A yard that is listed before and after a publication. */
interface Pair {
  before: Yard;
  after: Yard;
}

/** The columns that say which yard it is. */
const COLUMNS = ["name", "address", "phone", "website"] as const;

/** Columns whose values yards share, with their names in the file. */
const SHARED = {
  description: "description",
  openingHours: "opening_hours",
  acceptedMaterials: "accepted_materials",
  services: "services",
} as const;

/** From how many yards on a change of one column is not a correction any more. */
const MANY = 10;
/** From how many yards on values that change places look sorted or shifted. */
const SEVERAL = 4;

/** An amount of money in a text, such as "$7.50" or "7.50/kg". */
const PRICE = /\$\s*\d|\d\s*(?:\/|per\s*)kg\b/i;

/**
 * What looks like a slip in the yards to be published, a line for each: a column sorted or shifted by itself, many of
 * its values changed at once, most of a column, many yards moved into one city, and the same yard under two ids.
 * `others` is how many more yards stay as they are.
 */
export function yardSlips(
  live: Yard[],
  published: Yard[],
  cityName: (id: number) => string,
  others = 0,
) {
  const before = new Map(live.map((yard) => [yard.id, yard]));
  const listed = published.filter(({ mergedInto }) => mergedInto === null);
  const pairs = listed.flatMap((after) => {
    const old = before.get(after.id);
    return old ? [{ before: old, after }] : [];
  });
  const isChanged = (yard: Yard) => {
    const old = before.get(yard.id);
    return !old || COLUMNS.some((column) => old[column] !== yard[column]);
  };
  const all = pairs.length + others;
  return [
    ...COLUMNS.flatMap((column) => columnSlip(column, pairs, all)),
    ...Object.entries(SHARED).flatMap(([column, name]) =>
      sharedSlip(column as keyof typeof SHARED, name, pairs, all),
    ),
    ...movedIntoOneCity(pairs, cityName),
    ...twins(listed, isChanged),
  ];
}

function columnSlip(column: (typeof COLUMNS)[number], pairs: Pair[], all: number): string[] {
  const changed = pairs.filter(({ before, after }) => before[column] !== after[column]);
  const others = new Set(pairs.map(({ before }) => before[column]));
  const swapped = changed.filter(({ after }) => after[column] && others.has(after[column]));
  if (swapped.length >= SEVERAL && swapped.length > changed.length / 2)
    return [
      `column ${column}: ${swapped.length} yards have the ${column} of another yard, as if it was sorted or shifted alone`,
    ];
  if (changed.length < MANY || changed.length < all / MANY) return [];
  return [`column ${column}: it changes for ${changed.length} of ${all} yards at once`];
}

/** Half of the yards with other hours, or none: a column that was sorted, shifted or emptied. */
function sharedSlip(
  column: keyof typeof SHARED,
  name: string,
  pairs: Pair[],
  all: number,
): string[] {
  const changed = pairs.filter(({ before, after }) => !isSame(before[column], after[column]));
  if (changed.length < MANY || changed.length < all / 2) return [];
  return [`column ${name}: it changes for ${changed.length} of ${all} yards at once`];
}

function movedIntoOneCity(pairs: Pair[], cityName: (id: number) => string): string[] {
  const moved = pairs.filter(({ before, after }) => before.cityId !== after.cityId);
  return [...Map.groupBy(moved, ({ after }) => after.cityId)].flatMap(([city, yards]) =>
    yards.length < MANY
      ? []
      : [`column city_slug: ${yards.length} yards move to ${cityName(city)} at once`],
  );
}

/** Yards with the name and the address, or the phone number, of another; also where one's name has words added. */
function twins(yards: Yard[], isChanged: (yard: Yard) => boolean): Line[] {
  const plain = (text: string) => text.toLowerCase().replace(/[^a-z0-9]+/g, "");
  const byPhone = Map.groupBy(yards, ({ phone, id }) => phone?.replace(/\D/g, "") ?? `id ${id}`);
  const isLonger = (one: Yard, other: Yard) => {
    const [name, longer] = [plain(one.name), plain(other.name)];
    return longer.startsWith(name) && /[a-z]/.test(longer.slice(name.length));
  };
  const groups = [
    ...Map.groupBy(yards, ({ name, address }) => plain(name) + plain(address)).values(),
    ...Map.groupBy(yards, ({ name, phone, id }) => plain(name) + (phone ?? id)).values(),
    ...[...byPhone.values()].flatMap((own) =>
      own.flatMap((one) => own.filter((other) => isLonger(one, other)).map((two) => [one, two])),
    ),
  ].filter((group) => group.length > 1 && group.some(isChanged));
  const named = groups.map((group): [string, string] => [
    `${group[0]!.name}: the same yard under ids ${group.map(({ id }) => id).join(", ")}`,
    `yards/${group.find(isChanged)!.id}`,
  ]);
  return [...new Map(named)].map(([text, key]) => ({ text, key }));
}

/** Of descriptions (`said`) with the names of their rows, those that hold a price: it belongs in prices.csv. */
export function pricesInTexts(texts: (Line & { said: string | null })[]): Line[] {
  return texts
    .filter(({ said }) => said && PRICE.test(said))
    .map(({ text, key, said }) => ({
      ...{ text: `${text}: a price stands in the description, "${said}"`, key },
    }));
}

/** The heading above them. */
export function slipHeading(lines: unknown[]): string {
  return `${counted(lines.length, "thing looks", "things look")} like a slip`;
}
