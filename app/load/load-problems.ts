import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { kilograms } from "./amounts.ts";
import { withMetal } from "./load-address.ts";
import type { NamedMetals } from "./metal-names.ts";

/** An entry that cannot be answered as it is, and where its field is, if it has one. */
export interface LoadProblem {
  text: string;
  /** The name of the field. */
  field?: string;
  /** Where to read more, or what to choose instead; they follow the text. */
  links?: { title: string; path: string }[];
}

/** A name of a load that means no metal, or one of several. */
export function notOneMetal(
  address: string,
  name: string,
  found: NamedMetals | undefined,
): LoadProblem {
  const { metals = [], link } = found ?? {};
  if (metals.length > 0) {
    const links = metals.map((metal) => {
      return { title: metal.name, path: withMetal(address, name, metal.slug) };
    });
    return { text: `“${name}” may be one of several metals, so it is not counted. Choose:`, links };
  }
  const text = `We have no prices for “${name}”, so it is not counted.`;
  return link ? { text: `${text} See:`, links: [link] } : { text };
}

/** A word that is no metal's own name, and what it was counted as: its number is a weight, and no number of things. */
export function countedAs(
  name: string,
  metal: MaterialWithAliases,
  grams: number,
  { link }: NamedMetals,
): LoadProblem {
  const text = `We counted “${name}” as ${metal.name}: ${kilograms(grams)}.`;
  return link ? { text: `${text} See:`, links: [link] } : { text };
}
