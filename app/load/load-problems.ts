import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { kilograms } from "./amounts.ts";
import type { NamedMetals } from "./metal-names.ts";

/** An entry that cannot be answered as it is, and where its field is, if it has one. */
export interface LoadProblem {
  text: string;
  /** The name of the field. */
  field?: string;
  /** A page that says more. */
  link?: { title: string; path: string };
  /** The name that was given, and the metals of which it may be any. */
  choice?: { name: string; metals: { slug: string; name: string }[] };
}

/** A name that means no metal, or one of several. */
export function notOneMetal(name: string, found: NamedMetals | undefined): LoadProblem {
  const { metals = [], link } = found ?? {};
  const choices = metals.map((metal) => ({ slug: metal.slug, name: metal.name }));
  return {
    text:
      metals.length > 0
        ? `“${name}” may be one of several metals, so it is not counted.`
        : `We have no prices for “${name}”, so it is not counted.`,
    ...(link && { link }),
    ...(metals.length > 0 && { choice: { name, metals: choices } }),
  };
}

/** A word that is no metal's own name, and what it was counted as: its number is a weight, and no number of things. */
export function countedAs(
  name: string,
  metal: MaterialWithAliases,
  grams: number,
  { link }: NamedMetals,
): LoadProblem {
  const text = `We counted “${name}” as ${metal.name}: ${kilograms(grams)}.`;
  return link ? { text, link } : { text };
}
