import type { CityPrice, Material, PriceRange } from "../../worker/data/types.ts";

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

/** The latest day (YYYY-MM-DD) on which any of the prices was checked, or null without prices. */
export function lastChecked(prices: CityPrice[]): string | null {
  return prices.map((price) => price.checkedOn).reduce((a, b) => (a > b ? a : b), "") || null;
}
