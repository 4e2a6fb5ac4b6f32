import { expect, it } from "vitest";
import { lastOf, type Metal, spoken, unitOf } from "../../../worker/desk/metal-row.tsx";
import { moveText } from "../../../worker/desk/round-data.ts";

const metal = (highCents: number | null) => ({ id: 1, highCents }) as Metal;
const [COPPER, STEEL] = [metal(1_100), metal(40)];

it("prices of a metal that is worth at most $1.20 a kilogram are given by the tonne", () => {
  expect([119, 120, 121, null].map((cents) => unitOf(metal(cents)))).toEqual([
    ...["t", "t", "kg", "kg"],
  ]);
});

it.each([
  [COPPER, [810, 850], "8.10-8.50"],
  [COPPER, [805, 805], "8.05"],
  [STEEL, [18.5, 20], "185-200/t"],
  [STEEL, [19, 19], "190/t"],
])("%o: %j cents are typed as %s", (of, cents, text) => {
  expect(spoken(of, cents)).toBe(text);
});

it.each([
  [COPPER, [810, 850], { price: "8.10-8.50", day: "2026-03-10" }],
  [STEEL, [29, 29], { price: "290/t", day: "2026-03-10" }],
  [STEEL, [0, 0], { price: "no", day: "2026-03-10" }],
  [COPPER, undefined, { price: "", day: "" }],
])("%o: the last quote %j is typed as %j", (of, cents, expected) => {
  const [lowCents = 0, highCents = 0] = cents ?? [];
  const said = { yardId: 3, yard: 3, quotedOn: "2026-03-10", lowCents, highCents };
  const yard = { last: new Map(cents && [[1, said]]) } as Parameters<typeof lastOf>[0];
  expect(lastOf(yard, of)).toEqual(expected);
});

it.each([
  [
    { minCents: 800, maxCents: 1_100 },
    { minCents: 810, maxCents: 860, yards: 3 },
    "$8.00 to $11.00 → $8.10 to $8.60, 3 yards",
  ],
  [undefined, { minCents: 810, maxCents: 810, yards: 1 }, "no price → $8.10, 1 yard"],
  [{ minCents: 800, maxCents: 800 }, { minCents: 0, maxCents: 0, yards: null }, "$8.00 → no price"],
  [{ minCents: 800, maxCents: 800 }, undefined, "$8.00 → no price"],
])("from %j to %j: %s", (before, after, text) => {
  expect(moveText(before as never, after as never)).toBe(text);
});
