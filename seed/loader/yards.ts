import type { Dataset } from "./dataset.ts";
import type { Rows } from "./rows.ts";

/** A yard as its table holds it, and what of its city the directory's filters need. */
export interface PlacedYard {
  row: Dataset["scrapYards"][number];
  city: { name: string; state: string };
}

const byName = new Intl.Collator("en-AU");

/** Yards in the order of every list, each with its city. */
export function toYards({ cities, scrap_yards: yards }: Rows): PlacedYard[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const sorted = yards.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  return sorted.map(({ city_slug, accepted_materials, ...yard }, index) => {
    const city = lookUp(bySlug, city_slug);
    const row = { ...yard, acceptedMaterials: accepted_materials, cityId: city.id };
    return { row: { ...row, rank: index + 1 }, city };
  });
}

/** The value of a key that the checks have found to exist. Throws when they have not. */
export function lookUp<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not checked before loading`);
  return value;
}
