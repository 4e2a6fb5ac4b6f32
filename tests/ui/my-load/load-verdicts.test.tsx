import { expect, it } from "vitest";
import { countLoad } from "../../../app/my-load/count.ts";
import type { LoadRow } from "../../../app/my-load/load-row.ts";
import { LoadVerdicts } from "../../../app/my-load/load-verdicts.tsx";
import { worthOf } from "../../../app/my-load/worth.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import { links, show } from "../show.tsx";

const DAY = { today: "2026-11-23", judged: "2026-11-23" };
const checkedOn = "2026-11-19";
const [STEEL, CABLE, CANS] = [
  { slug: "steel", minPrice: 0.19, maxPrice: 0.33 },
  { slug: "insulated-copper-cable", minPrice: 2, maxPrice: 4 },
  { slug: "aluminum-cans", minPrice: 0.8, maxPrice: 1.4 },
];

interface Typed {
  metal: typeof STEEL & { checkedOn?: string };
  text: string;
  slug?: string;
  unit?: "piece" | "kg";
  state?: string;
  isWeak?: true;
  listedAs?: string;
  /** Dollars offered for all of it. */
  offer?: number;
  /** Yards with what they do not list, nearest first. */
  near?: { kilometres: number; missing: string[] }[];
}

/** A row of something that counts as the metal with this id. */
function rowOf(typed: Typed, id: number): LoadRow {
  const { metal, text, slug = metal.slug, unit = "kg", isWeak, listedAs = slug } = typed;
  const good: LoadRow["good"] = {
    ...{ slug, name: slug, unit, isAbout: unit === "piece", listedAs, bought: null },
    ...(isWeak && { isWeak }),
    ...{ metal: { id, slug: metal.slug, name: slug, grade: null }, grams: [14, 15] },
  };
  return { name: slug, title: slug, good, quantity: readQuantity(text, unit) };
}

/** The verdicts on a load in words, with one yard as far away as that, and dollars a kilometre. */
function verdicts(
  typed: Typed,
  kilometres = 1,
  bright = { minPrice: 10, maxPrice: 12 },
  others: LoadRow[] = [],
) {
  const { metal, state = "NSW", near = [], offer } = typed;
  const rows = [rowOf(typed, 1), ...others];
  const { lines, leftOut } = countLoad(rows);
  const prices = new Map([metal, CANS!].map((each, i) => [i + 1, { checkedOn, ...each }]));
  const city = { name: "Dubbo", slug: "dubbo", state: "NSW" };
  const nearest = { city, kilometres: 1, ...worthOf(lines, prices, DAY) };
  const next = { words: "Dubbo", path: "/", kilometres };
  const answer = {
    yards: { near, next, unlisted: [], states: [] },
    bright: { ...bright, checkedOn },
    state,
    isJudged: kilometres < 300,
  } as unknown as Parameters<typeof LoadVerdicts>[0]["answer"];
  show(
    <LoadVerdicts
      {...{ rows, leftOut, kmCost: { value: 0.5 }, vehicle: "", near: "Dubbo", answer, nearest }}
      offer={offer === undefined ? {} : { dollars: offer }}
    />,
  );
  return document.body.textContent;
}

it.each([
  [
    30,
    /^\$8 under Dubbo’s low for all of it\. You were offered \$30; at Dubbo’s prices it is \$38\.00 – \$66\.00\. .*ring another/,
  ],
  [50, /^Within Dubbo’s range for all of it\./],
  [70, /^\$4 over Dubbo’s high for all of it\./],
])("$%i for all of it is compared with the total", (offer, words) => {
  expect(verdicts({ metal: STEEL, text: "200", offer })).toMatch(words);
});

