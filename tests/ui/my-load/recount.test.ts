import { expect, it } from "vitest";
import { inCents } from "../../../app/goods/amounts.ts";
import { countLoad } from "../../../app/my-load/count.ts";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { recount } from "../../../app/my-load/recount.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";

const DAY = { today: "2026-11-23", judged: "2026-11-23" };
const CITY = { name: "Dubbo", slug: "dubbo", state: "NSW" };
const COPPER = { id: 1, slug: "copper", name: "Copper", grade: null };
const BRASS = { id: 3, slug: "brass", name: "Brass", grade: null };
const PRICES = [
  [1, { minPrice: 8, maxPrice: 10, checkedOn: "2026-11-19" }],
  [3, { minPrice: 5, maxPrice: 7, checkedOn: "2026-11-19" }],
] as [number, { minPrice: number; maxPrice: number; checkedOn: string }][];

function row(metal: typeof COPPER, text: string): LoadRow {
  const grams: [number, number] = [1000, 1000];
  const { slug, name } = metal;
  return {
    ...{ name: slug, title: name, quantity: text === "" ? undefined : readQuantity(text, "kg") },
    good: { slug, name, unit: "kg", metal, grams, isAbout: false, listedAs: slug, bought: null },
  };
}

function page(rows: LoadRow[], prices = PRICES) {
  const { lines, leftOut } = countLoad(rows);
  const nearest = { city: CITY, kilometres: 0, ...worthOf(lines, new Map(prices), DAY) };
  const others = {
    others: null,
    bring: null,
    yards: null,
    scales: [],
    own: undefined,
    isJudged: true,
    bright: undefined,
    state: "NSW",
  };
  const answer = { nearest, ...others, prices, day: DAY };
  return { address: "/my-load/?copper=35&brass=", rows, lines, leftOut, answer };
}

it.each([
  ["copper=90&brass=", 72_000, []],
  // A metal that had no weight when the page came.
  ["copper=35&brass=10", 33_000, []],
  ["brass=10", 5_000, []],
  ["copper=-1&brass=10", 5_000, ["Copper: A weight can’t be negative."]],
  // What only the site knows.
  ["copper=35&sinkers=2", 28_000, ["“sinkers”: We can’t look it up right now."]],
])("%s is worth what its prices say, without asking the site", (query, cents, leftOut) => {
  const data = recount(page([row(COPPER, "35"), row(BRASS, "")]), `?${query}`);
  expect(inCents(data.answer!.nearest!.total!.min)).toBe(cents);
  expect(data.leftOut.map(({ title, reason }) => `${title}: ${reason}`)).toEqual(leftOut);
  expect(data.address).toBe(`/my-load/?${query}`);
});

it.each([
  ["2026-08-25", 90, 33_000],
  ["2026-08-24", 91, 5_000],
])("a price of %s, which is %i days old, makes a load of %i cents", (checkedOn, _days, cents) => {
  const [[, copper], brass] = PRICES as [(typeof PRICES)[0], (typeof PRICES)[0]];
  const rows = [row(COPPER, "35"), row(BRASS, "")];
  const data = recount(page(rows, [[1, { ...copper, checkedOn }], brass]), "?copper=35&brass=10");
  const { total, lines } = data.answer!.nearest!;
  expect(inCents(total!.min)).toBe(cents);
  expect(lines.map(({ isCounted }) => isCounted)).toEqual([cents > 5_000, true]);
});

it("a number of things is read as pieces, which are whole", () => {
  const fridge = row(COPPER, "2");
  fridge.good = { ...fridge.good!, unit: "piece", slug: "fridge", name: "Fridge" };
  const { rows } = recount(page([{ ...fridge, name: "fridge" }]), "?fridge=1.5");
  expect(rows[0]?.quantity?.typed).toEqual({ problem: "Type a whole number, such as 2." });
});
