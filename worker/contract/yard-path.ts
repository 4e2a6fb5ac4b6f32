import type { Yard } from "../data/yards/yards.ts";

/** The address of a yard's page. */
export function yardPath({ id, name }: Pick<Yard, "id" | "name">): string {
  return `/yard/${id}/${yardSlug(name)}/`;
}

/** A yard's name as part of its address: "Ash & Sons" gives "ash-sons". */
function yardSlug(name: string): string {
  const words = name.toLowerCase().match(/[a-z0-9]+/g) ?? [];
  return words.join("-") || "yard";
}
