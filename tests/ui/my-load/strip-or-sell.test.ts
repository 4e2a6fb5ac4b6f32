import { expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { brightOf, stripOrSell } from "../../../app/my-load/strip-or-sell.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import { DAY, line, prices } from "./load.ts";

const CABLE = { id: 1, name: "Cable", slug: "insulated-copper-cable", grade: null };
const BRIGHT = { minPrice: 10, maxPrice: 12, checkedOn: "2026-11-19" };

const row = (slug: string, amount = "10", metal = CABLE): LoadRow => ({
  ...{ name: slug, title: slug, quantity: amount ? readQuantity(amount, "kg") : undefined },
  good: { slug, unit: "kg", metal } as Good,
});

/** 100 to 120 kg of cable, beside steel. */
const linesAt = (cable: [number, number] | null) =>
  worthOf(
    [line(0, 50), { ...line(1, 100), maxGrams: 120_000, material: CABLE }],
    prices([0.2, 0.3], cable),
    DAY,
  ).lines;
const LINES = linesAt([3, 4]);

it("cable is sold as it is, or as the copper in it after some hours", () => {
  const found = stripOrSell(LINES, [row("house-cable")], BRIGHT);
  expect(found?.sold).toEqual({ min: 30_000_000, max: 48_000_000 });
  // 45 % of 100 kg, and 64 % of 120 kg.
  expect(found?.copper).toEqual([45_000, 76_800]);
  expect(found?.stripped.min).toBeCloseTo(45_000_000);
  expect(found?.stripped.max).toBe(92_200_000);
  // 110 kg, at three hours for ten.
  expect(found?.hours).toBeCloseTo(33);
  expect(found?.more).toBe(68_600 - 39_000);
});

it("nothing is said without a current price of both, or of data cable that has an amount", () => {
  const house = row("house-cable");
  expect(stripOrSell(LINES, [house], undefined)).toBeUndefined();
  expect(stripOrSell(linesAt(null), [house], BRIGHT)).toBeUndefined();
  expect(stripOrSell(LINES.slice(0, 1), [house], BRIGHT)).toBeUndefined();
  expect(stripOrSell(LINES, [house, row("data-cable")], BRIGHT)).toBeUndefined();
  expect(stripOrSell(LINES, [house, row("data-cable", "")], BRIGHT)).toBeDefined();
  const steel = row("data-cable", "10", { ...CABLE, slug: "steel" });
  expect(stripOrSell(LINES, [house, steel], BRIGHT)).toBeDefined();
});

it("what cable is stripped for is bright copper", () => {
  const materials = [
    { id: 1, slug: "copper" },
    { id: 2, slug: "copper-bright" },
  ];
  expect(brightOf(materials)).toBe(2);
  expect(brightOf(materials.slice(0, 1))).toBeUndefined();
});
