import { kilometres, type Point } from "../../worker/data/places/distance.ts";
import { placeName } from "../../worker/search/place-names.ts";
import type { Row } from "../derive/tables.ts";
import { nearestOf, suburbOf } from "../derive/yard-places.ts";
import type { Suburbs } from "../project.ts";
import { isSame } from "./change.ts";
import type { Line } from "./warning-kinds.ts";

// A slip in a spreadsheet leaves every row of the yards valid, and a place or an id may be another yard's.

type Yard = Row<"scrapYards">;

/** A yard that is listed before and after a publication. */
interface Pair {
  before: Yard;
  after: Yard;
}

/** The columns that say which yard it is. */
const OWN = ["name", "address", "phone", "website"] as const;

/** All columns that are judged, by their names in the file; yards share the values of the last four. */
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

/** From this number of yards on, a change of one column is no longer a correction. */
const MANY = 10;
/** From this number of yards on, values that change places look sorted or shifted. */
const SEVERAL = 4;

/** An amount of money in a text, such as "$7.50" or "7.50/kg". */
const PRICE = /\$\s*\d|\d\s*(?:\/|per\s*)kg\b/i;

/**
 * The slips in yards to be published, a line for each: a column sorted or shifted by itself, many values changed at
 * once, most of a column, many yards moved into one city, and the same yard under two ids.
 * @param others the number of yards that stay as they are and are not among these
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
    return !old || OWN.some((column) => old[column] !== yard[column]);
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
  const isOwn = OWN.some((one) => one === column);
  const values = new Set(pairs.map(({ before }) => before[column]));
  const swapped = changed.filter(({ after }) => after[column] && values.has(after[column]));
  if (isOwn && swapped.length >= SEVERAL && swapped.length > changed.length / 2)
    return [
      `column ${name}: ${swapped.length} yards have the ${name} of another yard, as if it was sorted or shifted alone`,
    ];
  // Shared values, such as hours, may be corrected for many yards.
  if (changed.length < Math.max(MANY, isOwn ? all / MANY : all / 2)) return [];
  return [`column ${name}: it changes for ${changed.length} of ${all} yards at once`];
}

function movedIntoOneCity(pairs: Pair[], cityName: (id: number) => string): string[] {
  const moved = pairs.filter(({ before, after }) => before.cityId !== after.cityId);
  return [...Map.groupBy(moved, ({ after }) => after.cityId)]
    .filter(([, yards]) => yards.length >= MANY)
    .map(([city, yards]) => {
      return `column city_slug: ${yards.length} yards move to ${cityName(city)} at once`;
    });
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

/** The lines whose descriptions (`said`) hold a price, which belongs in prices.csv. */
export function pricesInTexts(texts: (Line & { said: string | null })[]): Line[] {
  return texts
    .filter(({ said }) => said && PRICE.test(said))
    .map(({ text, key, said }) => {
      return { text: `${text}: a price stands in the description, "${said}"`, key };
    });
}

/** The parts of a yard by which its id is recognised. */
export type YardName = Pick<Yard, "id" | "name" | "address">;

/**
 * Yards that have the id of another one, a line for each: both name and address are new. A link to that id would lead
 * to another business.
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

/** Places that are farther apart than this do not belong to the same yard; in km. */
const MAX_APART = 30;

/**
 * Yards whose address, coordinates and city do not fit, a line for each: a city fits unless another one is nearer by
 * more than 30 km.
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
    return `its coordinates are ${distance(suburb, point)} from "${address}"`;
  }
  const place = point ?? suburb;
  const nearest = place && nearestOf(place, cities);
  const city = cities.find(({ id }) => id === yard.cityId);
  if (!nearest || !city) return undefined;
  if (kilometres(place, city) - kilometres(place, nearest) <= MAX_APART) return undefined;
  return `it is listed in ${city.name}, ${distance(place, city)} away; ${nearest.name} is ${distance(place, nearest)} away`;
}

function distance(from: Point, to: Point): string {
  return `${Math.round(kilometres(from, to)).toLocaleString("en-AU")} km`;
}
