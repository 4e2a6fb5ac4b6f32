import type { Unit } from "../../worker/amounts/units.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Item } from "../../worker/search/items.ts";
import { priceRange } from "../words/format.ts";
import { amountRange, kilograms } from "./amounts.ts";

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
  /** Share of the metal's price that it is paid at; all of it if absent. */
  pays?: number;
  /** Grams per unit, from light to heavy; null if no source says. */
  grams: [light: number, heavy: number] | null;
  /** True if the weight is only approximate. */
  isAbout: boolean;
  /** True if the weights are general knowledge alone. */
  isWeak?: true;
  /** Slug under which yards list it. */
  listedAs: string;
  /** How yards buy it whole, if not simply as the metal: "as light steel, which pays less …"; otherwise null. */
  bought: string | null;
}

/**
 * The price per kg of what is paid at a share of a metal's, such as light steel, to the cent; all of it without a share.
 */
export function paidAt<P extends PriceRange | null | undefined>(price: P, share = 1): P {
  const paid = (dollars: number) => Math.round(dollars * share * 100) / 100;
  return price && { ...price, minPrice: paid(price.minPrice), maxPrice: paid(price.maxPrice) };
}

/** "$0.14 – $0.24 a kilogram, $140 – $240 a tonne". */
export function priceByWeight(price: PriceRange): string {
  const aTonne = amountRange(price.minPrice * 100_000, price.maxPrice * 100_000);
  return `${priceRange(price)} a kilogram, ${aTonne} a tonne`;
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
  const { slug, name, unit, grams, isAbout, isWeak, listedAs, bought, pays } = item;
  const found = materials.find((material) => material.slug === item.metal);
  const metal = found ? metalGood(found).metal : null;
  return {
    ...{ slug, name, unit, metal, grams, isAbout, bought },
    ...(pays && { pays }),
    ...(isWeak && { isWeak }),
    listedAs: listedAs ?? item.metal ?? "",
  };
}

/** Goods of one metal as one, from the lightest to the heaviest; undefined if they are of several, or one. */
export function rangeOf(name: string, goods: Good[]): Good | undefined {
  const [first, ...others] = goods;
  const isOne = others.every(
    ({ metal, unit, pays }) =>
      metal?.slug === first!.metal?.slug && unit === first!.unit && pays === first!.pays,
  );
  const weights = goods.flatMap(({ grams }) => (grams ? [grams] : []));
  if (!first?.metal || others.length === 0 || !isOne || weights.length < goods.length)
    return undefined;
  const bought = new Set(goods.map((good) => good.bought));
  return {
    ...first,
    slug: name,
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    grams: [
      Math.min(...weights.map(([light]) => light)),
      Math.max(...weights.map(([, heavy]) => heavy)),
    ],
    isAbout: true,
    ...(goods.some((good) => good.isWeak) && { isWeak: true }),
    bought: bought.size === 1 ? first.bought : null,
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
