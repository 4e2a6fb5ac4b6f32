import { describe, expect, it } from "vitest";
import type { PriceRow } from "../../../app/prices/price-rows.ts";
import { type Sort, sortRows } from "../../../app/prices/price-sort.ts";

const row = (name: string, ...range: number[]): PriceRow => {
  const [minPrice, maxPrice, days = 0] = range;
  const material = { name, slug: name, grade: null };
  if (minPrice === undefined || maxPrice === undefined) return material;
  const checked = { description: "", checked: "20 Nov 2026", days };
  return { ...material, price: { minPrice, maxPrice, ...checked } };
};

const ROWS = [
  row("Lead", 1, 2),
  row("Zinc"),
  row("brass", 4, 6),
  row("Copper", 0, 0),
  row("Iron", 0.1, 3.5),
];

const names = (sort: Sort) => sortRows(ROWS, sort).map(({ name }) => name);

describe("rows", () => {
  it("keep their order while nothing is sorted", () => {
    expect(names(null)).toEqual(["Lead", "Zinc", "brass", "Copper", "Iron"]);
  });

  it("are sorted by name whatever its letter case", () => {
    const ascending = ["brass", "Copper", "Iron", "Lead", "Zinc"];
    expect(names({ key: "name", direction: "asc" })).toEqual(ascending);
    expect(names({ key: "name", direction: "desc" })).toEqual(ascending.toReversed());
  });

  it("are sorted by the middle of their prices, unavailable ones last both ways", () => {
    const ascending = ["Lead", "Iron", "brass"];
    const none = ["Zinc", "Copper"];
    expect(names({ key: "price", direction: "asc" })).toEqual([...ascending, ...none]);
    expect(names({ key: "price", direction: "desc" })).toEqual([
      ...ascending.toReversed(),
      ...none,
    ]);
  });

  it("with an old price come after the others both ways, before those without one", () => {
    const rows = [row("None"), row("Old", 2, 2, 91), row("Low", 1, 1, 90), row("High", 3, 3)];
    const sorted = (direction: "asc" | "desc") =>
      sortRows(rows, { key: "price", direction }).map(({ name }) => name);
    expect(sorted("asc")).toEqual(["Low", "High", "Old", "None"]);
    expect(sorted("desc")).toEqual(["High", "Low", "Old", "None"]);
  });

  it("of one price keep their order both ways", () => {
    const same = [row("B", 1, 3), row("A", 2, 2)];
    for (const direction of ["asc", "desc"] as const)
      expect(sortRows(same, { key: "price", direction })).toEqual(same);
  });
});
