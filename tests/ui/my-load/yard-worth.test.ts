import { expect, it } from "vitest";
import { countLoad } from "../../../app/my-load/count.ts";
import { soldAt, type Taker } from "../../../app/my-load/yard-worth.ts";
import { DAY, FRIDGE, good, prices, row } from "./load.ts";

const COPPER = row(good("copper"), "50");
const BRASS = row(good("brass", {}, 2), "10");
const ZINC = row(good("zinc", {}, 3), "10");
const FRIDGES = [row({ ...FRIDGE, pays: 0.5 }, "1"), row(good("steel"), "10")];

/** A yard that takes these goods and says its own price for a metal. */
const yard = (kilometres: number, rows: (typeof COPPER)[], material = "", dollars = 9.2) => {
  const said = { material, minPrice: dollars, maxPrice: dollars, saidOn: "2026-11-19" };
  return { kilometres, takes: countLoad(rows).lines, own: [said] } as unknown as Taker;
};

/** The yards in Dubbo, whose price of zinc is too old to count. */
const sold = (yards: Taker[], isBest = false, kmCost = 1) => {
  const known = [...prices([0, 0], [8, 10], [5, 7], null)];
  return soldAt(yards, { name: "Dubbo", prices: known, day: DAY }, { kmCost, most: 200 }, isBest);
};

it.each([
  [[COPPER, BRASS], "tin", undefined],
  [[COPPER], "copper", ["At its own prices about $460 for 50 kg"]],
  [
    [COPPER, BRASS],
    "copper",
    ["At its own prices, and Dubbo’s for the rest, about $510 – $530 for 60 kg"],
  ],
  // The city's total does not count zinc.
  [[COPPER, ZINC], "zinc", []],
  // A fridge is paid a share of the price.
  [FRIDGES, "steel", ["At its own prices about $405 – $612 for about 78–123 kg"]],
])("a yard says its own price, and what a load brings there (%#)", (rows, metal, worth) => {
  const said = `${metal.replace(/^./, (letter) => letter.toUpperCase())} $9.20, said by the yard on 19 Nov`;
  expect(sold([yard(5, rows, metal)]).near[0]?.ownPrices).toEqual(worth && [said, ...worth]);
});

it.each([
  // The yard at 30 km pays $30 more than the one at 20 km, for $13 or $52 more of driving.
  [0.5, [30, 20, 10]],
  [2, [20, 30, 10]],
])(
  "the best yard is that whose own price brings most after a drive at $%d a km, before those without one",
  (cost, order) => {
    const far = yard(30, [COPPER], "copper", 9.8);
    const yards = [yard(10, [COPPER]), yard(20, [COPPER], "copper"), far];
    const inOrder = (isBest: boolean) =>
      sold(yards, isBest, cost).near.map((one) => one.kilometres);
    expect([inOrder(true), inOrder(false)]).toEqual([order, [10, 20, 30]]);
    // Without a price of their own there is nothing to choose by.
    expect([sold(yards).rests, sold(yards.slice(0, 1)).rests].map(Boolean)).toEqual([true, false]);
  },
);
