import type { Material } from "../../worker/data/materials.ts";
import type { CityPrice, PriceRange } from "../../worker/data/prices.ts";
import { isUnavailable, longDate } from "../words/format.ts";
import { ageWithBasis, datedWords, mostCommon, sharedWords } from "./basis.ts";
import {
  type Age,
  type AgedPrice,
  ageOn,
  daysAgo,
  isAgeSaid,
  isOld,
  type PricesDay,
} from "./price-age-words.ts";
import { type PriceChange, priceChange } from "./price-change.ts";

/** A row of the price table; without a price it reads "Price unavailable". */
export interface PriceRow {
  name: string;
  slug: string;
  /** The grade of the material; null if none was published. */
  grade: string | null;
  /** The range across Australian cities; absent without a current price. */
  scale?: PriceRange | undefined;
  /** Without the day of the check and the basis if a sentence above the rows has them. */
  price?: AgedPrice & Partial<Age & PriceChange> & { description: string };
}

/**
 * One row per material, in the order given, those without a price in the city last.
 * @param scales ranges across Australian cities in AUD per kg, by material id; null if unknown
 */
export function priceRows(
  materials: Material[],
  prices: CityPrice[],
  day: PricesDay,
  scales: ReadonlyMap<number, PriceRange> | null = null,
): PriceRow[] {
  const byMaterial = new Map(prices.map((price) => [price.materialId, price]));
  const rows = materials.map(({ id, name, slug, grade }): PriceRow => {
    const price = byMaterial.get(id);
    if (!price) return { name, slug, grade };
    const { minPrice, maxPrice, description } = price;
    return {
      name,
      slug,
      grade,
      scale: scales?.get(id),
      price: {
        minPrice,
        maxPrice,
        description,
        ...ageWithBasis(day, price),
        ...priceChange(price, day.today),
      },
    };
  });
  return rows.toSorted((a, b) => Number(hasPrice(b)) - Number(hasPrice(a)));
}

/** True if a row has a price to show. */
export function hasPrice({ price }: PriceRow): boolean {
  return price !== undefined && !isUnavailable(price);
}

/** Slugs of the metals sold most often. */
const COMMON_METALS = ["copper", "brass", "aluminum", "steel"];

/** The rows of the metals sold most often. */
export function commonMetals(rows: PriceRow[]): PriceRow[] {
  return COMMON_METALS.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
}

/** The rows without an old price. */
export function currentRows(rows: PriceRow[]): PriceRow[] {
  return rows.filter(({ price }) => !price || isUnavailable(price) || !isOld(price));
}

/** The earliest check date in words, so that no price looks newer than it is; null without prices. */
export function earliestChecked(rows: PriceRow[]): string | null {
  const [oldest] = available(rows).toSorted((a, b) => b.days - a.days);
  return oldest?.checked ?? null;
}

/** Takes the dates that most rows share out of the rows; `days` is a sentence with these dates and the unit. */
export function withSharedDays(rows: PriceRow[]): { rows: PriceRow[]; days: string } {
  const prices = available(rows);
  const checked = sharedWords(prices);
  const since = mostCommon(prices.flatMap((price) => price.since ?? []));
  if (!checked) return { rows, days: "$ per kg." };
  const isException = prices.some(
    (price) => datedWords(price) !== checked || (price.change && price.since !== since),
  );
  const otherwise = isException ? ", unless a row says otherwise" : "";
  const compared = since ? ` Arrows show the change since ${since}.` : "";
  const days = `$ per kg, checked ${checked}${otherwise}.${compared}`;
  return { rows: rows.map((row) => withoutDays(row, checked, since)), days };
}

function withoutDays(row: PriceRow, checked: string, since: string | undefined): PriceRow {
  if (!row.price) return row;
  const { checked: ownChecked, said, since: ownSince, ...price } = row.price;
  return {
    ...row,
    price: {
      ...price,
      ...(datedWords(row.price) !== checked && { checked: ownChecked, ...(said && { said }) }),
      ...(ownSince && ownSince !== since && { since: ownSince }),
    },
  };
}

/** The latest day a price was checked (YYYY-MM-DD); undefined if none is available. */
export function latestDay(prices: CityPrice[]): string | undefined {
  const checked = prices.filter((price) => !isUnavailable(price)).map((price) => price.checkedOn);
  return checked.sort().at(-1);
}

/** The latest check date in words, "17 November 2026", with its age unless it is new. */
export function lastChecked(latest: string, day: PricesDay): string {
  const age = ageOn(day, { checkedOn: latest });
  if (!isAgeSaid(age)) return longDate(latest);
  const warning = isOld(age) ? ". These prices may be out of date" : "";
  return `${longDate(latest)}, ${daysAgo(latest, day)}${warning}`;
}

function available(rows: PriceRow[]): NonNullable<PriceRow["price"]>[] {
  return rows.flatMap(({ price }) => (price && !isUnavailable(price) ? price : []));
}
