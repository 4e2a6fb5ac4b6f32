import { describe, expect, it } from "vitest";
import { estimate } from "../../../../app/cities/trend/estimate.ts";

const WORLD = [
  { month: "2026-01", audPerKg: 16 },
  { month: "2026-02", audPerKg: 20 },
  { month: "2026-04", audPerKg: 18 },
];
const MONTHS = ["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];

describe("an estimate from world prices", () => {
  it("moves the known price as the world price moved, before and after it was checked", () => {
    expect(estimate({ middle: 10, month: "2026-02" }, WORLD, MONTHS)).toEqual([
      { month: "2026-01", price: 8 },
      { month: "2026-02", price: 10 },
      { month: "2026-04", price: 9 },
    ]);
  });

  it("goes by the month before where the world price of its own is not published yet", () => {
    expect(estimate({ middle: 9, month: "2026-05" }, WORLD, MONTHS)).toEqual([
      { month: "2026-01", price: 8 },
      { month: "2026-02", price: 10 },
      { month: "2026-04", price: 9 },
      { month: "2026-05", price: 9 },
    ]);
  });

  it("is to the cent", () => {
    const months = ["2026-01", "2026-02", "2026-04"];
    // 1.6444 and 2.0556 dollars.
    expect(estimate({ middle: 1.85, month: "2026-04" }, WORLD, months)).toEqual([
      { month: "2026-01", price: 1.64 },
      { month: "2026-02", price: 2.06 },
      { month: "2026-04", price: 1.85 },
    ]);
    // 8.2 times 100 is a little less than 820.
    expect(estimate({ middle: 8.2, month: "2026-01" }, WORLD, months)?.[1]).toEqual({
      month: "2026-02",
      price: 10.25,
    });
  });

  it.each([
    ["the world prices ended long before", { middle: 9, month: "2026-06" }, WORLD],
    ["they began later", { middle: 9, month: "2025-12" }, WORLD],
    ["there are none", { middle: 9, month: "2026-02" }, []],
    [
      "none but that of the same month is shown",
      { middle: 9, month: "2026-02" },
      WORLD.slice(1, 2),
    ],
  ])("is not made where %s", (_, known, world) => {
    expect(estimate(known, world, MONTHS)).toBeUndefined();
  });
});
