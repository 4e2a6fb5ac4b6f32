import { describe, expect, it, onTestFinished, vi } from "vitest";
import { checkedAgo, lastChecked, priceRows } from "../../../app/prices/price-rows.ts";
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
  previous: null,
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

describe("the words for when prices were checked", () => {
  const now = (time: string) => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date(time) });
    onTestFinished(() => void vi.useRealTimers());
  };
  const rows = (...days: string[]) =>
    priceRows(
      days.map((_, i) => material(i, `metal ${i}`)),
      days.map((day, i) => price(i, day)),
    );

  it("go by the oldest of them, so that none looks newer than it is", () => {
    now("2026-11-20T02:00:00Z");
    expect(checkedAgo(rows("2026-11-20", "2026-11-08"), "Australia/Sydney")).toBe("12 days ago");
  });

  it("go by the calendar of the place", () => {
    now("2026-11-20T14:00:00Z");
    expect(checkedAgo(rows("2026-11-20"), "Australia/Sydney")).toBe("yesterday");
    expect(checkedAgo(rows("2026-11-20"), "Australia/Perth")).toBe("today");
  });

  it("are none without prices, and leave out what is unavailable", () => {
    const [row] = rows("2026-11-08");
    expect(checkedAgo([], "Australia/Perth")).toBeNull();
    const unavailable = { ...row!, price: { ...row!.price!, minPrice: 0, maxPrice: 0 } };
    expect(checkedAgo([unavailable], "Australia/Perth")).toBeNull();
  });
});
