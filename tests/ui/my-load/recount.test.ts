import { expect, it } from "vitest";
import { inCents } from "../../../app/goods/amounts.ts";
import { countLoad } from "../../../app/my-load/count.ts";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { recount } from "../../../app/my-load/recount.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { DAY, FRIDGE, good, row } from "./load.ts";

type Page = Parameters<typeof recount>[0];

const COPPER = good("copper");
const BRASS = good("brass", {}, 3);
const ROWS = [row(COPPER, "35"), row(BRASS, "")];

/** The page of a load in Dubbo, whose price of copper was checked on a day. */
function page(rows: LoadRow[], checkedOn = "2026-11-19"): Page {
  const prices = new Map([
    [1, { minPrice: 8, maxPrice: 10, checkedOn }],
    [3, { minPrice: 5, maxPrice: 7, checkedOn: "2026-11-19" }],
  ]);
  const { lines, leftOut } = countLoad(rows);
  const nearest = { city: { name: "Dubbo" }, kilometres: 0, ...worthOf(lines, prices, DAY) };
  const answer = { nearest, prices: [...prices], day: DAY };
  const address = "/my-load/?copper=35&brass=";
  return { address, rows, lines, leftOut, answer } as unknown as Page;
}

it.each([
  ["copper=90&brass=", 72_000, []],
  // A metal that had no weight when the page came.
  ["copper=35&brass=10", 33_000, []],
  ["brass=10", 5_000, []],
  ["copper=-1&brass=10", 5_000, ["Copper: A weight can’t be negative."]],
  // Only the site knows the price.
  ["copper=35&sinkers=2", 28_000, ["“sinkers”: We can’t look it up right now."]],
])("%s is worth what its prices say, without the site", (query, cents, leftOut) => {
  const data = recount(page(ROWS), `?${query}`);
  expect(inCents(data.answer!.nearest!.total!.min)).toBe(cents);
  expect(data.leftOut.map(({ title, reason }) => `${title}: ${reason}`)).toEqual(leftOut);
  expect([data.address, data.isProvisional]).toEqual([`/my-load/?${query}`, true]);
});

it.each([
  ["2026-08-22", 33_000],
  ["2026-08-21", 5_000],
])("with a price of %s, 90 days old or older, a load is worth %i cents", (checkedOn, cents) => {
  const data = recount(page(ROWS, checkedOn), "?copper=35&brass=10");
  expect(inCents(data.answer!.nearest!.total!.min)).toBe(cents);
});

it("a number of things is read as pieces, which are whole", () => {
  const { rows } = recount(page([row(FRIDGE, "2")]), "?fridge=1.5");
  expect(rows[0]?.quantity?.typed).toEqual({ problem: "Type a whole number, such as 2." });
});

it("a load without a place is counted and has no worth", () => {
  const data = recount({ ...page(ROWS), answer: null }, "?copper=90");
  expect([data.lines[0]?.minGrams, data.answer]).toEqual([90_000, null]);
});
