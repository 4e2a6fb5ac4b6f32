import data from "./grades.json";

// grades.json lists grades that get mistaken for one another, with a sign of each, worded to follow "Is it"; and the
// reasons for a lower price of each material, in sellers' words.
const SIGNS: Partial<Record<string, string>>[] = data.signs;
const LOWERS: Record<string, string> = data.lowers;

/** A material's own sign, and the grades that it may be mistaken for; undefined if there are none. */
export function gradesLike(slug: string) {
  // The first group counts: radiators and motors name another metal that is also in a group above.
  const { [slug]: own, ...others } = SIGNS.find((signs) => slug in signs) ?? {};
  if (own === undefined) return undefined;
  return {
    own,
    others: Object.entries(others).map(([other, sign = ""]) => ({ slug: other, sign })),
  };
}

/** Reasons for a lower price of a material; falls back to its description. */
export function whatLowers({ slug, description }: { slug: string; description: string }): string {
  return LOWERS[slug] ?? description;
}
