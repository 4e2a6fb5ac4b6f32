import { materials } from "../schema.ts";
import { statement } from "../statement.ts";
import { read, type Store } from "../store.ts";

// Yards say what they take in words of their own, which are also what the directory filters by. They are
// mostly the slug or an alias of a material: "Car batteries", "Radiators".

const selectMaterials = statement((db) =>
  db.select({ id: materials.id, slug: materials.slug, aliases: materials.aliases }).from(materials),
);

/** A material with the words that mean it. */
export interface NamedMaterial {
  id: number;
  slug: string;
  aliases: string[];
}

/** All materials with the words that mean them. @throws DatabaseError */
export function namedMaterials(store: Store): Promise<NamedMaterial[]> {
  return read("Failed to fetch materials", () => selectMaterials(store));
}

/** The material that a yard's word means, or undefined if it is none of ours. */
export function materialOfWord<M extends NamedMaterial>(word: string, known: M[]): M | undefined {
  const slug = word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return known.find((material) => material.slug === slug || material.aliases.includes(slug));
}
