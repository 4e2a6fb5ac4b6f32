import { expect, test } from "vitest";
import { pricesInTexts, yardSlips } from "../../../publishing/compare/yard-slips.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

type Yard = Row<"scrapYards">;

const YARDS = Array.from({ length: 40 }, (_, i): Yard => {
  const id = i + 1;
  return {
    ...{ id, name: `Yard ${id}`, address: `${id} Smelter Road, Dubbo NSW 2830`, cityId: 1 },
    ...{ phone: `(02) 6800 00${id + 10}`, website: null, description: null },
    ...{ acceptedMaterials: null, services: null, latitude: null, longitude: null },
    ...{ openingHours: null, checkedOn: null, isApproximate: false, mergedInto: null },
  };
});

/** What looks like a slip when yards change; `change` gets a yard and its place among them. */
function slips(change: (yard: Yard, i: number) => Partial<Yard>, before = YARDS): string[] {
  const after = YARDS.map((yard, i) => ({ ...yard, ...change(yard, i) }));
  return yardSlips(before, after, (id) => `city ${id}`);
}

test("a corrected phone, a renamed yard and nothing at all are none", () => {
  expect(slips(() => ({}))).toEqual([]);
  expect(slips(({ id }) => (id === 3 ? { phone: "(02) 6811 1111", name: "New" } : {}))).toEqual([]);
});

test("phones that are one row further down", () => {
  const line =
    "column phone: 4 yards have the phone of another yard, as if it was sorted or shifted alone";
  const shifted = (i: number) => (i > 0 && i < 5 ? { phone: YARDS[i - 1]!.phone } : {});
  expect(slips((_, i) => shifted(i))).toEqual([line]);
});

test("a column sorted by itself", () => {
  const names = YARDS.map(({ name }) => name).sort();
  expect(slips((_, i) => ({ name: names[i]! }))).toEqual([
    expect.stringMatching(/^column name: \d+ yards have the name of another yard/),
  ]);
});

test("ten new phones at once, but not nine", () => {
  const first = (count: number) =>
    slips(({ id }) => (id <= count ? { phone: `(03) 9000 00${id + 10}` } : {}));
  expect(first(9)).toEqual([]);
  expect(first(10)).toEqual(["column phone: it changes for 10 of 40 yards at once"]);
});

test("the hours of half of the yards at once, but not of fewer", () => {
  const first = (count: number) =>
    slips(({ id }) => (id <= count ? { openingHours: "Mo-Fr 07:00-15:00" } : {}));
  expect(first(19)).toEqual([]);
  expect(first(20)).toEqual(["column opening_hours: it changes for 20 of 40 yards at once"]);
});

test("thirty yards that move into one city", () => {
  const line = "column city_slug: 30 yards move to city 2 at once";
  expect(slips(({ id }) => (id <= 30 ? { cityId: 2 } : {}))).toEqual([line]);
});

test("the same yard under two ids, once it is added", () => {
  const twin = { name: "YARD 1", address: YARDS[0]!.address, phone: "1" };
  expect(slips(({ id }) => (id === 40 ? twin : {}), YARDS.slice(0, 39))).toEqual([
    "Yard 1: the same yard under ids 1, 40",
  ]);
});

test("two yards of one name in two places, neither with a phone, are none", () => {
  const branch = ({ id }: Yard) => (id > 38 ? { name: "Metals", phone: null } : {});
  expect(slips(branch)).toEqual([]);
});

test("a price in a description", () => {
  const texts = ["Pays $7.50 today", "now 7.50/kg", "7 per kg", "Open 7 days, 25 km out", null];
  const found = pricesInTexts(texts.map((text) => ({ name: "Yard", text })));
  expect(found).toHaveLength(3);
  expect(found[0]).toBe('Yard: a price stands in the description, "Pays $7.50 today"');
});
