import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import { type Answer, judgeOffer } from "../../../app/fair-price/judged-offer.ts";
import { readOffer } from "../../../app/fair-price/offer.ts";
import type { CityPrices } from "../../../app/fair-price/words.ts";
import type { CityPrice } from "../../../worker/data/prices.ts";
import table from "./judgements.csv?raw";

// Offers for a metal in Newcastle, or at another range; their verdicts, and the questions to settle first.
const LINES: Record<"metal" | "range" | "offer" | "verdict" | "asks", string>[] = parse(table, {
  columns: true,
});

const MATERIALS = [
  { id: 1, slug: "copper", name: "Copper", grade: "No. 2, brass removed" },
  { id: 2, slug: "copper-bright", name: "Bright Copper Wire", grade: null },
  { id: 8, slug: "insulated-copper-cable", name: "Insulated Copper Cable", grade: null },
  { id: 15, slug: "steel", name: "Steel", grade: null },
  { id: 99, slug: "tin", name: "Tin", grade: null },
].map((material) => ({ ...material, description: "", aliases: [], family: null, world: null }));

const price = (materialId: number, minPrice: number, maxPrice: number): CityPrice => ({
  ...{ materialId, minPrice, maxPrice },
  ...{ description: "", checkedOn: "2026-11-18", previous: null },
  ...{ yards: null, quotedFrom: null, basis: "typed" },
});

const NEWCASTLE: CityPrices = {
  city: { name: "Newcastle", slug: "newcastle" },
  kilometres: null,
  prices: [price(1, 7.8, 10.6), price(2, 10.2, 13), price(8, 2.5, 4.2), price(15, 0.2, 0.35)],
};

/** The answer to an offer in Newcastle, as typed. */
function judged(
  typed: string,
  slug = "copper",
  {
    found = NEWCASTLE as CityPrices | null,
    today = "2026-11-20",
    total = { total: "", kg: "" },
  } = {},
): Answer {
  const material = MATERIALS.find((each) => each.slug === slug)!;
  const figures = { offer: typed, ...total };
  const fields = { metal: slug, near: "Newcastle NSW", ...figures };
  const { offer } = readOffer(figures);
  return judgeOffer(found ?? undefined, { material, offer, fields }, MATERIALS, {
    today,
    judged: today,
  });
}

it.each(LINES)("$offer for $metal ($range) is $verdict, and asks: $asks", (line) => {
  const [min, max] = line.range.split("-").map(Number);
  const found = max ? { ...NEWCASTLE, prices: [price(1, min!, max)] } : NEWCASTLE;
  const { verdict, question } = judged(line.offer, line.metal, { found });
  expect([verdict, question?.words ?? ""]).toEqual([line.verdict, line.asks]);
});

describe("an offer is judged", () => {
  it("in one sentence, by another city's range with its distance", () => {
    const words =
      "$7.00 a kilogram is below Newcastle’s range of $7.80 – $10.60 for copper (No. 2, brass removed), checked on 18 November 2026.";
    expect(judged("$7").words).toBe(words);
    const found = { ...NEWCASTLE, kilometres: 12.3 };
    expect(judged("$7", "copper", { found }).words).toBe(
      `${words} Newcastle is the nearest city with prices, about 12 km away.`,
    );
  });

  it("in a headline, for the whole weight, and at its place on the range", () => {
    const bar = { range: { minPrice: 7.8, maxPrice: 10.6 }, offer: 7 };
    expect(judged("", "copper", { total: { total: "70", kg: "10" } })).toMatchObject({
      ...{ headline: "$0.80 under Newcastle’s low", onAll: "On 10 kg, $8 less.", bar, more: null },
    });
    expect(judged("")).toMatchObject({
      ...{ verdict: null, headline: "", onAll: "", question: null, more: null },
      ...{ words: expect.stringMatching(/^Newcastle’s range for /), bar: { ...bar, offer: null } },
    });
  });

  it("without its figure again where it was converted", () => {
    expect(judged("4.20/lb").words).toMatch(/^That is within Newcastle’s range of \$7\.80 – /);
  });
});

describe("the question to settle first", () => {
  it("leads to the offer in dollars, without a total that says the same and would contradict it", () => {
    const total = { total: "7000", kg: "10" };
    expect(judged("700", "copper", { total }).question?.links).toEqual([
      {
        text: "Yes, $7.00 a kilogram",
        to: "/fair-price/?metal=copper&near=Newcastle+NSW&offer=7.00",
      },
    ]);
  });

  it("leads to the grade that the offer fits, and leaves the others below", () => {
    const { question, grades } = judged("12");
    expect(question?.links.map(({ to }) => to)).toEqual([
      "/fair-price/?metal=copper-bright&near=Newcastle+NSW&offer=12",
    ]);
    expect(grades.map(({ text }) => text)).toEqual([
      "Still in its plastic: insulated copper cable,",
    ]);
  });

  it("leads to several grades together where the offer fits them", () => {
    const prices = [price(1, 5, 6), price(2, 10, 13), price(8, 11, 12)];
    const { question, grades } = judged("11.50", "copper", { found: { ...NEWCASTLE, prices } });
    expect(question?.words).toBe(
      "Is it bare and shiny wire, or still in its plastic, or with solder or paint on it?",
    );
    expect([question?.links.length, grades]).toEqual([2, []]);
  });
});

