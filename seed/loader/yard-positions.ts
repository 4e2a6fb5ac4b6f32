import { option } from "../../worker/data/yards/yard-positions.ts";
import type { Row } from "./tables.ts";
import type { YardInCity } from "./yards.ts";

/** Yards in one row: their JSON has to fit into one statement of an SQL file. */
const YARDS_IN_ROW = 1_500;

/** Where all yards are and what they take and offer, some at a time, by rank. */
export function toYardPositions(yards: YardInCity[]): Row<"yardPositions">[] {
  const rows: Row<"yardPositions">[] = [];
  for (let first = 0; first < yards.length; first += YARDS_IN_ROW) {
    const some = yards.slice(first, first + YARDS_IN_ROW);
    rows.push({ firstRank: first + 1, positions: packed(some) });
  }
  return rows;
}

function packed(yards: YardInCity[]): Row<"yardPositions">["positions"] {
  const numbers = new Map<string, number>();
  const numberOf = (name: string) => {
    if (!numbers.has(name)) numbers.set(name, numbers.size);
    return numbers.get(name)!;
  };
  const places = yards.map(({ row, city }) => {
    if (row.latitude === null || row.longitude === null) return [];
    const options = [
      option("state", city.state),
      ...(row.acceptedMaterials ?? []).map((value) => option("material", value)),
      ...(row.services ?? []).map((value) => option("service", value)),
    ];
    return [row.latitude, row.longitude, ...options.map(numberOf)];
  });
  return { options: [...numbers.keys()], yards: places };
}
