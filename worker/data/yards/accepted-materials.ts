import type { MaterialWithAliases } from "../materials.ts";
import type { Store } from "../store.ts";
import { yardTable } from "./yard-table.ts";

// Yards say what they take in words of their own, which are also what the directory filters by. They are
// mostly the slug or an alias of a material: "Car batteries", "Radiators".

/** The material that a yard's word means, or undefined if it is none of ours. */
export function materialOfWord<M extends Named>(word: string, known: M[]): M | undefined {
  return known.find((material) => isNamed(word, material));
}

type Named = Pick<MaterialWithAliases, "slug" | "aliases">;

function isNamed(word: string, { slug, aliases }: Named): boolean {
  const own = wordAsSlug(word);
  return slug === own || aliases.includes(own);
}

/** A yard's word in the form of a slug: "Whole vehicles" is "whole-vehicles". */
export function wordAsSlug(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** Who takes a material, as the directory has it. */
export interface MaterialTakers {
  /** What the directory calls it, such as "Car batteries"; null if no yard lists it. */
  word: string | null;
  /** The states and territories with a yard that takes it, in alphabetical order. */
  states: { state: string; yards: number }[];
}

/**
 * The yards that take a material, by state, counted by the word that most of them use for it. `version` is that of
 * the yards, where it is known.
 * @throws DatabaseError
 */
export async function takersOf(
  store: Store,
  material: Named,
  version: string | undefined,
): Promise<MaterialTakers> {
  const { options, yards } = await yardTable(store, version);
  const words = options.materials.filter((word) => isNamed(word, material));
  // There is nearly always just one.
  const takers = words.map((word) => ({
    word,
    yards: yards.filter((yard) => yard.city.state && yard.materials.has(word)),
  }));
  const [most] = takers.sort((a, b) => b.yards.length - a.yards.length);
  if (!most) return { word: null, states: [] };
  const counts = options.states.map((state) => ({
    state,
    yards: most.yards.filter(({ city }) => city.state === state).length,
  }));
  return { word: most.word, states: counts.filter(({ yards: count }) => count > 0) };
}
