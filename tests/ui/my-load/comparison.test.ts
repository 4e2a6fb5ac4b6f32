import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Worth } from "../../../app/goods/amounts.ts";
import { amountRange, inCents } from "../../../app/goods/amounts.ts";
import { compare, middleCents, roundedUp, uncountedIn } from "../../../app/my-load/comparison.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { DAY, line, prices } from "./load.ts";

describe("what a load is worth", () => {
  it("is the sum of its rows as they are shown, whatever the weights and the prices", () => {
    const grams = fc.integer({ min: 1, max: 100_000_000 });
    const cents = fc.integer({ min: 1, max: 100_000 });
    const seen = ({ min, max }: Worth) =>
      amountRange(inCents(min), inCents(max)).replaceAll(/[$,]/g, "").split(" – ").map(Number);
    const added = (rows: number[][], end: 0 | -1) =>
      rows.reduce((sum, ends) => sum + Math.round(ends.at(end)! * 100), 0) / 100;
    fc.assert(
      fc.property(
        fc.array(fc.tuple(grams, cents, cents), { minLength: 1, maxLength: 50 }),
        (rows) => {
          const { lines, total } = worthOf(
            rows.map(([weight], id) => line(id, weight / 1000)),
            prices(...rows.map(([, c, more]) => [c / 100, (c + more) / 100] as [number, number])),
            DAY,
          );
          const shown = lines.map(({ worth }) => seen(worth!));
          const ends = [added(shown, 0), added(shown, -1)];
          const whole = ends[1]! >= 100 ? ends.map(Math.round) : ends;
          expect(seen(total!)).toEqual([...new Set(whole)]);
        },
      ),
    );
  });

  it("counts neither what has no price nor what has an old one, and still says it", () => {
    const found = worthOf(
      [line(0, 10), line(1, 10), line(2, 10), line(9, 10)],
      prices([2, 3], null, [0, 0]),
      DAY,
    );
    expect(found.total).toEqual({ min: 2_000_000, max: 3_000_000 });
    expect(inCents(found.total!.max)).toBe(3000);
    expect(found.lines.map(({ isCounted }) => isCounted)).toEqual([true, false, false, false]);
    expect(found.lines[1]!.worth).toBeDefined();
    expect(found.lines[2]!.worth).toBeUndefined();
  });

  it("is nothing where no metal is counted", () => {
    expect(worthOf([line(1, 10)], prices([2, 3], null), DAY).total).toBeUndefined();
  });

  it("has a range of its own for what was not weighed", () => {
    const battery = { ...line(0, 14), maxGrams: 27_000 };
    expect(worthOf([battery], prices([0.5, 0.7]), DAY).total).toEqual({
      min: 700_000,
      max: 1_890_000,
    });
  });
});

describe("another city", () => {
  /** Dollars a kilometre, and as much as a truck carries at once. */
  const at = (kmCost: number) => ({ kmCost, most: 20_000 });
  const load = [line(0, 100), line(1, 100)];
  // Half of the range is $90.
  const here = worthOf(load, prices([8.4, 9.6], [1.2, 1.8]), DAY);
  const there = (...ranges: Parameters<typeof prices>) => worthOf(load, prices(...ranges), DAY);

  it("that pays more than the drive costs says what is left", () => {
    // 1 dollar more for 100 kg; 10 km farther at $1: 26 km of road.
    const found = compare(here, there([9, 11], [1, 2]), 10, at(1));
    expect(found).toMatchObject({ difference: 10_000, verdict: "pays", paysFromKilograms: null });
    expect(found.drive).toBeCloseTo(2600);
  });

  it("says from what load on a longer drive pays", () => {
    const found = compare(here, there([9, 11], [1, 2]), 100, at(1));
    expect(found).toMatchObject({ verdict: "heavier", paysFromKilograms: 520 });
  });

  it("never pays in several drives if a full one does not", () => {
    const full = compare(here, there([9, 11], [1, 2]), 100, { kmCost: 1, most: 500 });
    expect(full).toMatchObject({ verdict: "heavier", paysFromKilograms: null });
  });

  it("counts what was not weighed at the middle of its weights", () => {
    const load = [{ ...line(0, 100), maxGrams: 110_000 }];
    const [near, far] = ([8, 9] as const).map((price) =>
      worthOf(load, prices([price, price]), DAY),
    );
    expect(compare(near!, far!, 100, at(1))).toMatchObject({
      verdict: "heavier",
      paysFromKilograms: 260,
    });
  });

  it.each([
    ["less", [7, 9]],
    ["same", [8, 10]],
    ["same", [8.9, 10.9]],
    ["same", [7.15, 9.15]],
  ] as const)("that pays %s is never worth the drive", (verdict, [min, max]) => {
    const found = compare(here, there([min, max], [1, 2]), 100, at(1));
    expect(found).toMatchObject({ verdict, paysFromKilograms: null });
  });

  it("that is nearer costs no drive, and driving may cost nothing", () => {
    expect(compare(here, there([9, 11], [1, 2]), -50, at(1))).toMatchObject({
      drive: 0,
      verdict: "pays",
    });
    expect(compare(here, there([9, 11], [1, 2]), 50, at(0))).toMatchObject({
      drive: 0,
      verdict: "pays",
    });
  });

  it("is compared for what both count, and says what it does not", () => {
    expect(uncountedIn(here, there([9, 11], null))).toEqual(["Metal 1"]);
    const less = there([8, 10], null);
    expect(uncountedIn(less, here)).toEqual([]);
    expect(compare(less, there([8, 10], [2, 4]), 0, at(1)).difference).toBe(0);
  });

  it("pays from a load that is heavier than this one, and then really does", () => {
    const more = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(more, fc.integer({ min: 1, max: 2000 }), (cents, kilometres) => {
        const other = there([8 + cents / 100, 10 + cents / 100], [1, 2]);
        const { verdict, paysFromKilograms, drive } = compare(here, other, kilometres, at(0.88));
        if (verdict !== "heavier") return;
        if (paysFromKilograms === null) return;
        expect(paysFromKilograms).toBeGreaterThanOrEqual(200);
        expect(paysFromKilograms).toBeLessThanOrEqual(20_000);
        const heavier = (paysFromKilograms / 200) * cents * 100;
        expect(heavier).toBeGreaterThanOrEqual(drive * 0.999);
      }),
    );
  });
});

it("the middle of what something is worth is in cents", () => {
  expect(middleCents({ min: 1_000_000, max: 3_000_000 })).toBe(2000);
});

it.each([
  [0, 0],
  [0.4, 1],
  [7.2, 8],
  [10, 10],
  [12.3, 13],
  [99.1, 100],
  [100, 100],
  [101, 110],
  [1234, 1300],
])("%s kg are rounded up to %s", (kilograms, rounded) => {
  expect(roundedUp(kilograms)).toBe(rounded);
});
