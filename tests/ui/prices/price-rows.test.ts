import { describe, expect, it } from "vitest";
import { checkedAgo, currentRows, lastChecked, priceRows } from "../../../app/prices/price-rows.ts";
import type { Material } from "../../../worker/data/materials.ts";
import type { CityPrice } from "../../../worker/data/prices.ts";

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
  previous: null,
});

const DAY = "2026-11-20";
const rows = (...days: string[]) =>
  priceRows(
    days.map((_, i) => material(i, `metal ${i}`)),
    days.map((day, i) => price(i, day)),
    DAY,
  );
const unavailable = (day: string) =>
  rows(day).map((row) => ({ ...row, price: { ...row.price!, minPrice: 0, maxPrice: 0 } }));

describe("a city's rows", () => {
  it("are one for each material in its order, with the price and its age where there is one", () => {
    const materials = [material(3, "brass"), material(1, "copper")];
    const prices = [price(1, "2026-11-17"), price(9, "2026-11-20")];
    expect(priceRows(materials, prices, DAY)).toEqual([
      { name: "brass", slug: "brass", grade: "clean brass" },
      {
        name: "copper",
        slug: "copper",
        grade: "clean copper",
        price: { minPrice: 1, maxPrice: 2, description: "Clean", checked: "17 Nov 2026", days: 3 },
      },
    ]);
  });

  it("are current up to 90 days, and always where there is no price", () => {
    const [young, old] = rows("2026-08-22", "2026-08-21");
    const [none] = unavailable("2020-01-01");
    const bare = { name: "Lead", slug: "lead", grade: null };
    expect(currentRows([young!, old!, none!, bare])).toEqual([young, none, bare]);
  });
});

describe("the day on which prices were last checked", () => {
  it.each([
    [["2026-11-17", "2026-11-20", "2025-12-31"], "20 November 2026"],
    [["2026-10-21", "2026-09-01"], "21 October 2026"],
    [["2026-10-20", "2026-09-01"], "20 October 2026, 31 days ago"],
    [["2026-08-22"], "22 August 2026, 90 days ago"],
    [["2026-08-21"], "21 August 2026, 91 days ago. These prices may be out of date"],
  ])("of %j is the latest, with its age where it is not new: %s", (days, words) => {
    expect(
      lastChecked(
        days.map((day, i) => price(i, day)),
        DAY,
      ),
    ).toBe(words);
  });

  it("is none without an available price", () => {
    const none = { ...price(1, "2026-11-20"), minPrice: 0, maxPrice: 0 };
    expect(lastChecked([], DAY)).toBeNull();
    expect(lastChecked([none], DAY)).toBeNull();
  });
});

describe("the words for when prices were checked", () => {
  it("go by the oldest of them, so that none looks newer than it is", () => {
    expect(checkedAgo(rows("2026-11-20", "2026-11-08"))).toBe("12 days ago");
  });

  it("are none without prices, and leave out what is unavailable", () => {
    expect(checkedAgo([])).toBeNull();
    expect(checkedAgo(unavailable("2026-11-08"))).toBeNull();
  });
});
