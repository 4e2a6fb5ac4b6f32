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
  const options = new Numbered<string>();
  const sets = new Numbered<number[]>();
  const places = yards.map(({ row, city }): [number, number, number] | [] => {
    if (row.latitude === null || row.longitude === null) return [];
    const own = [
      option("state", city.state),
      ...(row.acceptedMaterials ?? []).map((value) => option("material", value)),
      ...(row.services ?? []).map((value) => option("service", value)),
    ].map((name) => options.numberOf(name));
    return [row.latitude, row.longitude, sets.numberOf(own.sort((a, b) => a - b))];
  });
  return { options: options.values, sets: sets.values, yards: places };
}

/** Different values in the order in which they came, each with its number. */
class Numbered<T extends string | number[]> {
  values: T[] = [];
  #numbers = new Map<string, number>();

  numberOf(value: T): number {
    const key = String(value);
    const known = this.#numbers.get(key);
    if (known !== undefined) return known;
    this.#numbers.set(key, this.values.length);
    return this.values.push(value) - 1;
  }
}
