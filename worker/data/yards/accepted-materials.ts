import type { MaterialWithAliases } from "../materials.ts";
import type { Store } from "../store.ts";
import type { KnownYard } from "./yard-blocks.ts";
import { yardTable } from "./yard-table.ts";

// Yards have their own words for metals, which are also the directory's filters. Most of them match the slug or an
// alias of a material: "Car batteries", "Radiators".

/** The material that a yard's word means, or undefined if we don't have it. */
export function materialOfWord<M extends Named>(word: string, known: M[]): M | undefined {
  const own = wordAsSlug(word);
  return known.find(({ slug, aliases }) => slug === own || aliases.includes(own));
}

type Named = Pick<MaterialWithAliases, "slug" | "aliases">;
type Related = Pick<MaterialWithAliases, "slug" | "aliases" | "family">;

/** A yard's word in the form of a slug: "Whole vehicles" is "whole-vehicles". */
export function wordAsSlug(word: string): string {
  return word.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
}

/** Makes a function that returns the wanted slugs that a yard does not take; `known` holds at least their families. */
export function missingCounter(
  wanted: string[],
  known: Related[],
): (yard: Pick<KnownYard, "materials" | "except">) => string[] {
  // Many yards share a set of materials, so each set is checked only once.
  const missing = new Map<ReadonlySet<string>, string[]>();
  return ({ materials, except }) => {
    const counted = missing.get(materials);
    if (counted) return counted;
    const listed = [...materials].map((word) => slugOfWord(word, known));
    const left = wanted.filter((slug) => except?.has(slug) || !takes(listed, slug, known));
    missing.set(materials, left);
    return left;
  };
}

function slugOfWord(word: string, known: Named[]): string {
  return materialOfWord(word, known)?.slug ?? wordAsSlug(word);
}

/**
 * True if a yard that lists some materials, by slug, takes one: it is among them, or its family is, as "Copper" is for
 * bright wire. If a yard also lists another material of the family, the family's word means only the material of that
 * name.
 */
function takes(listed: string[], slug: string, known: Related[]): boolean {
  if (listed.includes(slug)) return true;
  const family = known.find((material) => material.slug === slug)?.family;
  if (!family || !listed.includes(family)) return false;
  return !known.some((other) => {
    return other.family === family && other.slug !== family && listed.includes(other.slug);
  });
}

/** The yards that take a material, by state. */
export interface MaterialTakers {
  /** The word under which most of them list it, such as "Car batteries"; null if no yard does. */
  word: string | null;
  /** True if the word is the material's own, false if it is its family's. */
  isOwnWord: boolean;
  /** The states and territories with a yard that lists the word and takes it, in alphabetical order. */
  states: { state: string; yards: number }[];
}

/**
 * Counts the yards that take the material with a slug, by state, under the word that most of them use for it. `known`
 * holds the materials of its family. `version` is the yards' version, if the caller knows it.
 * @throws DatabaseError
 */
export async function takersOf(
  store: Store,
  slug: string,
  known: MaterialWithAliases[],
  version: string | undefined,
): Promise<MaterialTakers> {
  const { options, yards } = await yardTable(store, version);
  const missing = missingCounter([slug], known);
  const takers = yards.filter((yard) => yard.city.state && missing(yard).length === 0);
  const family = known.find((material) => material.slug === slug)?.family;
  // There is nearly always just one such word.
  const [most] = options.materials
    .map((word) => ({ word, slug: slugOfWord(word, known) }))
    .filter((word) => word.slug === slug || word.slug === family)
    .map((word) => ({ ...word, yards: takers.filter(({ materials }) => materials.has(word.word)) }))
    .sort((a, b) => b.yards.length - a.yards.length);
  if (!most || most.yards.length === 0) return { word: null, isOwnWord: true, states: [] };
  const counts = options.states.map((state) => ({
    state,
    yards: most.yards.filter(({ city }) => city.state === state).length,
  }));
  return {
    word: most.word,
    isOwnWord: most.slug === slug,
    states: counts.filter(({ yards: count }) => count > 0),
  };
}
