import type { Dataset } from "./dataset.ts";
import type { Rows } from "./rows.ts";

type Yards = Dataset["scrapYards"];
type Kind = Dataset["filterOptions"][number]["kind"];

const byName = new Intl.Collator("en-AU");

/** Yards in the order of every list, with what they repeat from their city. */
export function toYards({ cities, scrap_yards: yards }: Rows): Yards {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const sorted = yards.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  return sorted.map(({ city_slug, accepted_materials, ...row }, index) => {
    const city = lookUp(bySlug, city_slug);
    return {
      ...row,
      acceptedMaterials: accepted_materials,
      cityId: city.id,
      state: city.state,
      rank: index + 1,
      searchText: `${row.name}\n${city.name}\n${row.address}`.toLowerCase(),
    };
  });
}

/** One row for each material or service of each yard: what a filter reads. */
export function toYardValues(yards: Yards): Pick<Dataset, "yardMaterials" | "yardServices"> {
  const placed = yards.map(({ id, cityId, state, rank, ...lists }) => ({
    place: { yardId: id, cityId, state, rank },
    ...lists,
  }));
  return {
    yardMaterials: placed.flatMap(({ place, acceptedMaterials }) =>
      (acceptedMaterials ?? []).map((material) => ({ material, ...place })),
    ),
    yardServices: placed.flatMap(({ place, services }) =>
      (services ?? []).map((service) => ({ service, ...place })),
    ),
  };
}

/** The directory's filters with their numbers of yards; a state without yards counts 0. */
export function toFilterOptions(cities: Rows["cities"], yards: Yards): Dataset["filterOptions"] {
  const states = cities.map(({ state }) => state);
  return [
    { kind: "all", value: "", yards: yards.length },
    ...options(
      "state",
      states,
      yards.map(({ state }) => state),
    ),
    ...options(
      "material",
      [],
      yards.flatMap((yard) => yard.acceptedMaterials ?? []),
    ),
    ...options(
      "service",
      [],
      yards.flatMap((yard) => yard.services ?? []),
    ),
  ];
}

/** One option for each distinct value, `always` among them, counted in `values`. */
function options(kind: Kind, always: string[], values: string[]): Dataset["filterOptions"] {
  const counts = new Map(always.map((value) => [value, 0]));
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ kind, value, yards: count }));
}

/** The value of a key that the checks have found to exist. Throws when they have not. */
export function lookUp<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not checked before loading`);
  return value;
}
