import type { Unit } from "../../contract/amounts/units.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { Item } from "../../worker/search/items.ts";
import { kilograms } from "./amounts.ts";

/** A metal whose price applies to something in a load. */
export type LoadMetal = Pick<MaterialWithAliases, "id" | "name" | "slug" | "grade">;

/** Something in a load: a metal, which is weighed, or an item, which is counted or measured. */
export interface Good {
  /** Name in addresses. */
  slug: string;
  name: string;
  /** Unit of a bare number. */
  unit: Unit;
  /** Null if yards do not price it as a metal. */
  metal: LoadMetal | null;
  /** Grams per unit, from light to heavy; null if no source says. */
  grams: [light: number, heavy: number] | null;
  /** True if the weight is only approximate. */
  isAbout: boolean;
  /** Slug under which yards list it. */
  listedAs: string;
  /** How yards buy it whole, if not simply as the metal: "as light steel, which pays less …"; otherwise null. */
  bought: string | null;
}

/** A metal, measured by the kilogram. */
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

/** An item, with the metal that it counts as. */
export function itemGood(item: Item, materials: MaterialWithAliases[]): Good {
  const { slug, name, unit, grams, isAbout, listedAs, bought } = item;
  const found = materials.find((material) => material.slug === item.metal);
  const metal = found ? metalGood(found).metal : null;
  return {
    ...{ slug, name, unit, metal, grams, isAbout, bought },
    listedAs: listedAs ?? item.metal ?? "",
  };
}

/** Names of units, singular and plural. */
export const UNIT_NAMES: Record<Unit, [one: string, many: string]> = {
  kg: ["kg", "kg"],
  piece: ["piece", "pieces"],
  m: ["metre", "metres"],
  m2: ["m²", "m²"],
};

/** Facts about a good that has not been weighed: "Counts as Steel, about 54–82 kg each." */
export function aboutGood(good: Good): string {
  const { slug, metal } = good;
  if (metal?.slug === slug) return metal.grade ?? "";
  if (!metal) return "Not bought by the price of a metal.";
  if (good.unit === "kg") return `Counts as ${metal.name}. Yards buy it ${good.bought}.`;
  const weight = weightOfOne(good);
  return weight
    ? `Counts as ${metal.name}, ${weight}.`
    : `Counts as ${metal.name}. Weigh it: no source says what one weighs.`;
}

/** "about 54–82 kg each", "about 63–67 g a metre"; undefined if no source says. */
export function weightOfOne({
  unit,
  grams,
  isAbout,
}: Pick<Good, "unit" | "grams" | "isAbout">): string | undefined {
  if (!grams) return undefined;
  const each = unit === "piece" ? "each" : `a ${UNIT_NAMES[unit][0]}`;
  return `${isAbout ? "about " : ""}${weightInWords(...grams)} ${each}`;
}

/** Grams in kilograms, or in grams below one kilogram: "54–82 kg", "63–67 g". */
function weightInWords(light: number, heavy: number): string {
  if (heavy >= 1000) return kilograms(light, heavy);
  const [low, high] = [Math.round(light), Math.round(heavy)];
  return `${low}${high > low ? `–${high}` : ""} g`;
}
