import { expect, test } from "vitest";
import { pricesInTexts, reusedIds, yardSlips } from "../../../publishing/compare/yard-warnings.ts";
import type { Row } from "../../../publishing/derive/tables.ts";
import { textsOf } from "../live.ts";

type Yard = Row<"scrapYards">;

const YARDS = Array.from({ length: 40 }, (_, i): Yard => {
  const id = i + 1;
  return {
    ...{ id, name: `Yard ${id}`, address: `${id} Smelter Road, Dubbo NSW 2830`, cityId: 1 },
    ...{ phone: `(02) 6800 00${id + 10}`, website: null, description: null },
    ...{ acceptedMaterials: null, services: null, latitude: null, longitude: null },
    ...{ openingHours: null, checkedOn: null, isApproximate: false, mergedInto: null },
    ...{ closed: null, source: null, takes: null, askedIn: null, email: null, ownPrices: null },
  };
});

/** The slips when yards change; `change` gets a yard and its place among them. */
function slips(change: (yard: Yard, i: number) => Partial<Yard>, before = YARDS): string[] {
  const after = YARDS.map((yard, i) => ({ ...yard, ...change(yard, i) }));
  return textsOf(yardSlips(before, after, (id) => `city ${id}`));
}

test("a corrected phone, branches of one name, and nothing at all are no slips", () => {
  expect(slips(() => ({}))).toEqual([]);
  expect(slips(({ id }) => (id === 3 ? { phone: "(02) 6811 1111", name: "New" } : {}))).toEqual([]);
  expect(slips(({ id }) => (id > 38 ? { name: "Metals", phone: null } : {}))).toEqual([]);
});

test.each(["name", "address", "phone", "website"])(
  "ten other cells of %s at once are a slip, and nine are not",
  (column) => {
    const first = (count: number) =>
      slips(({ id }) => (id <= count ? { [column]: `New ${id}` } : {}));
    expect(first(9)).toEqual([]);
    expect(first(10)).toEqual([`column ${column}: it changes for 10 of 40 yards at once`]);
  },
);

test.each([
  ["description", "description", "New"],
  ["openingHours", "opening_hours", "Mo-Fr 07:00-15:00"],
  ["acceptedMaterials", "accepted_materials", ["Copper"]],
  ["services", "services", ["Bins"]],
])(
  "%s of half of the yards at once is a slip, of fewer or nine it is not",
  (column, name, value) => {
    const first = (count: number, of = 40) => {
      const before = YARDS.slice(0, of);
      const after = before.map((yard, i) => (i < count ? { ...yard, [column]: value } : yard));
      return yardSlips(before, after, String);
    };
    expect(first(19)).toEqual([]);
    expect(first(20)).toEqual([`column ${name}: it changes for 20 of 40 yards at once`]);
    expect(first(9, 10)).toEqual([]);
    expect(first(10, 10)).toEqual([`column ${name}: it changes for 10 of 10 yards at once`]);
  },
);

test("four values that change places are a slip, if they are more than half of those that change", () => {
  const line = (count: number) =>
    `column phone: ${count} yards have the phone of another yard, as if it was sorted or shifted alone`;
  /** Gives so many yards the phone of the next one, and so many others a new one. */
  const moved = (shifted: number, corrected: number) =>
    slips((_, i) => {
      if (i < shifted) return { phone: YARDS[i + 1]!.phone };
      return i < shifted + corrected ? { phone: `(03) 9000 0${i + 100}` } : {};
    });
  expect(moved(3, 0)).toEqual([]);
  expect(moved(4, 3)).toEqual([line(4)]);
  expect(moved(4, 4)).toEqual([]);
  // Emptied cells are no phone of another yard.
  expect(slips((_, i) => (i < 6 ? { website: null } : {}))).toEqual([]);
  const before = YARDS.map((yard) => (yard.id === 40 ? { ...yard, phone: null } : yard));
  expect(slips((_, i) => (i < 6 || i === 39 ? { phone: null } : {}), before)).toEqual([]);
});

