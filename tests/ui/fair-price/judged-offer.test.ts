import { describe, expect, it } from "vitest";
import { type Answer, judgeOffer } from "../../../app/fair-price/judged-offer.ts";
import { readOffer } from "../../../app/fair-price/offer.ts";
import type { CityPrices } from "../../../app/fair-price/price-in-city.ts";
import type { CityPrice } from "../../../worker/data/prices.ts";

const MATERIALS = [
  { id: 1, slug: "copper", name: "Copper", grade: "No. 2, brass removed" },
  { id: 2, slug: "copper-bright", name: "Bright Copper Wire", grade: null },
  { id: 8, slug: "insulated-copper-cable", name: "Insulated Copper Cable", grade: null },
  { id: 15, slug: "steel", name: "Steel", grade: null },
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

/** What is said of an offer in Newcastle, as it is typed. */
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

describe("an offer is judged by its city's range", () => {
  it("in one sentence", () => {
    expect(judged("$7").words).toBe(
      "$7.00 a kilogram is below Newcastle’s range of $7.80 – $10.60 for copper (No. 2, brass removed), checked on 18 November 2026.",
    );
  });

  it.each([
    ["7.79", "below"],
    ["7.80", "within"],
    ["10.60", "within"],
    ["10.61", "above"],
    ["780c", "within"],
    ["$9,000 a tonne", "within"],
  ])("where %s is %s", (typed, verdict) => {
    expect(judged(typed).verdict).toBe(verdict);
  });

  it.each([
    ["8.28", "below"],
    ["8.29", "within"],
    ["4.35", "below"],
    ["8.36", "above"],
  ])(
    "to the cent, where $8.29 and $8.35 are no whole numbers of cents to a computer: %s",
    (typed, verdict) => {
      const found = { ...NEWCASTLE, prices: [price(1, 8.29, 8.35)] };
      expect(judged(typed, "copper", { found }).verdict).toBe(verdict);
      // And $2.20 is a little more than 220.
      const low = { ...NEWCASTLE, prices: [price(1, 2.2, 4.35)] };
      for (const end of ["2.20", "4.35"])
        expect(judged(end, "copper", { found: low }).verdict).toBe("within");
    },
  );

  it("of another city with its distance", () => {
    const found = { ...NEWCASTLE, kilometres: 12.3 };
    expect(judged("7", "copper", { found }).words).toMatch(
      / Newcastle is the nearest city with prices, about 12 km away\.$/,
    );
  });
});

describe("what is asked first", () => {
  it.each([
    ["700", "copper", "7.00"],
    ["7200", "copper", "7.20"],
    ["220", "steel", "0.22"],
    ["22", "steel", "0.22"],
    ["70", "steel", "0.70"],
    ["100", "steel", "0.10"],
    // A third of the lowest price, and hardly less.
    ["260", "copper", "2.60"],
  ])("of %s for %s is whether it was in cents, or for a tonne", (typed, slug, meant) => {
    const { question } = judged(typed, slug);
    expect(question?.words).toBe(`Did you mean $${meant} a kilogram?`);
    expect(question?.links.map(({ to }) => to)).toEqual([
      `/fair-price/?metal=${slug}&near=Newcastle+NSW&offer=${meant}`,
    ]);
  });

  it("leaves out a total that says the same, which would contradict it", () => {
    const total = { total: "7000", kg: "10" };
    expect(judged("700", "copper", { total }).question?.links.map(({ to }) => to)).toEqual([
      "/fair-price/?metal=copper&near=Newcastle+NSW&offer=7.00",
    ]);
  });

  it.each([
    ["$9 a tonne", "copper", "9.00"],
    ["9/oz", "copper", "9.00"],
    ["$200/kg", "steel", "0.20"],
    // A third of the lowest price, or nearer.
    ["7.20/lb", "copper", null],
    ["0.30 a pound", "copper", null],
  ])("of %s for %s may be the unit: %s", (typed, slug, meant) => {
    const words = meant && `Did you mean $${meant} a kilogram?`;
    expect(judged(typed, slug).question?.words ?? null).toBe(words);
  });

  it("of what was converted is said without its figure again", () => {
    expect(judged("4.20/lb").words).toMatch(/^That is within Newcastle’s range of \$7\.80 – /);
  });

  it("is nothing of an amount with its unit, or that is nothing near the range either way", () => {
    expect(judged("700 a kilo").question).not.toBeNull();
    expect(judged("70000c").question).toBeNull();
    expect(judged("65").question).toBeNull();
    expect(judged("259").question).toBeNull();
  });

  it("is the grade, where the offer fits another", () => {
    const bright = judged("12").question;
    expect(bright?.words).toBe("Is it bare and shiny wire, or with solder or paint on it?");
    expect(bright?.links.map(({ to }) => to)).toEqual([
      "/fair-price/?metal=copper-bright&near=Newcastle+NSW&offer=12",
    ]);
    expect(judged("3").question?.words).toMatch(/^Is it still in its plastic, or /);
    expect(judged("3", "copper-bright").question?.words).toMatch(/, or bare and shiny wire\?$/);
  });

  it("is nothing within the range, where the other grades are listed", () => {
    const { question, grades } = judged("10.40");
    expect(question).toBeNull();
    expect(grades.map(({ price }) => price)).toEqual(["$10.20 – $13.00", "$2.50 – $4.20"]);
  });
});

describe("the other grades", () => {
  it("are each a link with its sign, its name and its price in that city", () => {
    expect(judged("10.40").grades).toEqual([
      {
        text: "Bare and shiny wire: bright copper wire,",
        price: "$10.20 – $13.00",
        to: "/fair-price/?metal=copper-bright&near=Newcastle+NSW&offer=10.40",
      },
      {
        text: "Still in its plastic: insulated copper cable,",
        price: "$2.50 – $4.20",
        to: "/fair-price/?metal=insulated-copper-cable&near=Newcastle+NSW&offer=10.40",
      },
    ]);
  });

  it("leave out those that are asked about first", () => {
    const { question, grades } = judged("12");
    expect(question?.links.map(({ text }) => text)).toEqual([
      "Bare and shiny wire: bright copper wire,",
    ]);
    expect(grades.map(({ text }) => text)).toEqual([
      "Still in its plastic: insulated copper cable,",
    ]);
  });

  it("are asked about together where the offer fits several", () => {
    const prices = [price(1, 5, 6), price(2, 10, 13), price(8, 11, 12)];
    const { question, grades } = judged("11.50", "copper", { found: { ...NEWCASTLE, prices } });
    expect(question?.words).toBe(
      "Is it bare and shiny wire, or still in its plastic, or with solder or paint on it?",
    );
    expect(question?.links).toHaveLength(2);
    expect(grades).toEqual([]);
  });

  it("are none whose price is old, unavailable or missing, and none of a metal like no other", () => {
    const old = { ...price(2, 10, 13), checkedOn: "2026-08-21" };
    const prices = [price(1, 5, 6), old, price(8, 0, 0)];
    const { question, grades } = judged("11.50", "copper", { found: { ...NEWCASTLE, prices } });
    expect([question, grades]).toEqual([null, []]);
    expect(judged("5", "steel").grades).toEqual([]);
  });

  it("are listed before an offer is typed, beside the range", () => {
    const { verdict, question, words, grades } = judged("");
    expect([verdict, question, grades.length]).toEqual([null, null, 2]);
    expect(words).toBe(
      "Newcastle’s range for copper (No. 2, brass removed) is $7.80 – $10.60 a kilogram, checked on 18 November 2026.",
    );
  });
});

it("a question about cents is answered by one link", () => {
  expect(judged("700").question?.links.map(({ text }) => text)).toEqual(["Yes, $7.00 a kilogram"]);
});

it.each([
  // Up to three times the highest price, 10.60, somebody may be that lucky.
  ["31.80", null],
  ["31.81", null],
  // A hundredth must be within a third of the lowest and three times the highest.
  ["259", null],
  ["260", "Did you mean $2.60 a kilogram?"],
  ["3180", "Did you mean $3.18 a kilogram?"],
  ["12346", "Did you mean $12.35 a kilogram?"],
  ["70000", null],
])("an offer of %s for copper asks: %s", (typed, words) => {
  expect(judged(typed).question?.words ?? null).toBe(words);
});

it.each([
  // Of a wide range a hundredth may fit although it is no more than three times the highest.
  ["30", 0.2, 10, null],
  ["30.01", 0.2, 10, "Did you mean $0.30 a kilogram?"],
  ["2400", 8, 8, "Did you mean $24.00 a kilogram?"],
  ["2401", 8, 8, null],
])("an offer of %s where the range is %d to %d asks: %s", (typed, min, max, words) => {
  const found = { ...NEWCASTLE, prices: [price(1, min, max)] };
  expect(judged(typed, "copper", { found }).question?.words ?? null).toBe(words);
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
    const { verdict, words, more } = judged("7", "copper", { found });
    expect(verdict).toBeNull();
    expect(words).toBe(
      `We have no current price for copper${where}, so we can’t say whether $7.00 a kilogram is fair.`,
    );
    expect(more).toEqual({
      text: "Prices for copper near you",
      to: "/material/copper/?near=Newcastle+NSW",
    });
  });
});

