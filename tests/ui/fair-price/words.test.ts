import { expect, it } from "vitest";
import {
  farWords,
  headlineWords,
  nationalWords,
  onAllWords,
  rangeWords,
} from "../../../app/fair-price/words.ts";
import { verdictOn } from "../../../app/goods/verdict.ts";
import type { NearPrice } from "../../../app/near/price-near.ts";

const LEAD = { name: "Lead", grade: null };
const range = (minPrice: number, maxPrice: number, yards: number | null = null) => {
  return { minPrice, maxPrice, yards };
};

it("the range of all cities says that a price comes from a single yard", () => {
  const words = (...current: ReturnType<typeof range>[]) => nationalWords(LEAD, current);
  expect(words(range(1.5, 2), range(1, 3), range(2, 2.5))).toBe(
    "The 3 cities with a current price for lead pay from $1.00 to $3.00 a kilogram. Say where you are to compare with the nearest.",
  );
  expect(words(range(1, 2), range(9, 9, 1))).toContain(
    "from $1.00 to $9.00 a kilogram. One price comes from a single yard. Say where you are",
  );
});

it("the nearest price, if too far away, has its city, its distance and its source", () => {
  const counted = { ...range(1, 2), kilometres: 149.6, city: { name: "Alice Springs" } };
  const said = { ...counted, said: "one yard said $1.00 to $2.00" } as unknown as NearPrice;
  expect(farWords(said)).toBe(
    " The nearest current price is Alice Springs’, about 150 km away: $1.00 – $2.00 a kilogram (one yard said $1.00 to $2.00).",
  );
  expect(farWords(null)).toBe("");
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
