import { describe, expect, it } from "vitest";
import {
  farWords,
  headlineWords,
  missingWords,
  nationalWords,
  onAllWords,
  rangeWords,
} from "../../../app/fair-price/words.ts";
import { verdictOn } from "../../../app/goods/verdict.ts";
import type { NearPrice } from "../../../app/near/price-near.ts";

const LEAD = { name: "Lead", grade: null };
const range = (minPrice: number, maxPrice: number, yards: number | null = null) => ({
  ...{ minPrice, maxPrice, yards },
});

describe("the range of all cities", () => {
  it.each([
    [[], "No city has a current price for lead."],
    [[range(1, 2)], "The one city with a current price for lead pays from $1.00 to $2.00"],
    [
      [range(1.5, 2), range(1, 3), range(2, 2.5)],
      "The 3 cities with a current price for lead pay from $1.00 to $3.00 a kilogram.",
    ],
    [
      [range(1, 2), range(9, 9, 1)],
      "The 2 cities with a current price for lead pay from $1.00 to $9.00 a kilogram. One price comes from a single yard. Say where you are",
    ],
  ])("%j: %s", (current, words) => {
    expect(nationalWords(LEAD, current).slice(0, words.length)).toBe(words);
  });
});

it("the nearest price too far away is said with its city and distance", () => {
  const counted = { ...range(1, 2), kilometres: 149.6, city: { name: "Alice Springs" } };
  expect(farWords(counted as unknown as NearPrice)).toBe(
    " The nearest current price is Alice Springs’, about 150 km away: $1.00 – $2.00 a kilogram.",
  );
  const said = { ...counted, said: "one yard said $1.00 to $2.00" };
  expect(farWords(said as unknown as NearPrice)).toMatch(/ a kilogram \(one yard said .*\)\.$/);
  expect(farWords(null)).toBe("");
});

it("a missing price without an offer is said without one", () => {
  const cairns = { name: "Cairns", slug: "cairns" };
  expect(missingWords(LEAD, cairns, null)).toBe("We have no current price for lead in Cairns.");
});

it.each([
  [30, "checked on 21 October 2026"],
  [31, "checked 31 days ago"],
])("a price of %i days is %s", (days, words) => {
  const price = { ...range(1, 2), days, checked: "31 days ago", checkedOn: "2026-10-21" };
  const found = { city: { name: "Cairns", slug: "cairns" }, kilometres: null, prices: [] };
  expect(rangeWords(LEAD, found, price)).toBe(
    `Cairns’ range for lead is $1.00 – $2.00 a kilogram, ${words}.`,
  );
  expect(rangeWords(LEAD, { ...found, kilometres: 12.3 }, price)).toMatch(
    /\. Cairns is the nearest city with prices, about 12 km away\.$/,
  );
});

it.each<[cents: number, kg: number | undefined, string, string]>([
  [700, 20, "$0.40 under Cairns’ low", "On 20 kg, $8 less."],
  [740, 20, "At the low end of Cairns’ range", ""],
  [1016, 7.5, "$0.01 over Cairns’ high", "On 7.5 kg, $0.08 more."],
  [880, undefined, "Within Cairns’ range", ""],
  [1000, undefined, "At the high end of Cairns’ range", ""],
])("%i cents on %s kg is %s", (cents, kg, headline, onAll) => {
  const price = range(7.4, 10.15);
  const offer = { cents, others: [], ...(kg && { kilograms: kg }) };
  const verdict = verdictOn(cents, price);
  expect(headlineWords({ name: "Cairns", slug: "cairns" }, price, offer, verdict)).toBe(headline);
  expect(onAllWords(price, offer, verdict)).toBe(onAll);
});
