import type { Good } from "../../../app/goods/goods.ts";
import type { LoadLine } from "../../../app/my-load/count.ts";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { readQuantity } from "../../../worker/amounts/quantity.ts";

/** The day of the tests of loads; a price of the day before is current, and one of January is old. */
export const DAY = { today: "2026-11-20", judged: "2026-11-20" };

/** A metal; with more fields, something that counts as one. */
export function good(slug: string, more: Partial<Good> = {}, id = 1): Good {
  const name = slug.replace(/^./, (letter) => letter.toUpperCase());
  return {
    ...{ slug, name, unit: "kg", metal: { id, slug, name, grade: null }, grams: [1000, 1000] },
    ...{ isAbout: false, listedAs: slug, bought: null, ...more },
  };
}

export const FRIDGE = good("fridge", {
  ...{ unit: "piece", metal: good("steel").metal, grams: [68_000, 113_000], isAbout: true },
  ...{ listedAs: "whitegoods", bought: "as light steel" },
});

/** A row of a load: an amount of a good; "" for no amount, null for a name that means nothing. */
export function row(of: Good | null, text: string, more: Partial<LoadRow> = {}): LoadRow {
  const { slug, name, unit } = of ?? { slug: "thing", name: "“thing”", unit: "kg" };
  const quantity = text === "" ? undefined : readQuantity(text, unit);
  return { name: slug, title: name, good: of, quantity, ...more };
}

/** A line of a load: so many kg of a metal. */
export const line = (id: number, kilograms: number): LoadLine => ({
  material: { id, name: `Metal ${id}`, slug: `metal-${id}`, grade: null },
  minGrams: Math.round(kilograms * 1000),
  maxGrams: Math.round(kilograms * 1000),
  isAbout: false,
  parts: [`${kilograms} kg`],
  bought: [],
});

/** Prices by metal; null for one that is old, 0 for one that is not available. */
export function prices(...ranges: ([number, number] | null)[]) {
  return new Map(
    ranges.map((range, id) => {
      const [minPrice, maxPrice] = range ?? [1, 2];
      return [id, { minPrice, maxPrice, checkedOn: range ? "2026-11-19" : "2026-01-01" }] as const;
    }),
  );
}
