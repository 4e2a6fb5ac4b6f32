import type { Yard } from "../data/yards/yards.ts";

/** The path of a yard's page, which ends with the yard's name: "ash-sons" for "Ash & Sons". */
export function yardPath({ id, name }: Pick<Yard, "id" | "name">): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? ["yard"];
  return `/yard/${id}/${words.join("-")}/`;
}
