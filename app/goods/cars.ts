import type { MaterialWithAliases } from "../../worker/data/materials.ts";
import { isVehicle } from "../../worker/search/items.ts";
import { readName } from "../../worker/search/read.ts";
import { itemsNamed, type Vocabulary } from "../../worker/search/vocabulary.ts";
import { goodsAsOne, itemGood } from "./goods.ts";

/** The data that names are looked up in. */
export interface Known {
  materials: MaterialWithAliases[];
  vocabulary: Vocabulary;
}

/** Removes the year from a name: "2008 Hilux". */
export function withoutYear(name: string): string {
  return name.replace(/\b(?:19|20)\d\d\b/, " ").trim();
}

/** Finds the vehicle that a text names. One of several `kinds` weighs from the lightest to the heaviest of them. */
export function vehicleCalled({ vocabulary, materials }: Known, text: string) {
  const name = withoutYear(text);
  const { items, isSure } = itemsNamed(vocabulary, readName(vocabulary, name).corrected ?? name);
  const goods = isSure ? items.filter(isVehicle).map((item) => itemGood(item, materials)) : [];
  const range = goodsAsOne(name, goods);
  const good = goods.length === 1 ? goods[0] : range;
  return good && { good, kinds: range && goods };
}
