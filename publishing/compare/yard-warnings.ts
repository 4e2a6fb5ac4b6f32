import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import { placeName } from "../../worker/search/place-names.ts";
import type { Row } from "../derive/tables.ts";
import { nearestOf, suburbOf } from "../derive/yard-places.ts";
import type { Suburbs } from "../project.ts";
import { isSame } from "./change.ts";
import type { Line } from "./warning-kinds.ts";

// After a spreadsheet slip every row may still be valid, but with the place or the id of another yard.

type Yard = Row<"scrapYards">;

/** A yard that is listed both before and after a publication. */
interface Pair {
  before: Yard;
  after: Yard;
}

/** The columns that identify a yard. */
const IDENTITY_COLUMNS = ["name", "address", "phone", "website"] as const;

/** The columns to check, by their names in the file. Yards may share values of the last four. */
const COLUMNS = {
  name: "name",
  address: "address",
  phone: "phone",
  website: "website",
  description: "description",
  opening_hours: "openingHours",
  accepted_materials: "acceptedMaterials",
  services: "services",
} as const;

/** A column that changes for this many yards is probably not being corrected. */
const TOO_MANY = 10;
/** If this many yards exchange their values, the column was probably sorted or shifted on its own. */
const MIN_SWAPPED = 4;

/** An amount of money in a text, such as "$7.50" or "7.50/kg". */
const PRICE = /\$\s*\d|\d\s*(?:\/|per\s*)kg\b/i;

/**
 * The likely slips in yards to be published, one line each: a column that was sorted or shifted on its own, a column
 * that changes for many yards at once, many yards that move to one city, and one yard under two ids.
 * @param others the number of unchanged yards that are not in `published`
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
    return !old || IDENTITY_COLUMNS.some((column) => old[column] !== yard[column]);
  };
  const names = Object.keys(COLUMNS) as (keyof typeof COLUMNS)[];
  return [
    ...names.flatMap((name) => columnSlip(name, pairs, pairs.length + others)),
    ...movedIntoOneCity(pairs, cityName),
    ...twins(listed, isChanged),
  ];
}

function columnSlip(name: keyof typeof COLUMNS, pairs: Pair[], all: number): string[] {
  const column = COLUMNS[name];
  const changed = pairs.filter(({ before, after }) => !isSame(before[column], after[column]));
  const isIdentity = IDENTITY_COLUMNS.some((one) => one === column);
  const values = new Set(pairs.map(({ before }) => before[column]));
  const swapped = changed.filter(({ after }) => after[column] && values.has(after[column]));
  if (isIdentity && swapped.length >= MIN_SWAPPED && swapped.length > changed.length / 2)
    return [
      `column ${name}: ${swapped.length} yards have the ${name} of another yard, as if it was sorted or shifted alone`,
    ];
  // Columns with shared values, such as opening hours, may rightly be corrected for up to half of the yards.
  if (changed.length < Math.max(TOO_MANY, isIdentity ? all / TOO_MANY : all / 2)) return [];
  return [`column ${name}: it changes for ${changed.length} of ${all} yards at once`];
}

function movedIntoOneCity(pairs: Pair[], cityName: (id: number) => string): string[] {
  const moved = pairs.filter(({ before, after }) => before.cityId !== after.cityId);
  return [...Map.groupBy(moved, ({ after }) => after.cityId)]
    .filter(([, yards]) => yards.length >= TOO_MANY)
    .map(([city, yards]) => {
      return `column city_slug: ${yards.length} yards move to ${cityName(city)} at once`;
    });
}

/** Yards with the same name and the same address or phone, or the same phone and a name with words added. */
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
  const lines = groups.map((group): [string, string] => [
    `${group[0]!.name}: the same yard under ids ${group.map(({ id }) => id).join(", ")}`,
    `yards/${group.find(isChanged)!.id}`,
  ]);
  return [...new Map(lines)].map(([text, key]) => ({ text, key }));
}

/** The lines whose descriptions (`said`) contain a price, which belongs in prices.csv. */
export function pricesInTexts(texts: (Line & { said: string | null })[]): Line[] {
  return texts
    .filter(({ said }) => said && PRICE.test(said))
    .map(({ text, key, said }) => {
      return { text: `${text}: a price stands in the description, "${said}"`, key };
    });
}

/** The fields that show whether an id still belongs to the same yard. */
export type YardName = Pick<Yard, "id" | "name" | "address">;

/**
 * Yards that have taken the id of a different yard, one line each: both name and address are new. Links to that id
 * would now lead to another business.
 * @param before the yards that have had these ids
 */
export function reusedIds(before: YardName[], after: YardName[]): string[] {
  const known = new Map(before.map((yard) => [yard.id, yard]));
  const isAlike = (one: string, other: string) => placeName(one) === placeName(other);
  return after.flatMap(({ id, name, address }) => {
    const old = known.get(id);
    if (!old || isAlike(old.name, name) || isAlike(old.address, address)) return [];
    return [
      `scrap_yards.csv id: ${id} is or was "${old.name}", ${old.address}; give "${name}" an id of its own or leave it empty`,
    ];
  });
}

type PlacedYard = YardName & Pick<Yard, "cityId" | "latitude" | "longitude" | "isApproximate">;
type City = Pick<Row<"cities">, "id" | "name" | "lat" | "lon">;

/** Two places more than this many km apart do not belong to the same yard. */
const MAX_APART = 30;

/**
 * Yards whose address, coordinates and city do not match, one line each. A city matches unless another one is more than
 * 30 km nearer.
 */
export function misplacedYards(yards: PlacedYard[], cities: City[], places: Suburbs): Line[] {
  return yards.flatMap((yard) => {
    const reason = mismatch(yard, cities, suburbOf(yard.address, places));
    return reason ? [{ text: `${yard.name}: ${reason}`, key: `yards/${yard.id}` }] : [];
  });
}

function mismatch(yard: PlacedYard, cities: City[], suburb?: Point): string | undefined {
  const { address, latitude: lat, longitude: lon, isApproximate } = yard;
  const point = lat === null || lon === null || isApproximate ? undefined : { lat, lon };
  if (suburb && point && kilometres(suburb, point) > MAX_APART) {
    return `its coordinates are ${formatDistance(suburb, point)} from "${address}"`;
  }
  const place = point ?? suburb;
  const nearest = place && nearestOf(place, cities);
  const city = cities.find(({ id }) => id === yard.cityId);
  if (!nearest || !city) return undefined;
  if (kilometres(place, city) - kilometres(place, nearest) <= MAX_APART) return undefined;
  return `it is listed in ${city.name}, ${formatDistance(place, city)} away; ${nearest.name} is ${formatDistance(place, nearest)} away`;
}

function formatDistance(from: Point, to: Point): string {
  return `${Math.round(kilometres(from, to)).toLocaleString("en-AU")} km`;
}