describe("a price that is what one yard said", () => {
  const said = (min: number, max = min): CityPrices => {
    const quoted = { quotedFrom: "2026-11-18", yards: 1, basis: "quotes" } as const;
    return { ...NEWCASTLE, prices: [{ ...price(1, min, max), ...quoted }] };
  };

  it.each([
    ["8.00", 9.2, "$8.00 a kilogram is $1.20 less than that."],
    ["9.50", 9.2, "$9.50 a kilogram is $0.30 more than that."],
    ["9.20", 9.2, "$9.20 a kilogram is the same."],
    ["9.00", 9.2, "$9.00 a kilogram is $0.20 less than that."],
  ])("gets the difference to an offer of %s and no verdict", (typed, min, words) => {
    const answer = judged(typed, "copper", { found: said(min) });
    expect(answer.verdict).toBeNull();
    expect(answer.words).toContain(
      "In Newcastle, one yard said $9.20 a kilogram for copper (No. 2, brass removed), checked on 18 November 2026.",
    );
    expect(answer.words).toContain(words);
  });

  it("is said of another grade, of which an offer is not asked about", () => {
    const quoted = { quotedFrom: "2026-11-18", yards: 1, basis: "quotes" } as const;
    const bright = { ...price(2, 10.2, 13), ...quoted };
    const found = { ...NEWCASTLE, prices: [price(1, 7.8, 10.6), bright] };
    const { question, grades } = judged("12", "copper", { found });
    expect(question).toBeNull();
    expect(grades.map((grade) => grade.price)).toEqual(["one yard said $10.20 to $13.00"]);
  });

  it("of a range says that the offer is within it", () => {
    expect(judged("9.40", "copper", { found: said(9.2, 9.6) }).words).toContain(
      "$9.40 a kilogram is within that. One yard is no range",
    );
  });

  it("is told without an offer too", () => {
    expect(judged("", "copper", { found: said(9.2, 9.6) }).words).toMatch(
      /^In Newcastle, one yard said \$9\.20 to \$9\.60 a kilogram/,
    );
  });
});

it("a range by several yards says how many they were and on which days", () => {
  const quoted = { quotedFrom: "2026-11-12", yards: 4, basis: "quotes" } as const;
  const found = { ...NEWCASTLE, prices: [{ ...price(1, 7.8, 10.6), ...quoted }] };
  expect(judged("$7", "copper", { found })).toMatchObject({
    verdict: "below",
    words: expect.stringContaining("checked on 18 November 2026 (4 yards, 12–18 Nov)."),
  });
});
