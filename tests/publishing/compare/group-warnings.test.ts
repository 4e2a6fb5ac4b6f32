import { expect, test } from "vitest";
import { alikeCities, movesTogether, renamed } from "../../../publishing/compare/group-warnings.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

type Price = Row<"prices">;

const price = (cityId: number, materialId: number, minCents: number, maxCents = minCents) =>
  ({ cityId, materialId, minCents, maxCents }) as Price;

const NAMED = {
  cities: [1, 2, 3].map((id) => ({ id, name: `City ${id}`, slug: `c${id}` })) as Row<"cities">[],
  materials: Array.from({ length: 12 }, (_, i) => ({
    ...{ id: i + 1, name: `Metal ${i + 1}` },
  })) as Row<"materials">[],
};

test.each([
  [[1100, 1100, 1100, 1000], ["City 1: 3 of 4 prices move together, by about +10%"]],
  // Moves the other way do not count.
  [[800, 800, 900, 1200], ["City 1: 3 of 4 prices move together, by about -16.7%"]],
  [[1100, 1100, 1000, 1000], []],
  [[1100, 1100, 1099, 1000], []],
  [[900, 900, 900, 1000], ["City 1: 3 of 4 prices move together, by about -10%"]],
  [[900, 900, 901, 1000], []],
  // One way only, and of four prices at least.
  [[1100, 1100, 900, 900], []],
  [[1100, 1100, 1100], []],
  [[1100, 1100, 1100, 0], []],
  [[1100, 1100, 1100, 1400], ["City 1: 4 of 4 prices move together, by about +17.5%"]],
])("prices of 1000 that become %j move together: %j", (after, lines) => {
  const pairs = after.map((cents, i) => {
    return { before: price(1, i + 1, 1000), after: price(1, i + 1, cents) };
  });
  expect(movesTogether(pairs, NAMED)).toEqual(lines);
  // A price where there was none has not moved.
  const appeared = { before: price(1, 9, 0), after: price(1, 9, 1100) };
  expect(movesTogether([...pairs, appeared], NAMED)).toEqual(lines);
});

test("prices with new quotes are judged without the others", () => {
  const quoted = { yards: 2, checkedOn: "2026-11-20" };
  const pairs = (count: number, said: object) =>
    Array.from({ length: 12 }, (_, i) => {
      const before = { ...price(1, i + 1, 1000), yards: 2, checkedOn: "2026-11-06" };
      return { before, after: i < count ? { ...price(1, i + 1, 1240), ...said } : before };
    });
  const lines = (count: number, after: object = quoted) =>
    movesTogether(pairs(count, after), NAMED);
  expect(lines(4)).toEqual(["City 1: 4 of 4 prices move together, by about +24%"]);
  expect(lines(3)).toEqual([]);
  // All of them once.
  expect(lines(9)).toEqual(["City 1: 9 of 12 prices move together, by about +24%"]);
  expect(lines(4, { ...quoted, yards: null })).toEqual([]);
  expect(lines(4, { ...quoted, checkedOn: "2026-11-06" })).toEqual([]);
});

test("the same prices of a metal in all cities are named after the metal", () => {
  const pairs = [1, 2, 3, 4].map((city) => {
    return { before: price(city, 2, 100), after: price(city, 2, 120) };
  });
  expect(movesTogether(pairs, NAMED)).toEqual([
    "Metal 2: 4 of 4 prices move together, by about +20%",
  ]);
});

test("a range moves by its middle", () => {
  const pairs = (min: number, max: number) =>
    [1, 2, 3, 4].map((id) => ({ before: price(1, id, 800, 1200), after: price(1, id, min, max) }));
  expect(movesTogether(pairs(800, 1400), NAMED)).toHaveLength(1);
  expect(movesTogether(pairs(900, 1298), NAMED)).toEqual([]);
});

test.each([
  // Prices that are the same, others of the first city, and others of the second one.
  [8, 0, 0, true],
  [7, 0, 0, false],
  [8, 2, 2, true],
  [8, 3, 3, false],
  [9, 3, 3, false],
  [8, 0, 4, true],
  [8, 4, 0, true],
])(
  "%i prices that are the same, besides %i and %i others, are alike: %s",
  (same, own, others, isAlike) => {
    const of = (city: number, more: number) => [
      ...Array.from({ length: same }, (_, i) => price(city, i + 1, 100 * i + 100, 2000)),
      ...Array.from({ length: more }, (_, i) => price(city, same + i + 1, 1000 * city, 3000)),
    ];
    const after = [...of(1, own), ...of(2, others)];
    const lines = [`City 1 and City 2: ${same} prices are the same`];
    expect(alikeCities([], after, NAMED.cities)).toEqual(isAlike ? lines : []);
    expect(alikeCities(after, after, NAMED.cities)).toEqual([]);
    // The amounts of other metals, or one end of the range, are no price that is the same.
    const shifted = after.map((one) =>
      one.cityId === 1 ? one : { ...one, materialId: one.materialId + 1 },
    );
    expect(alikeCities([], shifted, NAMED.cities)).toEqual([]);
    const higher = after.map((one) => ({ ...one, maxCents: one.maxCents + one.cityId }));
    expect(alikeCities([], higher, NAMED.cities)).toEqual([]);
    const none = after.map((one) => ({ ...one, minCents: 0 }));
    expect(alikeCities([], none, NAMED.cities)).toEqual([]);
  },
);

test("a row with another name, address or id is named with both, and one that is new or gone is not", () => {
  const { materials } = NAMED;
  const [one, two, three] = NAMED.cities as [Row<"cities">, Row<"cities">, Row<"cities">];
  const found = (...cities: Row<"cities">[]) => renamed(NAMED, { cities, materials });
  expect(found(one, { ...two, lat: -20 }, { ...one, id: 5, slug: "x" })).toEqual([]);
  const changed = [
    ...[
      { ...one, name: "Adele" },
      { ...two, slug: "beau" },
      { ...three, id: 9 },
    ],
  ];
  expect(found(...changed)).toEqual([
    "City 1 (c1, id 1) → Adele (c1, id 1)",
    "City 2 (c2, id 2) → City 2 (beau, id 2)",
    "City 3 (c3, id 3) → City 3 (c3, id 9)",
  ]);
  // By the id, which everything else goes by, before the address.
  expect(found({ ...two, slug: "c1" })).toEqual(["City 2 (c2, id 2) → City 2 (c1, id 2)"]);
});
