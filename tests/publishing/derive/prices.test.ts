import { expect, test } from "vitest";
import { rangesIn, shownPrices, typedRow } from "../../../publishing/derive/prices.ts";

const typedFor = (cityId: number, materialId: number, checkedOn = "2026-11-12") => ({
  ...{ cityId, materialId, minCents: 100, maxCents: 200, description: "Clean", checkedOn },
});
const rangesFor = (...pairs: [cityId: number, materialId: number][]) =>
  new Map(
    pairs.map(([cityId, materialId]) => [
      `${cityId} ${materialId}`,
      {
        ...{ cityId, materialId, minCents: 300, maxCents: 400, yards: 2, selfQuoted: 1 },
        ...{ quotedFrom: "2026-11-01", checkedOn: "2026-11-12" },
      },
    ]),
  );
const AMOUNTS = { previousMinCents: null, previousMaxCents: null, previousCheckedOn: null };

test("a typed price counts until there is a quote of a later day, beside which it is kept", () => {
  const range = rangesFor([1, 2]).get("1 2");
  const alone = { yards: null, quotedFrom: null, selfQuoted: null, typed: null, ...AMOUNTS };
  const [onTheDay, dayBefore] = [typedFor(1, 2), typedFor(1, 2, "2026-11-11")];
  expect(shownPrices([onTheDay], rangesFor([1, 2]))).toEqual([{ ...onTheDay, ...alone }]);
  expect(shownPrices([onTheDay], new Map())).toEqual([{ ...onTheDay, ...alone }]);
  const { cityId, materialId, ...typed } = dayBefore;
  const [quoted, unknown] = [
    shownPrices([dayBefore], rangesFor([1, 2])),
    shownPrices([], rangesFor([1, 2])),
  ];
  expect(quoted).toEqual([{ ...AMOUNTS, ...range, description: "Clean", typed }]);
  expect(unknown).toEqual([{ ...AMOUNTS, ...range, description: "", typed: null }]);
  // Typed prices and ranges of quotes are found again in the shown prices.
  const [shown] = shownPrices([onTheDay], new Map());
  expect([shown!, quoted[0]!, unknown[0]!].map(typedRow)).toEqual([
    ...[shown, { ...quoted[0], ...dayBefore }, undefined],
  ]);
  expect([...rangesIn([shown!, quoted[0]!])]).toEqual([["1 2", quoted[0]]]);
});

test("prices come by city and metal, whatever the order of files", () => {
  const typed = [typedFor(2, 1), typedFor(10, 3), typedFor(1, 2), typedFor(10, 1)];
  const shown = shownPrices(typed, rangesFor([10, 2], [1, 1], [2, 3]));
  expect(shown.map(({ cityId, materialId }) => `${cityId} ${materialId}`)).toEqual([
    ...["1 1", "1 2", "2 1", "2 3", "10 1", "10 2", "10 3"],
  ]);
});
