import { expect, test } from "vitest";
import { isAvailable, movesOf } from "../../../publishing/compare/moves.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

type Price = Row<"prices">;

const price = (cityId: number, minCents: number, maxCents = minCents) =>
  ({ cityId, materialId: 1, minCents, maxCents }) as Price;

test("a price of a cent is one, and 0 and nothing are none", () => {
  expect([price(1, 1), price(1, 0), undefined].map(isAvailable)).toEqual([true, false, false]);
});

test("the move is that of the end which moves more; the largest comes first, and none is no move", () => {
  const from = (city: number, low: number, high: number) => ({
    ...{ before: price(city, 100, 200), after: price(city, low, high) },
  });
  const moves = movesOf([
    ...[from(1, 110, 200), from(2, 100, 200), from(3, 110, 160), from(4, 50, 210)],
    from(5, 130, 250),
    { before: undefined, after: price(6, 100) },
    { before: price(7, 100), after: undefined },
    { before: price(8, 0), after: price(8, 100) },
    { before: price(9, 100), after: price(9, 0) },
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
