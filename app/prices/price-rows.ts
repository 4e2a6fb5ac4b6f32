import type { CityPrice, Material, PriceRange } from "../../worker/data/types.ts";
import { daysAgo, isUnavailable } from "../format.ts";

/** A row of the price table; without a price it says "Price unavailable". */
export interface PriceRow {
  name: string;
  slug: string;
  /** What every price of this material is for; null where none was published. */
  grade: string | null;
  price?: PriceRange & Pick<CityPrice, "description" | "checkedOn">;
}

/** A row for every material in the order given, with the city's price if there is one. */
export function priceRows(materials: Material[], prices: CityPrice[]): PriceRow[] {
  const byMaterial = new Map(prices.map((price) => [price.materialId, price]));
  return materials.map(({ id, name, slug, grade }) => {
    const price = byMaterial.get(id);
    if (!price) return { name, slug, grade };
    const { minPrice, maxPrice, description, checkedOn } = price;
    return { name, slug, grade, price: { minPrice, maxPrice, description, checkedOn } };
  });
}

/** The latest day (YYYY-MM-DD) on which a price was checked; null if none is available. */
export function lastChecked(prices: CityPrice[]): string | null {
  return checkingDays(prices).at(-1) ?? null;
}

/** The slugs of the metals that people sell most. */
const COMMON_METALS = ["copper", "brass", "aluminum", "steel"];

/** The rows of the metals that people sell most. */
export function commonMetals(rows: PriceRow[]): PriceRow[] {
  return COMMON_METALS.flatMap((slug) => rows.find((row) => row.slug === slug) ?? []);
}

/**
 * How long ago prices were checked, "3 days ago", in a time zone; null without prices. Where the days
 * differ it is the earliest, so that no price looks newer than it is.
 */
export function checkedAgo(rows: PriceRow[], timeZone: string): string | null {
  const [first] = checkingDays(rows.flatMap(({ price }) => price ?? []));
  return first ? daysAgo(first, timeZone) : null;
}

/** The days on which the prices that are available were checked, the earliest first. */
function checkingDays(prices: (PriceRange & { checkedOn: string })[]): string[] {
  return prices
    .filter((price) => !isUnavailable(price))
    .map(({ checkedOn }) => checkedOn)
    .sort();
}
