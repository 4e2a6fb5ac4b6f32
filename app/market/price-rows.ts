import type { Material } from "../../worker/data/materials.ts";
import type { CityPrice } from "../../worker/data/prices.ts";
import { isUnavailable, longDate } from "../words/format.ts";
import { mostCommon } from "./most-common.ts";
import { type AgedPrice, ageOn, daysAgo, isAgeSaid, isOld, type PricesDay } from "./price-age.ts";
import { type PriceChange, priceChange } from "./price-change.ts";

/** A row of the price table; without a price it says "Price unavailable". */
export interface PriceRow {
  name: string;
  slug: string;
  /** What every price of this material is for; null where none was published. */
  grade: string | null;
  price?: AgedPrice &
    Partial<PriceChange> & {
      /** When it was checked, in words; left out where that is said above the rows. */
      checked?: string;
      description: string;
    };
}

/**
 * A row for every material in the order given, with the city's price if there is one.
 */
export function priceRows(materials: Material[], prices: CityPrice[], day: PricesDay): PriceRow[] {
  const byMaterial = new Map(prices.map((price) => [price.materialId, price]));
  return materials.map(({ id, name, slug, grade }) => {
    const price = byMaterial.get(id);
    if (!price) return { name, slug, grade };
    const { minPrice, maxPrice, description } = price;
    return {
      name,
      slug,
      grade,
      price: {
        minPrice,
        maxPrice,
        description,
        ...ageOn(day, price),
        ...priceChange(price, day.today),
      },
    };
  });
}

/** The slugs of the metals that people sell most. */
const COMMON_METALS = ["copper", "brass", "aluminum", "steel"];

/** The rows of the metals that people sell most. */
export function commonMetals(rows: PriceRow[]): PriceRow[] {
  return COMMON_METALS.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
}

/** The rows without those whose price is old. */
export function currentRows(rows: PriceRow[]): PriceRow[] {
  return rows.filter(({ price }) => !price || isUnavailable(price) || !isOld(price));
}

/**
 * When prices were checked, in words; null without prices. Where the days differ it is the earliest, so that no price
 * looks newer than it is.
 */
export function earliestChecked(rows: PriceRow[]): string | null {
  const [oldest] = available(rows).toSorted((a, b) => b.days - a.days);
  return oldest?.checked ?? null;
}

/**
 * The rows without the days that most of them share, and the sentence that says those above them; "" where there is
 * no price.
 */
export function withSharedDays(rows: PriceRow[]): { rows: PriceRow[]; days: string } {
  const prices = available(rows);
  const checked = mostCommon(prices.flatMap((price) => price.checked ?? []));
  const since = mostCommon(prices.flatMap((price) => price.since ?? []));
  if (!checked) return { rows, days: "" };
  const isException = prices.some(
    (price) => price.checked !== checked || (price.change && price.since !== since),
  );
  const compared = since ? ` and compared with ${since}` : "";
  const days = `Checked ${checked}${compared}${isException ? ", unless a row says otherwise" : ""}.`;
  return { rows: rows.map((row) => withoutDays(row, checked, since)), days };
}

function withoutDays(row: PriceRow, checked: string, since: string | undefined): PriceRow {
  if (!row.price) return row;
  const { checked: ownChecked, since: ownSince, ...price } = row.price;
  return {
    ...row,
    price: {
      ...price,
      ...(ownChecked !== checked && { checked: ownChecked }),
      ...(ownSince && ownSince !== since && { since: ownSince }),
    },
  };
}

/** The latest day on which a price was checked (YYYY-MM-DD); undefined if none is available. */
export function latestDay(prices: CityPrice[]): string | undefined {
  const checked = prices.filter((price) => !isUnavailable(price)).map((price) => price.checkedOn);
  return checked.sort().at(-1);
}

/** The latest day on which prices were checked, "17 November 2026", with its age where it is no longer new. */
export function lastChecked(latest: string, day: PricesDay): string {
  const age = ageOn(day, { checkedOn: latest });
  if (!isAgeSaid(age)) return longDate(latest);
  const warning = isOld(age) ? ". These prices may be out of date" : "";
  return `${longDate(latest)}, ${daysAgo(latest, day)}${warning}`;
}

function available(rows: PriceRow[]): NonNullable<PriceRow["price"]>[] {
  return rows.flatMap(({ price }) => (price && !isUnavailable(price) ? price : []));
}
