import { expect, it } from "vitest";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { brightOf, isCable, stripOrSell } from "../../../app/my-load/verdicts/strip-or-sell.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { DAY, good, line, prices, row } from "./load.ts";

const CABLE = good("insulated-copper-cable");
const HOUSE = row(CABLE, "10");
const DATA = { ...CABLE, slug: "data-cable" };
const BRIGHT = { minPrice: 10, maxPrice: 12, checkedOn: "2026-11-19" };

/** 100 to 120 kg of cable, beside steel. */
const linesAt = (cable: [number, number] | null) =>
  worthOf(
    [line(0, 50), { ...line(1, 100), maxGrams: 120_000, material: CABLE.metal! }],
    prices([0.2, 0.3], cable),
    DAY,
  ).lines;
const LINES = linesAt([3, 4]);

it("cable is sold as it is, or as the copper in it after some hours", () => {
  const found = stripOrSell(LINES, [HOUSE], BRIGHT);
  expect(found?.sold).toEqual({ min: 30_000_000, max: 48_000_000 });
  // 45 % of 100 kg, and 64 % of 120 kg.
  expect(found?.copper).toEqual([45_000, 76_800]);
  expect(found?.stripped.min).toBeCloseTo(45_000_000);
  expect(found?.stripped.max).toBe(92_200_000);
  // 110 kg, at three hours for ten.
  expect(found?.hours).toBeCloseTo(33);
  expect(found?.more).toBe(68_600 - 39_000);
});

it.each<[string, boolean, LoadRow[], typeof LINES, typeof BRIGHT | undefined]>([
  ["house cable alone", true, [HOUSE], LINES, BRIGHT],
  ["without a price of bright copper", false, [HOUSE], LINES, undefined],
  ["at an old price of cable", false, [HOUSE], linesAt(null), BRIGHT],
  ["at no price of cable", false, [HOUSE], linesAt([0, 0]), BRIGHT],
  ["without cable", false, [HOUSE], LINES.slice(0, 1), BRIGHT],
  ["beside data cable", false, [HOUSE, row(DATA, "10")], LINES, BRIGHT],
  ["beside data cable without an amount", true, [HOUSE, row(DATA, "")], LINES, BRIGHT],
  ["beside what is no copper", true, [HOUSE, row({ ...DATA, metal: null }, "1")], LINES, BRIGHT],
  ["beside what means nothing", true, [HOUSE, row(null, "1")], LINES, BRIGHT],
])("cable %s is compared: %s", (_, isCompared, rows, lines, bright) => {
  expect(stripOrSell(lines, rows, bright) !== undefined).toBe(isCompared);
});

it.each([
  ["house cable", true, HOUSE],
  ["data cable", false, row(DATA, "1")],
  ["steel", false, row(good("steel"), "1")],
  ["what counts as no metal", false, row({ ...CABLE, metal: null }, "1")],
  ["what means nothing", false, row(null, "1")],
])("that %s may be worth stripping is %s", (_, isWorth, of) => {
  expect(isCable(of)).toBe(isWorth);
});

it("cable is stripped for bright copper", () => {
  const materials = [
    { id: 1, slug: "copper" },
    { id: 2, slug: "copper-bright" },
  ];
  expect(brightOf(materials)).toBe(2);
  expect(brightOf(materials.slice(0, 1))).toBeUndefined();
});
