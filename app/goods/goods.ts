import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Item } from "../../worker/search/items.ts";
import type { Unit } from "../words/quantities.ts";
import { kilograms } from "./amounts.ts";

/** The metal whose price applies to what is in a load. */
export type LoadMetal = Pick<MaterialWithAliases, "id" | "name" | "slug" | "grade">;

/** Something that a load may hold: a metal, which is weighed, or an item, which is counted or measured. */
export interface Good {
  /** Its name in addresses. */
  slug: string;
  name: string;
  /** The unit of a number without one. */
  unit: Unit;
  /** Null if yards don't buy it by the price of a metal. */
  metal: LoadMetal | null;
  /** Grams of one unit, from light to heavy; null if nobody says. */
  grams: [light: number, heavy: number] | null;
  /** Whether this weight is no more than about right. */
  isAbout: boolean;
  /** What yards list it as, as a slug. */
  listedAs: string;
  /** How yards buy it whole, where that is not simply the metal: "as light steel, which pays less …"; null if it is. */
  bought: string | null;
}

/** A metal, by the kilogram. */
export function metalGood({ id, name, slug, grade }: MaterialWithAliases): Good {
  const metal = { id, name, slug, grade };
  return {
    slug,
    name,
    unit: "kg",
    metal,
    grams: [1000, 1000],
    isAbout: false,
    listedAs: slug,
    bought: null,
  };
}

/** An item with the metal that it counts as. */
export function itemGood(item: Item, materials: MaterialWithAliases[]): Good {
  const { slug, name, unit, grams, isAbout, listedAs, bought } = item;
  const found = materials.find((material) => material.slug === item.metal);
  const metal = found ? metalGood(found).metal : null;
  return {
    ...{ slug, name, unit, metal, grams, isAbout, bought },
    listedAs: listedAs ?? item.metal ?? "",
  };
}

/** Units in words: one of it, and more. */
export const UNIT_NAMES: Record<Unit, [one: string, many: string]> = {
  kg: ["kg", "kg"],
  piece: ["piece", "pieces"],
  m: ["metre", "metres"],
  m2: ["m²", "m²"],
};

/** What is known of a good before it is weighed: "Counts as Steel, about 54–82 kg each." */
export function aboutGood(good: Good): string {
  const { slug, metal } = good;
  if (metal?.slug === slug) return metal.grade ?? "";
  if (!metal) return "Not bought by the price of a metal.";
  const weight = weightOfOne(good);
  return weight
    ? `Counts as ${metal.name}, ${weight}.`
    : `Counts as ${metal.name}. Weigh it: no source says what one weighs.`;
}

/** "about 54–82 kg each", "about 63–67 g a metre"; undefined where no source says. */
export function weightOfOne({
  unit,
  grams,
  isAbout,
}: Pick<Good, "unit" | "grams" | "isAbout">): string | undefined {
  if (!grams) return undefined;
  const each = unit === "piece" ? "each" : `a ${UNIT_NAMES[unit][0]}`;
  return `${isAbout ? "about " : ""}${weightInWords(...grams)} ${each}`;
}

/** Grams as kilograms, or as grams where a kilogram is too much: "54–82 kg", "63–67 g". */
function weightInWords(light: number, heavy: number): string {
  if (heavy >= 1000) return kilograms(light, heavy);
  const [low, high] = [Math.round(light), Math.round(heavy)];
  return `${low}${high > low ? `–${high}` : ""} g`;
}
