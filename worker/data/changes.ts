import { asc } from "drizzle-orm";
import { cities, materials, prices } from "./schema.ts";
import { statement } from "./statement.ts";
import { read, type Store } from "./store.ts";

const selectCities = statement((db) =>
  db.select({ id: cities.id, slug: cities.slug }).from(cities).orderBy(asc(cities.id)),
);

const selectMaterials = statement((db) =>
  db.select({ id: materials.id, slug: materials.slug }).from(materials).orderBy(asc(materials.id)),
);

const selectChecks = statement((db) =>
  db
    .select({ cityId: prices.cityId, materialId: prices.materialId, day: prices.checkedOn })
    .from(prices),
);

/** A city or material and the day (YYYY-MM-DD) on which one of its prices was last checked. */
export interface Change {
  slug: string;
  /** Undefined where it has no prices. */
  day: string | undefined;
}

/** When the prices of every city and of every material were last checked. @throws DatabaseError */
export function lastChanges(store: Store): Promise<{ cities: Change[]; materials: Change[] }> {
  return read("Failed to fetch prices", async () => {
    const [towns, metals, checks] = await Promise.all([
      selectCities(store),
      selectMaterials(store),
      selectChecks(store),
    ]);
    const byCity = latest(checks, ({ cityId }) => cityId);
    const byMaterial = latest(checks, ({ materialId }) => materialId);
    return {
      cities: towns.map(({ id, slug }) => ({ slug, day: byCity.get(id) })),
      materials: metals.map(({ id, slug }) => ({ slug, day: byMaterial.get(id) })),
    };
  });
}

/** The last day of each group. */
function latest<Row extends { day: string }>(rows: Row[], group: (row: Row) => number) {
  const days = new Map<number, string>();
  for (const row of rows) {
    const day = days.get(group(row)) ?? "";
    if (row.day > day) days.set(group(row), row.day);
  }
  return days;
}
