import { describe, expect, it } from "vitest";
import { estimate, type KnownPrice } from "../../../../app/cities/trend/estimate.ts";

const WORLD = [
  { month: "2026-01", audPerKg: 16 },
  { month: "2026-02", audPerKg: 20 },
  { month: "2026-04", audPerKg: 18 },
];
const MONTHS = ["2025-12", "2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-06"];
const pairs = (known: KnownPrice, months: string[]) => [...estimate(known, WORLD, months)!];

describe("an estimate from world prices", () => {
  it("moves the known price with the world price, to months before and after the check", () => {
    expect(pairs({ middle: 10, month: "2026-02" }, MONTHS)).toEqual([
      ["2026-01", 8],
      ["2026-02", 10],
      ["2026-04", 9],
    ]);
  });

  it("starts from the previous world price if that of its month is not published yet", () => {
    expect(pairs({ middle: 9, month: "2026-05" }, MONTHS)).toEqual([
      ["2026-01", 8],
      ["2026-02", 10],
      ["2026-04", 9],
      ["2026-05", 9],
    ]);
  });

  it("is rounded to the cent", () => {
    const months = ["2026-01", "2026-02", "2026-04"];
    // 1.6444 and 2.0556 dollars.
    expect(pairs({ middle: 1.85, month: "2026-04" }, months)).toEqual([
      ["2026-01", 1.64],
      ["2026-02", 2.06],
      ["2026-04", 1.85],
    ]);
    // 8.2 times 100 is a little less than 820.
    expect(pairs({ middle: 8.2, month: "2026-01" }, months)[1]).toEqual(["2026-02", 10.25]);
  });

  it.each([
    ["the world prices ended long before", { middle: 9, month: "2026-06" }, WORLD],
    ["they began later", { middle: 9, month: "2025-12" }, WORLD],
    ["there are none", { middle: 9, month: "2026-02" }, []],
    ["only the month of the check is shown", { middle: 9, month: "2026-02" }, WORLD.slice(1, 2)],
  ])("is undefined if %s", (_, known, world) => {
    expect(estimate(known, world, MONTHS)).toBeUndefined();
  });
});