it.each([
  [{ isWeak: true, unit: "piece", text: "9000" } as const, "rests on weights that are general"],
  [{ metal: { ...STEEL!, yards: 1 } }, "Part of that is one yard’s price"],
])("an offer for a load whose total says too little has no verdict", (more, words) => {
  const said = verdicts({ metal: STEEL!, text: "200", offer: 30, ...more });
  expect(said).toMatch(/You were offered \$30; at Dubbo’s prices it is/);
  expect(said).toContain(words);
  expect(said).not.toContain("under Dubbo’s low");
});

it.each([
  // 2 × 1.3 km of road for each, at 50 cents: $1.30.
  [10, /^Worth the drive: \$25\.00 – \$53\.00 after about \$13 for the car\./],
  [40, /^Whether the trip pays .*about \$52; the load brings \$38\.00 – \$66\.00\. .*280 kg/],
  [52, /^The trip costs more than the load is worth\. .*about \$68; .* from about 360 kg/],
  [200, /^The trip costs more than the load is worth\..*and back: about 520 km by road/],
])("200 kg of steel is taken %i km, or not", (kilometres, words) => {
  expect(verdicts({ metal: STEEL, text: "200" }, kilometres)).toMatch(words);
});

it("the drive is to the nearest yard that takes all, before one that takes part, before the next", () => {
  const part = { kilometres: 20, missing: ["Zinc"] };
  const all = { kilometres: 40, missing: [] };
  const steel = { metal: STEEL, text: "200" };
  expect(verdicts({ ...steel, near: [part, all] }, 90)).toContain(
    "that lists it, about 40 km away",
  );
  expect(verdicts({ ...steel, near: [part] }, 90)).toContain("lists part of it, about 20 km away");
});

const FRIDGES = {
  metal: STEEL,
  text: "5000",
  unit: "piece",
  slug: "fridge",
  isWeak: true,
} as const;

it("a load whose weight is mostly general knowledge is weighed before anybody drives", () => {
  expect(verdicts(FRIDGES)).toMatch(/^Weigh it first\./);
});

it("a load of which as much was weighed is judged", () => {
  const steel = rowOf({ metal: STEEL, text: "90" }, 1);
  expect(verdicts({ ...FRIDGES, text: "100" }, 1, undefined, [steel])).toMatch(/^Worth the drive/);
});

it("three tonnes are picked up", () => {
  expect(verdicts({ metal: STEEL, text: "3000" })).toBe(
    "At about 3 tonnes, ring for pick-up. Yards that collect near you",
  );
  expect(links()).toEqual([
    ["Yards that collect near you", "/scrap-yards/?near=Dubbo&service=Collection"],
  ]);
});

it("a car that does not drive is towed", () => {
  const car = { ...FRIDGES, text: "1", listedAs: "whole-vehicles" };
  expect(verdicts(car)).toMatch(/^A car that doesn’t drive is towed, often for nothing/);
});

it("cable is compared with the copper in it, and the work to get that", () => {
  const words = verdicts({ metal: CABLE, text: "80" });
  expect(words).toContain("Sold as it is: $160 – $320.");
  // 80 × 0.45 × $10 and 80 × 0.64 × $12.
  expect(words).toContain("about 36–51 kg of bright copper, $360 – $614, and about 24 hours");
  expect(words).toContain("about $247 more: about $10 an hour");
  expect(words).toContain("Counted with 45% copper in flex to 64% in flat house cable");
  expect(links()).toContainEqual([
    "Weigh and strip a metre of yours first",
    "/blog/sorting-scrap-metal-at-home/#is-it-worth-stripping-cable",
  ]);
  expect(verdicts({ metal: CABLE, text: "80" }, 1, { minPrice: 10, maxPrice: 12.5 })).toContain(
    "about $260 more: about $11 an hour",
  );
});

it.each([
  [10, true],
  [2, false],
])("the reckoning of a trip of %i km is shown: %s", (kilometres, isShown) => {
  const words = verdicts({ metal: STEEL, text: "200" }, kilometres);
  expect(words.includes("To the nearest yard that lists any of it")).toBe(isShown);
});

