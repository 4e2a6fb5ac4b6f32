import { toCents, toDollars } from "../../worker/amounts/cents.ts";
import type { Unit } from "../../worker/amounts/units.ts";
import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import type { PriceRange } from "../../worker/data/prices.ts";
import type { Item } from "../../worker/search/items.ts";
import { priceRange } from "../words/format.ts";
import { amountRange, kilograms } from "./amounts.ts";

/** A metal whose price applies to something in a load. */
export type LoadMetal = Pick<MaterialWithAliases, "id" | "name" | "slug" | "grade">;

/** Something in a load: a metal, which is weighed, or an item, which is counted or measured. */
export interface Good
  extends Pick<Item, "slug" | "name" | "pays" | "grams" | "isAbout" | "isWeak" | "bought"> {
  /** Unit of a bare number. */
  unit: Unit;
  /** This is null if yards do not price it as a metal. */
  metal: LoadMetal | null;
  /** Slug under which yards list it. */
  listedAs: string;
}

/** Returns the price per kg of goods that are paid a share of a metal's price, such as light steel, to the cent. */
export function paidAt<P extends PriceRange | null | undefined>(price: P, share = 1): P {
  const paid = (dollars: number) => toDollars(toCents(dollars * share));
  return price && { ...price, minPrice: paid(price.minPrice), maxPrice: paid(price.maxPrice) };
}

/** Formats a price as "$0.14 – $0.24 a kilogram, $140 – $240 a tonne". */
export function priceByWeight(price: PriceRange): string {
  const aTonne = amountRange(price.minPrice * 100_000, price.maxPrice * 100_000);
  return `${priceRange(price)} a kilogram, ${aTonne} a tonne`;
}

/** A metal, measured by the kilogram. */
export function metalGood({ id, name, slug, grade }: MaterialWithAliases): Good {
  return {
    slug,
    name,
    unit: "kg",
    metal: { id, name, slug, grade },
    grams: [1000, 1000],
    isAbout: false,
    listedAs: slug,
    bought: null,
  };
}

/** An item, with the metal that it counts as. */
export function itemGood(item: Item, materials: MaterialWithAliases[]): Good {
  const found = materials.find((material) => material.slug === item.metal);
  return {
    slug: item.slug,
    name: item.name,
    unit: item.unit,
    metal: found ? metalGood(found).metal : null,
    grams: item.grams,
    isAbout: item.isAbout,
    bought: item.bought,
    ...(item.pays && { pays: item.pays }),
    ...(item.isWeak && { isWeak: item.isWeak }),
    listedAs: item.listedAs ?? item.metal ?? "",
  };
}

/** Merges goods of one metal into one, from the lightest to the heaviest; undefined for one good or several metals. */
export function goodsAsOne(name: string, goods: Good[]): Good | undefined {
  const [first, ...others] = goods;
  const kinds = new Set(goods.map(({ metal, unit, pays }) => `${metal?.slug} ${unit} ${pays}`));
  const weights = goods.flatMap(({ grams }) => grams ?? []);
  const isWeighed = goods.every(({ grams }) => grams);
  if (!first?.metal || others.length === 0 || kinds.size > 1 || !isWeighed) return undefined;
  return {
    ...first,
    slug: name,
    name: name.replace(/^./, (letter) => letter.toUpperCase()),
    grams: [Math.min(...weights), Math.max(...weights)],
    isAbout: true,
    ...(goods.some(({ isWeak }) => isWeak) && { isWeak: true }),
    bought: others.every(({ bought }) => bought === first.bought) ? first.bought : null,
  };
}

/** Names of units, singular and plural. */
export const UNIT_NAMES: Record<Unit, [one: string, many: string]> = {
  kg: ["kg", "kg"],
  piece: ["piece", "pieces"],
  m: ["metre", "metres"],
  m2: ["m²", "m²"],
};

/** Says what a good without an amount counts as: "Counts as Steel, about 54–82 kg each." */
export function aboutGood(good: Good): string {
  const { slug, metal } = good;
  if (metal?.slug === slug) return metal.grade ?? "";
  if (!metal) return "Not bought by the price of a metal.";
  if (good.unit === "kg") return `Counts as ${metal.name}. Yards buy it ${good.bought}.`;
  const weight = weightOfOne(good);
  if (!weight) return `Counts as ${metal.name}. Weigh it: no source says what one weighs.`;
  return `Counts as ${metal.name}, ${weight}.`;
}

/** Says what one of a good weighs: "about 54–82 kg each", "about 63–67 g a metre"; undefined if no source says. */
export function weightOfOne(good: Pick<Good, "unit" | "grams" | "isAbout">): string | undefined {
  const { unit, grams, isAbout } = good;
  if (!grams) return undefined;
  const each = unit === "piece" ? "each" : `a ${UNIT_NAMES[unit][0]}`;
  return `${isAbout ? "about " : ""}${weightInWords(...grams)} ${each}`;
}

/** Formats grams as kilograms, or as grams below one kilogram: "54–82 kg", "63–67 g". */
function weightInWords(light: number, heavy: number): string {
  if (heavy >= 1000) return kilograms(light, heavy);
  const [low, high] = [Math.round(light), Math.round(heavy)];
  return `${low}${high > low ? `–${high}` : ""} g`;
}
