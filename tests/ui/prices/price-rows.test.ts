import { describe, expect, it } from "vitest";
import { lastChecked, priceRows } from "../../../app/prices/price-rows.ts";
import type { CityPrice, Material } from "../../../worker/data/types.ts";

const material = (id: number, name: string): Material => ({
  id,
  name,
  slug: name,
  description: "",
  grade: `clean ${name}`,
});
const price = (materialId: number, checkedOn: string): CityPrice => ({
  materialId,
  minPrice: 1,
  maxPrice: 2,
  description: "Clean",
  checkedOn,
});

describe("a city's rows", () => {
  it("are one for each material in its order, with the price where there is one", () => {
    const materials = [material(3, "brass"), material(1, "copper")];
    expect(priceRows(materials, [price(1, "2026-11-20"), price(9, "2026-11-20")])).toEqual([
      { name: "brass", slug: "brass", grade: "clean brass" },
      {
        name: "copper",
        slug: "copper",
        grade: "clean copper",
        price: { minPrice: 1, maxPrice: 2, description: "Clean", checkedOn: "2026-11-20" },
      },
    ]);
  });
});

describe("the day on which prices were last checked", () => {
  it("is the latest of all", () => {
    const days = ["2026-11-17", "2026-11-20", "2025-12-31"];
    expect(lastChecked(days.map((day, i) => price(i, day)))).toBe("2026-11-20");
  });

  it("is none without prices", () => {
    expect(lastChecked([])).toBeNull();
  });
});
