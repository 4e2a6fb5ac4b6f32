import { around } from "geokdbush";
import KDBush from "kdbush";
import { mapPoint, RANKS_EVERY, yardWords } from "../../worker/data/yards/yard-index.ts";
import type { Rows } from "./rows.ts";
import type { IndexRow, Row } from "./tables.ts";

/** A yard's table row, with the name and state of its city for the index and the filters. */
export interface YardInCity {
  row: Row<"scrapYards">;
  city: { name: string; state: string };
}

const byName = new Intl.Collator("en-AU");

/** All yards with their ranks, by name and then id. */
export function toYards({ cities, scrap_yards: yards }: Rows): YardInCity[] {
  const bySlug = new Map(cities.map((city) => [city.slug, city]));
  const nearest = nearestYards(yards);
  const sorted = yards.toSorted((a, b) => byName.compare(a.name, b.name) || a.id - b.id);
  return sorted.map(
    ({ city_slug, accepted_materials, opening_hours, checked_on, ...yard }, index) => {
      const city = getChecked(bySlug, city_slug);
      const row = {
        ...yard,
        acceptedMaterials: accepted_materials,
        openingHours: opening_hours,
        checkedOn: checked_on,
        cityId: city.id,
      };
      return { row: { ...row, rank: index + 1, nearest: nearest(yard.id) }, city };
    },
  );
}

/** How many other yards a yard's page names. */
const NEAREST = 3;

/** A function that gives the ids of the nearest yards, by great circles; none without coordinates. */
function nearestYards(yards: Rows["scrap_yards"]): (id: number) => number[] {
  const places = yards.flatMap(({ id, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ id, latitude, longitude }],
  );
  if (places.length === 0) return () => [];
  const index = new KDBush(places.length);
  for (const { longitude, latitude } of places) index.add(longitude, latitude);
  index.finish();
  const byId = new Map(places.map((place) => [place.id, place]));
  return (id) => {
    const place = byId.get(id);
    if (!place) return [];
    const found = around(index, place.longitude, place.latitude, NEAREST + 1);
    const ids = found.map((i) => places[i]?.id ?? 0);
    return ids.filter((other) => other !== id).slice(0, NEAREST);
  };
}

/**
 * The value of a reference between CSV files.
 * @throws an Error when it is missing, which check.ts has ruled out
 */
export function getChecked<T>(map: Map<string, T>, key: string): T {
  const value = map.get(key);
  if (value === undefined) throw new Error(`"${key}" was not checked before it was used`);
  return value;
}

/** The full-text index: the words by which each yard is found, and its point on the map. */
export function toIndex(yards: YardInCity[]): IndexRow[] {
  return yards.map(({ row, city }) => ({
    rowid: row.rank,
    ...yardWords(`${row.name}\n${city.name}\n${row.address}`.toLowerCase(), {
      state: city.state,
      materials: row.acceptedMaterials ?? [],
      services: row.services ?? [],
    }),
    point: mapPoint(row),
  }));
}

/** How many yards match each combination of filters that any yard matches, and the rank of every 500th. */
export function toYardCounts(yards: YardInCity[]): Row<"yardCounts">[] {
  const counts = new Map<string, Row<"yardCounts">>();
  for (const { row, city } of yards) {
    for (const state of ["", city.state]) {
      for (const material of ["", ...new Set(row.acceptedMaterials)]) {
        for (const service of ["", ...new Set(row.services)]) {
          // No value contains a line break.
          const key = `${state}\n${material}\n${service}`;
          const count = counts.get(key);
          if (!count) counts.set(key, { state, material, service, yards: 1, ranks: [] });
          else if (++count.yards % RANKS_EVERY === 0) count.ranks?.push(row.rank);
        }
      }
    }
  }
  return [...counts.values()];
}

/** The distinct values of each filter; the states are those of all cities, with or without yards. */
export function toFilterOptions(
  cities: Rows["cities"],
  yards: YardInCity[],
): Row<"filterOptions">[] {
  const values = {
    state: cities.map(({ state }) => state),
    material: yards.flatMap(({ row }) => row.acceptedMaterials ?? []),
    service: yards.flatMap(({ row }) => row.services ?? []),
  };
  const kinds = Object.keys(values) as (keyof typeof values)[];
  return kinds.flatMap((kind) =>
    [...new Set(values[kind])].sort().map((value) => ({ kind, value })),
  );
}

/** The directory's totals, which are part of the dataset's row. */
export function toTotals(yards: YardInCity[]) {
  return {
    yards: yards.length,
    yardCities: new Set(yards.map(({ row }) => row.cityId)).size,
    yardStates: new Set(yards.map(({ city }) => city.state)).size,
    yardMaterials: new Set(yards.flatMap(({ row }) => row.acceptedMaterials ?? [])).size,
  };
}
