import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { kilograms } from "./amounts.ts";
import type { NamedMetals } from "./metal-names.ts";
import { withMetal } from "./with-metal.ts";

/** An entry that cannot be answered as it is, and where its field is, if it has one. */
export interface LoadProblem {
  text: string;
  /** The name of the field. */
  field?: string;
  /** Pages that say more, or the same load with one of the metals that were meant, each with the words before it. */
  links?: { before: string; title: string; path: string }[];
  /** What follows the links. */
  end?: string;
}

/** A name in the address of a load that means no metal, or one of several. */
export function notOneMetal(
  address: string,
  name: string,
  { metals = [], link }: Partial<NamedMetals> = {},
): LoadProblem {
  if (metals.length === 0) {
    const text = `We have no prices for “${name}”, so it is not counted.`;
    return { text, ...seeGuide(link) };
  }
  return {
    text: `“${name}” may be one of several metals, so it is not counted.`,
    links: metals.map((metal, i) => ({
      before: i === 0 ? " Is it " : i < metals.length - 1 ? ", " : " or ",
      title: metal.name,
      path: `${withMetal(address, name, metal.slug)}#answer`,
    })),
    end: "?",
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
  return { text, ...seeGuide(link) };
}

function seeGuide(link: NamedMetals["link"]): Pick<LoadProblem, "links" | "end"> {
  return link ? { links: [{ before: " See ", ...link }], end: "." } : {};
}
