import { type YardWords, yardWords } from "../../worker/data/yard-index.ts";
import type { Dataset } from "./dataset.ts";
import type { Rows } from "./rows.ts";
import type { PlacedYard } from "./yards.ts";

/** A row of the full-text index; its rowid is the yard's rank. */
export type IndexRow = YardWords & { rowid: number };

/** The words by which each yard is found. */
export function toIndex(yards: PlacedYard[]): IndexRow[] {
  return yards.map(({ row, city }) => ({
    rowid: row.rank,
    ...yardWords(`${row.name}\n${city.name}\n${row.address}`.toLowerCase(), {
      state: city.state,
      materials: row.acceptedMaterials ?? [],
      services: row.services ?? [],
    }),
  }));
}

/** How many yards match each combination of filters that any yard matches. */
export function toYardCounts(yards: PlacedYard[]): Dataset["yardCounts"] {
  const counts = new Map<string, Dataset["yardCounts"][number]>();
  for (const { row, city } of yards) {
    for (const state of ["", city.state]) {
      for (const material of ["", ...new Set(row.acceptedMaterials)]) {
        for (const service of ["", ...new Set(row.services)]) {
          // No value holds a line break.
          const key = `${state}\n${material}\n${service}`;
          const count = counts.get(key);
          if (count) count.yards++;
          else counts.set(key, { state, material, service, yards: 1 });
        }
      }
    }
  }
  return [...counts.values()];
}

/** The distinct values of each filter; states are those of all cities, with yards or without. */
export function toFilterOptions(
  cities: Rows["cities"],
  yards: PlacedYard[],
): Dataset["filterOptions"] {
  const distinct = (kind: Dataset["filterOptions"][number]["kind"], values: string[]) =>
    [...new Set(values)].map((value) => ({ kind, value }));
  return [
    ...distinct(
      "state",
      cities.map(({ state }) => state),
    ),
    ...distinct(
      "material",
      yards.flatMap(({ row }) => row.acceptedMaterials ?? []),
    ),
    ...distinct(
      "service",
      yards.flatMap(({ row }) => row.services ?? []),
    ),
  ];
}

/** What the directory holds, for the dataset's row. */
export function toFigures(yards: PlacedYard[]) {
  return {
    yards: yards.length,
    yardCities: new Set(yards.map(({ row }) => row.cityId)).size,
    yardStates: new Set(yards.map(({ city }) => city.state)).size,
    yardMaterials: new Set(yards.flatMap(({ row }) => row.acceptedMaterials ?? [])).size,
  };
}
