import { expect, test } from "vitest";
import { isAvailable, movesOf } from "../../../publishing/compare/price-moves.ts";
import {
  implausiblePrices,
  oldPrices,
  unusualPrices,
} from "../../../publishing/compare/price-warnings.ts";
import type { Row } from "../../../publishing/derive/tables.ts";
import { realData, textsOf } from "../live.ts";

type Price = Row<"prices">;

/** Prices of copper in cities 1, 2 …, each from one amount to another, in cents. */
function prices(...amounts: [min: number, max: number][]): Price[] {
  return amounts.map(([minCents, maxCents], i) => ({
    ...{ cityId: i + 1, materialId: 1, minCents, maxCents },
    ...{ description: "Clean", checkedOn: "2026-11-18" },
    ...{ previousMinCents: null, previousMaxCents: null, previousCheckedOn: null },
    ...{ yards: null, quotedFrom: null, selfQuoted: null, typed: null },
  }));
}

const about = ({ cityId }: Pick<Price, "cityId">, text = "") => ({ text: `city ${cityId}${text}` });

test("old prices come the oldest first, and one of 90 days is not old", () => {
  const days = ["2026-08-22", "2026-08-23", "2026-01-31", "2026-08-01"];
  const given = days.map((checkedOn, i) => ({ ...prices([1, 2])[0]!, cityId: i + 1, checkedOn }));
  const gone = { ...given[2]!, minCents: 0, maxCents: 0 };
  expect(oldPrices([...given, gone], "2026-11-21", about)).toEqual([
    {
      kind: "old",
      heading: "3 prices were last checked more than 90 days ago",
      lines: [
        { text: "city 3: 2026-01-31" },
        { text: "city 4: 2026-08-01" },
        { text: "city 1: 2026-08-22" },
      ],
    },
  ]);
  const [alone] = oldPrices(given.slice(0, 1), "2026-11-21", about);
  expect(alone?.heading).toMatch(/^1 price was last checked/);
});

test("a metal may have one plausible limit alone, which itself is plausible", () => {
  const limited = (limits: Partial<Row<"materials">>) => [
    { ...realData().materials[0]!, ...limits },
  ];
  const given = prices([200, 2000], [199, 2000], [200, 2001], [0, 0]);
  const found = (lowCents: number | null, highCents: number | null) =>
    implausiblePrices(given, limited({ lowCents, highCents }), about).flatMap(
      ({ kind, heading, lines }) => [kind, heading, ...textsOf(lines)],
    );
  const heading = (count: string) =>
    `${count} outside the plausible range of the metal in materials.csv; amounts are dollars per kg`;
  expect(found(200, 2000)).toEqual([
    "range",
    heading("2 prices are"),
    "city 2: $1.99 to $20.00, where $2.00 to $20.00 is plausible",
    "city 3: $2.00 to $20.01, where $2.00 to $20.00 is plausible",
  ]);
  expect(found(200, null)).toEqual([
    "range",
    heading("1 price is"),
    "city 2: $1.99 to $20.00, where another amount is plausible",
  ]);
  expect(found(null, 2000)).toEqual([
    "range",
    heading("1 price is"),
    "city 3: $2.00 to $20.01, where another amount is plausible",
  ]);
  expect(found(null, null)).toEqual([]);
});

test("the usual price is the median of all cities that have one, of an even number too", () => {
  const lines = (all: Price[], judged = all) =>
    unusualPrices(judged, all, about).flatMap(({ lines }) => textsOf(lines));
  // The middle two are 1000 and 1200.
  const four = prices([1200, 1300], [5000, 6000], [1000, 1100], [300, 400], [0, 0]);
  expect(lines(four)).toEqual([
    "city 2: $50.00 to $60.00, where the median is $11.00 to $12.00",
    "city 4: $3.00 to $4.00, where the median is $11.00 to $12.00",
  ]);
  expect(lines(four, four.slice(2))).toHaveLength(1);
  expect(unusualPrices(four, four, about)).toMatchObject([
    { kind: "range", heading: expect.stringMatching(/^2 prices are more than three times/) },
  ]);
});

test("three times the usual price and a third of it are not far, at either end of the range", () => {
  const found = (min: number, max: number) =>
    unusualPrices(
      prices([min, max]),
      [...prices([600, 900], [600, 900]), ...prices([min, max])],
      about,
    ).map(({ heading }) => heading);
  const far = ["1 price is more than three times or less than a third of the usual price"];
  expect(found(200, 2700)).toEqual([]);
  expect(found(600, 2701)).toEqual(far);
  expect(found(199, 900)).toEqual(far);
  expect(found(600, 299)).toEqual(far);
  expect(found(1801, 900)).toEqual(far);
});

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
