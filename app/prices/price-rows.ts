import type { Material } from "../../worker/data/materials.ts";
import type { CityPrice } from "../../worker/data/prices.ts";
import { isUnavailable, longDate } from "../format.ts";
import { type AgedPrice, ageOn, daysAgo, isAgeSaid, isOld } from "./price-age.ts";
import { type PriceChange, priceChange } from "./price-change.ts";

/** A row of the price table; without a price it says "Price unavailable". */
export interface PriceRow {
  name: string;
  slug: string;
  /** What every price of this material is for; null where none was published. */
  grade: string | null;
  price?: AgedPrice & {
    description: string;
    change?: PriceChange | undefined;
  };
}

/**
 * A row for every material in the order given, with the city's price if there is one; its age is counted
 * from a day (YYYY-MM-DD).
 */
export function priceRows(materials: Material[], prices: CityPrice[], day: string): PriceRow[] {
  const byMaterial = new Map(prices.map((price) => [price.materialId, price]));
  return materials.map(({ id, name, slug, grade }) => {
    const price = byMaterial.get(id);
    if (!price) return { name, slug, grade };
    const { minPrice, maxPrice, description } = price;
    const change = priceChange(price, day);
    return {
      name,
      slug,
      grade,
      price: { minPrice, maxPrice, description, ...ageOn(day, price), change },
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
 * How long ago prices were checked, "3 days ago"; null without prices. Where the days differ it is the
 * earliest, so that no price looks newer than it is.
 */
export function checkedAgo(rows: PriceRow[]): string | null {
  const days = available(rows).map((price) => price.days);
  return days.length > 0 ? daysAgo(Math.max(...days)) : null;
}

/**
 * The latest day on which a price was checked, "17 November 2026", with its age where it is no longer new;
 * null if none is available.
 */
export function lastChecked(prices: CityPrice[], day: string): string | null {
  const checked = prices.filter((price) => !isUnavailable(price)).map((price) => price.checkedOn);
  const latest = checked.sort().at(-1);
  if (!latest) return null;
  const age = ageOn(day, { checkedOn: latest });
  if (!isAgeSaid(age)) return longDate(latest);
  const warning = isOld(age) ? ". These prices may be out of date" : "";
  return `${longDate(latest)}, ${daysAgo(age.days)}${warning}`;
}

function available(rows: PriceRow[]): AgedPrice[] {
  return rows.flatMap(({ price }) => (price && !isUnavailable(price) ? price : []));
}
