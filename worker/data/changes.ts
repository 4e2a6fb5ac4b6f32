import { asc } from "drizzle-orm";
import { cities, materials, prices } from "./schema.ts";
import { read, type Store } from "./store.ts";

/** A city or material, with the latest day on which any of its prices was checked. */
export interface LastChange {
  slug: string;
  /** YYYY-MM-DD; undefined if it has no prices. */
  date: string | undefined;
}

/**
 * All cities and materials, in id order, each with the latest day on which any of its prices was checked.
 * @throws DatabaseError
 */
export async function lastChanges({
  db,
}: Store): Promise<{ cities: LastChange[]; materials: LastChange[] }> {
  const { cityId, materialId, checkedOn } = prices;
  const [cityRows, materialRows, checks] = await read("Failed to fetch prices", () =>
    Promise.all([
      db.select({ id: cities.id, slug: cities.slug }).from(cities).orderBy(asc(cities.id)),
      db
        .select({ id: materials.id, slug: materials.slug })
        .from(materials)
        .orderBy(asc(materials.id)),
      db.select({ cityId, materialId, date: checkedOn }).from(prices),
    ]),
  );
  const byCity = Map.groupBy(checks, (check) => check.cityId);
  const byMaterial = Map.groupBy(checks, (check) => check.materialId);
  return {
    cities: cityRows.map(({ id, slug }) => ({ slug, date: latest(byCity.get(id)) })),
    materials: materialRows.map(({ id, slug }) => ({ slug, date: latest(byMaterial.get(id)) })),
  };
}

function latest(checks: { date: string }[] = []): string | undefined {
  const dates = checks.map(({ date }) => date);
  return dates.sort().at(-1);
}