it.each([
  ["11", "about 5–7 kg of bright copper, $49.50 – $84.48, and about 3 hours of work."],
  ["12", "about 5.4–7.7 kg of bright copper, $54.00 – $92.16, and about 4 hours of work."],
  ["24", "about 11–15 kg of bright copper, $108 – $184, and about 7 hours of work."],
  ["3.3", "about 1.5–2.1 kg of bright copper, $14.85 – $25.34, and less than an hour of work."],
  ["3.5", "about 1.6–2.2 kg of bright copper, $15.75 – $26.88, and about 1 hour of work."],
])("%s kg of cable takes as long as it does", (text, words) => {
  expect(verdicts({ metal: CABLE, text })).toContain(words);
});

it("cable that brings as much as the copper in it is sold as it is", () => {
  const words = verdicts({ metal: { ...CABLE, minPrice: 6, maxPrice: 7 }, text: "80" });
  expect(words).toContain("Stripping brings no more: sell it as it is.");
});

it("nothing is said of stripping cable whose copper nobody knows", () => {
  expect(verdicts({ metal: CABLE, text: "80", slug: "data-cable" })).not.toContain("Strip");
});

it("refunds for cans are counted by the can, or by the kilogram", () => {
  expect(verdicts({ metal: CANS, text: "500", slug: "drink-cans", unit: "piece" })).toMatch(
    /^Return the cans: \$50\.00 as refunds, .*500 cans at 10 cents each, from Return and Earn/,
  );
});

it("refunds for a weight of cans are a range", () => {
  expect(verdicts({ metal: CANS, text: "30" })).toMatch(
    /^Return the cans: \$204 – \$213 as refunds, against \$24\.00 – \$42\.00 as scrap\. That is about 2,040–2,130/,
  );
});

it("refunds for cans are not compared with a price that is old", () => {
  const old = { ...CANS!, checkedOn: "2026-08-01" };
  expect(verdicts({ metal: old, text: "30" })).toMatch(/ as refunds\. That is about/);
});

it("refunds are for all rows of cans together", () => {
  const counted = { metal: CANS!, text: "500", slug: "drink-cans", unit: "piece" } as const;
  const weighed = rowOf({ metal: CANS!, text: "30" }, 1);
  expect(verdicts(counted, 1, undefined, [weighed])).toContain("about 2,540–2,630 cans at");
});

it.each([
  ["0.6", "That is about 41–43 cans at"],
  ["2 kg", "That is about 136–142 cans at"],
])("%s of drink cans, which are counted, are weighed", (text, words) => {
  expect(verdicts({ metal: CANS, text, ...(text === "2 kg" && { unit: "piece" }) })).toContain(
    words,
  );
});

it.each<[string, LoadRow[]]>([
  ["the load brings", []],
  ["the load, cans as scrap, brings", [rowOf({ metal: CANS!, text: "1" }, 2)]],
  ["what we can price of the load brings", [rowOf({ metal: CABLE!, text: "1" }, 3)]],
  [
    "what we can price of the load, cans as scrap, brings",
    [
      rowOf({ metal: CANS!, text: "1" }, 2),
      { name: "tin", title: "Tin", good: null, quantity: readQuantity("1", "kg") },
    ],
  ],
])("the trip is compared with what %s", (words, others) => {
  const text = verdicts({ metal: STEEL, text: "200" }, 40, undefined, others);
  expect(text).toContain(`The trip costs about $52; ${words} $`);
});

it.each([
  ["TAS", "from Recycle Rewards, the refund scheme in TAS since 2025. Return them uncrushed"],
  ["SA", "from the refund scheme in SA since 1977. Don’t crush them"],
  ["", "from a refund scheme in every state and territory. Don’t crush them"],
])("the scheme for cans in %j", (state, words) => {
  expect(verdicts({ metal: CANS, text: "30", state })).toContain(words);
});