test("of many yards a column must change in a tenth to be a slip", () => {
  const many = [0, 1, 2].flatMap((n) => YARDS.map((yard) => ({ ...yard, id: yard.id + 100 * n })));
  const changed = (count: number) => {
    const after = many.map((yard, i) => (i < count ? { ...yard, address: `${i} New St` } : yard));
    return textsOf(yardSlips(many, after, String)).filter((line) => line.startsWith("column"));
  };
  expect(changed(11)).toEqual([]);
  expect(changed(12)).toEqual(["column address: it changes for 12 of 120 yards at once"]);
});

test("ten yards that move into one city are a slip, and nine are not, whatever moves elsewhere", () => {
  const moved = (count: number) =>
    slips(({ id }) => ({ cityId: id <= count ? 2 : id <= count + 3 ? 3 : 1 }));
  expect(moved(9)).toEqual([]);
  expect(moved(10)).toEqual(["column city_slug: 10 yards move to city 2 at once"]);
});

test("the same yard under two ids is told by name and address or phone, unless it is merged or stays", () => {
  const twin = { name: "yard 1!", address: "elsewhere", phone: YARDS[0]!.phone };
  const line = "Yard 1: the same yard under ids 1, 40";
  const added = (more: Partial<Yard>) =>
    slips(({ id }) => (id === 40 ? { ...twin, ...more } : {}), YARDS.slice(0, 39));
  expect(added({})).toEqual([line]);
  expect(added({ name: "YARD 1", address: YARDS[0]!.address, phone: "1" })).toEqual([line]);
  expect(added({ mergedInto: 1 })).toEqual([]);
  expect(added({ phone: "(02) 6800 0099" })).toEqual([]);
  const before = YARDS.map((yard) => (yard.id === 40 ? { ...yard, ...twin } : yard));
  expect(slips(({ id }) => (id === 40 ? twin : {}), before)).toEqual([]);
  expect(slips(({ id }) => (id === 40 ? { ...twin, website: "w" } : {}), before)).toEqual([line]);
});

test("a price in a description is told", () => {
  const prices = ["Pays $7.50 today", "$ 7", "now 7.50/kg", "7 per kg", "7PERKG."];
  const others = ["Open 7 days, 25 km out", "Bags of 20 kg", "Paid per kg", "7 per kgs", null];
  const said = [...prices, ...others].map((text) => ({ text: "Yard", said: text }));
  const found = textsOf(pricesInTexts(said));
  expect(found.map((line) => /"(.*)"/.exec(line)?.[1])).toEqual(prices);
  expect(found[0]).toBe('Yard: a price stands in the description, "Pays $7.50 today"');
});

const OLD = { id: 107, name: "Bluegum Metals", address: "129 Ingot Street, Gillman SA 5013" };

test("a yard may change its name or move, but nobody else gets its id", () => {
  const moved = { ...OLD, address: "1 New Road, Lonsdale SA 5160" };
  const renamed = { ...OLD, name: "Bluegum & Sons" };
  expect(reusedIds([OLD], [moved])).toEqual([]);
  expect(reusedIds([OLD], [renamed])).toEqual([]);
  expect(reusedIds([OLD], [{ ...OLD, id: 108 }])).toEqual([]);
  // Nobody else, if it is only spelled in another way.
  expect(reusedIds([OLD], [{ ...moved, name: "BLUEGUM METALS" }])).toEqual([]);
  expect(reusedIds([OLD], [{ ...renamed, address: "129 ingot street Gillman SA 5013" }])).toEqual(
    [],
  );
  expect(reusedIds([OLD], [{ ...moved, name: "Kim's Scrap" }])).toEqual([
    'scrap_yards.csv id: 107 is or was "Bluegum Metals", 129 Ingot Street, Gillman SA 5013; give "Kim\'s Scrap" an id of its own or leave it empty',
  ]);
});
