import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  type Comparison,
  compare,
  type Drive,
  roundedUp,
  uncountedIn,
} from "../../../app/my-load/verdicts/comparison.ts";
import { type LoadWorth, worthOf } from "../../../app/my-load/worth.ts";
import { tripCents } from "../../../worker/data/places/drive.ts";
import { DAY, line, prices } from "./load.ts";

/** Compares a city with the nearest, when it is some kilometres farther away. */
const compared = (near: LoadWorth, far: LoadWorth, kilometres: number, drive: Drive) =>
  compare({ ...near, kilometres: 0 }, { ...far, kilometres }, drive);

/** A dollar a kilometre, and as much as a truck carries at once. */
const DRIVE: Drive = { kmCost: 1, most: 20_000 };

describe("another city", () => {
  const load = [line(0, 100), line(1, 100)];
  // Half of the range is $90.
  const here = worthOf(load, prices([8.4, 9.6], [1.2, 1.8]), DAY);
  const there = (...ranges: Parameters<typeof prices>) => worthOf(load, prices(...ranges), DAY);

  it.each<[[number, number], number, Partial<Drive>, Partial<Comparison>]>([
    // A dollar more for 100 kg; 10 km farther: 26 km of road.
    [[9, 11], 10, {}, { verdict: "pays", difference: 10_000, drive: 2_600 }],
    [[9, 11], -50, {}, { verdict: "pays", drive: 0 }],
    [[9, 11], 50, { kmCost: 0 }, { verdict: "pays", drive: 0 }],
    [[9, 11], 100, {}, { verdict: "heavier", drive: 26_000, paysFromKilograms: 520 }],
    [[9, 11], 100, { most: 520 }, { verdict: "heavier", paysFromKilograms: 520 }],
    // Several trips never pay if a full one does not.
    [[9, 11], 100, { most: 519 }, { verdict: "heavier" }],
    [[8.91, 10.91], 100, {}, { verdict: "heavier", difference: 9_100, paysFromKilograms: 580 }],
    [[8.9, 10.9], 100, {}, { verdict: "same", difference: 9_000 }],
    [[8, 10], 100, {}, { verdict: "same", difference: 0 }],
    [[7.1, 9.1], 100, {}, { verdict: "same", difference: -9_000 }],
    [[7.09, 9.09], 100, {}, { verdict: "less", difference: -9_100 }],
  ])("that pays %j, %i km farther, %j, is %j", (pays, kilometres, drive, said) => {
    const found = compared(here, there(pays, [1, 2]), kilometres, { ...DRIVE, ...drive });
    const { drive: cents, ...rest } = { paysFromKilograms: null, ...said };
    expect(found).toMatchObject(rest);
    if (cents !== undefined) expect(found.drive).toBeCloseTo(cents);
  });

  it("pays no more than a drive of the same cost", () => {
    const free = worthOf([line(0, 100)], prices([1, 1]), DAY);
    const dear = worthOf([line(0, 100)], prices([2.3, 2.3]), DAY);
    expect(compared(free, dear, 50, DRIVE)).toMatchObject({ verdict: "heavier" });
    expect(compared(free, dear, 49.9, DRIVE)).toMatchObject({ verdict: "pays" });
  });

  it("counts goods that were not weighed at the middle of their weights", () => {
    const range = [{ ...line(0, 100), maxGrams: 110_000 }];
    const [near, far] = [8, 9].map((price) => worthOf(range, prices([price, price]), DAY));
    const found = compared(near!, far!, 100, DRIVE);
    expect(found).toMatchObject({ verdict: "heavier", paysFromKilograms: 260 });
  });

  it("is compared for the metals that both count, and names the others", () => {
    expect(uncountedIn(here, there([9, 11], null))).toEqual(["Metal 1"]);
    const less = there([8, 10], null);
    expect(uncountedIn(less, here)).toEqual([]);
    expect(compared(less, there([8, 10], [2, 4]), 0, DRIVE).difference).toBe(0);
  });

  it("pays from a load that is heavier than this one, and then really does", () => {
    const more = fc.integer({ min: 1, max: 500 });
    fc.assert(
      fc.property(more, fc.integer({ min: 1, max: 2000 }), (cents, kilometres) => {
        const other = there([8 + cents / 100, 10 + cents / 100], [1, 2]);
        const drive = { ...DRIVE, kmCost: 0.88 };
        const found = compared(here, other, kilometres, drive);
        if (found.verdict !== "heavier" || found.paysFromKilograms === null) return;
        expect(found.paysFromKilograms).toBeGreaterThanOrEqual(200);
        expect(found.paysFromKilograms).toBeLessThanOrEqual(20_000);
        const heavier = (found.paysFromKilograms / 200) * cents * 100;
        expect(heavier).toBeGreaterThanOrEqual(found.drive * 0.999);
      }),
    );
  });
});

it("a trip is there and back by road, and costs nothing to a nearer city", () => {
  expect(tripCents(10, 0.5)).toBeCloseTo(1_300);
  expect(tripCents(-10, 0.5)).toBe(0);
});

it.each([
  [0, 0],
  [-1, 0],
  [0.4, 1],
  [10, 10],
  [12.3, 13],
  [100, 100],
  [101, 110],
  [1234, 1300],
])("%s kg are rounded up to %s", (kilograms, rounded) => {
  expect(roundedUp(kilograms)).toBe(rounded);
});