describe("the other grades", () => {
  it("are each a link with its sign, its name and its price in that city", () => {
    // Also before an offer is typed.
    expect(judged("").grades).toHaveLength(2);
    expect(judged("10.40").grades).toMatchObject([
      {
        text: "Bare and shiny wire: bright copper wire,",
        price: "$10.20 – $13.00",
        to: "/fair-price/?metal=copper-bright&near=Newcastle+NSW&offer=10.40",
      },
      { text: "Still in its plastic: insulated copper cable,", price: "$2.50 – $4.20" },
    ]);
  });

  it("are none whose price is old, unavailable or missing, and none of a metal like no other", () => {
    const old = { ...price(2, 10, 13), checkedOn: "2026-08-21" };
    const prices = [price(1, 5, 6), old, price(8, 0, 0)];
    const { question, grades } = judged("11.50", "copper", { found: { ...NEWCASTLE, prices } });
    expect([question, grades]).toEqual([null, []]);
    const tin = { ...NEWCASTLE, prices: [price(99, 4, 6)] };
    expect(judged("5", "tin", { found: tin }).grades).toEqual([]);
  });
});

describe("without a price to judge by", () => {
  it("an old one is said to be old", () => {
    const { verdict, words, question } = judged("700", "copper", { today: "2027-02-17" });
    expect([verdict, question]).toEqual([null, null]);
    expect(words).toBe(
      "Newcastle’s price for copper (No. 2, brass removed) was checked 91 days ago (18 Nov 2026) and may be out of date, so we can’t say whether $700.00 a kilogram is fair. It was $7.80 – $10.60.",
    );
    expect(judged("7", "copper", { today: "2027-02-16" }).verdict).toBe("below");
  });

  it.each([
    ["missing", { ...NEWCASTLE, prices: [price(2, 10, 12)] }, " in Newcastle"],
    ["0", { ...NEWCASTLE, prices: [price(1, 0, 0)] }, " in Newcastle"],
    ["far away", null, " within 100 km of there"],
  ])("one that is %s is said to be missing", (_, found, where) => {
    expect(judged("7", "copper", { found })).toEqual({
      ...{ verdict: null, headline: "", onAll: "", bar: null, question: null, grades: [] },
      words: `We have no current price for copper${where}, so we can’t say whether $7.00 a kilogram is fair.`,
      more: {
        text: "Prices for copper near you",
        to: "/material/copper/?near=Newcastle+NSW",
      },
    });
  });
});

describe("a price that comes from a single yard", () => {
  const quoted = { quotedFrom: "2026-11-18", yards: 1, basis: "quotes" } as const;
  const said = (min: number, max = min): CityPrices => {
    return { ...NEWCASTLE, prices: [{ ...price(1, min, max), ...quoted }] };
  };

  it.each([
    ["8.00", 9.2, "$8.00 a kilogram is $1.20 less than that."],
    ["9.50", 9.2, "$9.50 a kilogram is $0.30 more than that."],
    ["9.20", 9.2, "$9.20 a kilogram is the same."],
    ["9.40", 9.6, "$9.40 a kilogram is within that. One yard is no range"],
  ])("gets the difference to an offer of %s and no verdict", (typed, max, words) => {
    const answer = judged(typed, "copper", { found: said(9.2, max) });
    expect(answer.verdict).toBeNull();
    expect(answer.words).toContain(
      ` a kilogram for copper (No. 2, brass removed), checked on 18 November 2026. ${words}`,
    );
  });

  it("is shown without an offer too, and for another grade, which no question suggests", () => {
    expect(judged("", "copper", { found: said(9.2, 9.6) }).words).toMatch(
      /^In Newcastle, one yard said \$9\.20 to \$9\.60 a kilogram/,
    );
    const bright = { ...price(2, 10.2, 13), ...quoted };
    const found = { ...NEWCASTLE, prices: [price(1, 7.8, 10.6), bright] };
    const { question, grades } = judged("12", "copper", { found });
    expect(question).toBeNull();
    expect(grades.map((grade) => grade.price)).toEqual(["one yard said $10.20 to $13.00"]);
  });
});

it("a range by several yards has their number and days", () => {
  const quoted = { quotedFrom: "2026-11-12", yards: 4, basis: "quotes" } as const;
  const found = { ...NEWCASTLE, prices: [{ ...price(1, 7.8, 10.6), ...quoted }] };
  expect(judged("$7", "copper", { found })).toMatchObject({
    verdict: "below",
    words: expect.stringContaining("checked on 18 November 2026 (4 yards, 12–18 Nov)."),
  });
});
