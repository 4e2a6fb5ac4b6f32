import { asc } from "drizzle-orm";
import { cities, materials, prices } from "./schema.ts";
import { read, type Store } from "./store.ts";

/** A city or material, and when one of its prices was last checked. */
export interface LastChange {
  slug: string;
  /** YYYY-MM-DD; undefined if it has no prices. */
  date: string | undefined;
}

/** The day each city's and each material's prices were last checked, by id. @throws DatabaseError */
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
  const byCity = latestDates(checks, ({ cityId }) => cityId);
  const byMaterial = latestDates(checks, ({ materialId }) => materialId);
  return {
    cities: cityRows.map(({ id, slug }) => ({ slug, date: byCity.get(id) })),
    materials: materialRows.map(({ id, slug }) => ({ slug, date: byMaterial.get(id) })),
  };
}

/** The latest date of each group of rows. */
function latestDates<Row extends { date: string }>(rows: Row[], group: (row: Row) => number) {
  const dates = new Map<number, string>();
  for (const row of rows) {
    const latest = dates.get(group(row)) ?? "";
    if (row.date > latest) dates.set(group(row), row.date);
  }
  return dates;
}
