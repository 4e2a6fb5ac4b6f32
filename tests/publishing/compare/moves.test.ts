import { expect, test } from "vitest";
import { isAvailable, movesOf } from "../../../publishing/compare/moves.ts";
import { alikeCities, movesTogether, renamed } from "../../../publishing/compare/whole-sets.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

type Price = Row<"prices">;

function price(cityId: number, materialId: number, minCents: number, maxCents = minCents): Price {
  return {
    ...{ cityId, materialId, minCents, maxCents, description: "Clean", checkedOn: "2026-11-18" },
    ...{ previousMinCents: null, previousMaxCents: null, previousCheckedOn: null },
    ...{ yards: null, quotedFrom: null, typed: null },
  };
}

test("a price of a cent is one, and 0 and nothing are none", () => {
  expect([price(1, 1, 1), price(1, 1, 0), undefined].map(isAvailable)).toEqual([
    ...[true, false, false],
  ]);
});

test("the move is that of the end which moves more; the largest comes first, and none is no move", () => {
  const pair = (city: number, before: [number, number], after: [number, number]) => {
    return { before: price(city, 1, ...before), after: price(city, 1, ...after) };
  };
  const moves = movesOf([
    pair(1, [100, 200], [110, 200]),
    pair(2, [100, 200], [100, 200]),
    pair(3, [100, 200], [110, 160]),
    pair(4, [100, 200], [50, 210]),
    pair(5, [100, 200], [130, 250]),
    { before: undefined, after: price(6, 1, 100) },
    { before: price(7, 1, 100), after: undefined },
    { before: price(8, 1, 0), after: price(8, 1, 100) },
    { before: price(9, 1, 100), after: price(9, 1, 0) },
  ]);
  expect(moves.map(({ before, after, change }) => [before.cityId, after.maxCents, change])).toEqual(
    [
      [4, 210, -0.5],
      [5, 250, expect.closeTo(0.3)],
      [3, 160, expect.closeTo(-0.2)],
      [1, 200, expect.closeTo(0.1)],
    ],
  );
});

const CITIES = ["Ada", "Bo", "Cy"].map((name, i) => {
  return { ...{ id: i + 1, name, slug: name.toLowerCase(), state: "NSW", lat: -33, lon: 151 } };
}) as unknown as Row<"cities">[];
const METALS = ["Copper", "Lead"].map((name, i) => {
  return { id: i + 1, name, slug: name.toLowerCase() };
}) as unknown as Row<"materials">[];

test("three of four prices that move one way by a tenth are named, and no fewer", () => {
  /** The prices of Ada in so many metals, each with its change. */
  const together = (...factors: number[]) =>
    movesTogether(
      factors.map((factor, i) => {
        return {
          before: price(1, i + 10, 900, 1100),
          after: price(1, i + 10, 900 * factor, 1100 * factor),
        };
      }),
      { cities: CITIES, materials: METALS },
    );
  expect(together(1.1, 1.1, 1.3, 1)).toEqual(["Ada: 3 of 4 prices move together, by about +16.7%"]);
  expect(together(0.8, 0.8, 0.9, 1.2)).toEqual([
    "Ada: 3 of 4 prices move together, by about -16.7%",
  ]);
  expect(together(1.1, 1.1, 1.09, 1)).toEqual([]);
  expect(together(1.2, 1.2, 0.8, 0.8)).toEqual([]);
  expect(together(1.2, 1.2, 1.2)).toEqual([]);
});

test("the same prices of a metal in all cities are named after the cities", () => {
  const pairs = [1, 2, 3, 4].map((city) => {
    return { before: price(city, 2, 100), after: price(city, 2, 120) };
  });
  expect(movesTogether(pairs, { cities: CITIES, materials: METALS })).toEqual([
    "Lead: 4 of 4 prices move together, by about +20%",
  ]);
});

test("cities are alike from eight prices on, which are four fifths of the city that has fewer", () => {
  /** Prices of a city: so many as every other city has, and some of its own. */
  const of = (city: number, same: number, own: number) => [
    ...Array.from({ length: same }, (_, i) => price(city, i + 1, 100 + i, 200 + i)),
    ...Array.from({ length: own }, (_, i) => price(city, i + 50, 1000 * city + i)),
  ];
  const alike = (one: Price[], other: Price[], before: Price[] = []) =>
    alikeCities(before, [...one, ...other], CITIES);
  expect(alike(of(1, 8, 0), of(2, 8, 30))).toEqual(["Ada and Bo: 8 prices are the same"]);
  expect(alike(of(1, 7, 0), of(2, 7, 0))).toEqual([]);
  expect(alike(of(2, 8, 2), of(3, 8, 30))).toEqual(["Bo and Cy: 8 prices are the same"]);
  expect(alike(of(1, 8, 3), of(2, 8, 30))).toEqual([]);
  expect(alike(of(1, 8, 30), of(3, 8, 2))).toEqual(["Ada and Cy: 8 prices are the same"]);
  expect(alike(of(1, 9, 0), of(2, 9, 0), [...of(1, 8, 0), ...of(2, 8, 0)])).toEqual([]);
  // Prices that are not there are not the same, nor is one whose highest is another.
  const none = [1, 2].map((city) => of(city, 8, 0).map((row) => ({ ...row, minCents: 0 })));
  expect(alike(none[0]!, none[1]!)).toEqual([]);
  const higher = of(2, 8, 0).map((row) => ({ ...row, maxCents: row.maxCents + 1 }));
  expect(alike(of(1, 8, 0), higher)).toEqual([]);
});

test("a row with another name, address or id is named with both, and one that is new or gone is not", () => {
  const [ada, bo, cy] = CITIES as [Row<"cities">, Row<"cities">, Row<"cities">];
  const found = (...cities: Row<"cities">[]) =>
    renamed({ cities: CITIES, materials: METALS }, { cities, materials: METALS });
  expect(found(ada, { ...bo, lat: -20 })).toEqual([]);
  expect(
    found(
      { ...ada, name: "Adele" },
      { ...bo, slug: "beau" },
      { ...cy, id: 9 },
      { ...ada, id: 5, slug: "x" },
    ),
  ).toEqual([
    "Ada (ada, id 1) → Adele (ada, id 1)",
    "Bo (bo, id 2) → Bo (beau, id 2)",
    "Cy (cy, id 3) → Cy (cy, id 9)",
  ]);
  // By the id, which everything else goes by, before the address.
  expect(found({ ...bo, slug: "ada" })).toEqual(["Bo (bo, id 2) → Bo (ada, id 2)"]);
});
