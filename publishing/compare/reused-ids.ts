import { placeName } from "../../worker/search/place-names.ts";
import type { Row } from "../derive/tables.ts";

/** What is compared of a yard. */
export type YardName = Pick<Row<"scrapYards">, "id" | "name" | "address">;

/**
 * Yards that have the id of another one, a line for each: neither its name nor its address is what it was. Who
 * follows a link to that id would find a business that is not the one that was meant.
 * @param before the yards that have had these ids
 */
export function reusedIds(before: YardName[], after: YardName[]): string[] {
  const known = new Map(before.map((yard) => [yard.id, yard]));
  return after.flatMap(({ id, name, address }) => {
    const old = known.get(id);
    if (!old || isSame(old.name, name) || isSame(old.address, address)) return [];
    return [
      `scrap_yards.csv id: ${id} is or was "${old.name}", ${old.address}; give "${name}" an id of its own or leave it empty`,
    ];
  });
}

function isSame(one: string, other: string): boolean {
  return placeName(one) === placeName(other);
}
