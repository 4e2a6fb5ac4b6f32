import type { LoadLine } from "../../../app/my-load/count.ts";

/** The day of the tests of loads; a price of the day before is current, and one of January is old. */
export const DAY = { today: "2026-11-20", judged: "2026-11-20" };

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
