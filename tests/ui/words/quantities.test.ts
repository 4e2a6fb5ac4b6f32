import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  amountInFigures,
  KM_COST,
  readKmCost,
  readQuantity,
  suffixOf,
  type Unit,
} from "../../../app/words/quantities.ts";

/** A weight in grams, or what is wrong with it. */
function readKilograms(text: string) {
  const { typed } = readQuantity(text, "kg");
  return "value" in typed ? { value: Math.round(typed.value * 1000) } : typed;
}

describe("a weight", () => {
  it.each([
    ["60", 60_000],
    [" 60 kg ", 60_000],
    ["60KG", 60_000],
    ["7.5", 7_500],
    ["7,5", 7_500],
    [".5", 500],
    [",5", 500],
    ["5.", 5_000],
    ["5,", 5_000],
    ["7,25", 7_250],
    ["0,5", 500],
    ["0,500", 500],
    [",500", 500],
    ["1.200", 1_200],
    ["1,500", 1_500_000],
    ["10,500", 10_500_000],
    ["1,500.25 kilos", 1_500_250],
    ["12 000", 12_000_000],
    ["12\u00a0000.5", 12_000_500],
    ["007", 7_000],
    ["2 t", 2_000_000],
    ["0.5 tonnes", 500_000],
    ["0,250t", 250_000],
    ["1.250 t", 1_250_000],
    ["1,5 t", 1_500_000],
    ["100000", 100_000_000],
    ["0.001", 1],
    ["0.0005", 1],
    ["500 g", 500],
    ["60 lb", 27_216],
    ["2 tons", 2_000_000],
  ])("%j is understood", (text, grams) => {
    expect(readKilograms(text)).toEqual({ value: grams });
  });

  it.each([
    ["-5", "can’t be negative"],
    ["−5 kg", "can’t be negative"],
    ["0", "more than 0 kg"],
    ["0.0001", "more than 0 kg"],
    ["10,000 t", "We go up to 100 t"],
    ["100000.5", "We go up to 100 t"],
    ["9".repeat(99), "We go up to 100 t"],
    ["sixty", "Type a weight in kilograms"],
    ["1e5", "Type a weight in kilograms"],
    ["1.2.3", "Type a weight in kilograms"],
    ["1.200,5", "Type a weight in kilograms"],
    ["1.200.000", "Type a weight in kilograms"],
    ["1234,567", "Type a weight in kilograms"],
    ["01,200", "Type a weight in kilograms"],
    ["0,500,000", "Type a weight in kilograms"],
    ["1,50,000", "Type a weight in kilograms"],
    ["1,200 000", "Type a weight in kilograms"],
    ["0 500", "Type a weight in kilograms"],
    ["1 5", "Type a weight in kilograms"],
    ["1 200,5", "Type a weight in kilograms"],
    ["1, 200", "Type a weight in kilograms"],
    ["1'200", "Type a weight in kilograms"],
    ["1½", "Type a weight in kilograms"],
    ["1 1/2", "Type a weight in kilograms"],
    ["2 stone", "Type a weight in kilograms"],
    [".", "Type a weight in kilograms"],
    ["1,250 t", "We go up to 100 t"],
    ["Infinity", "Type a weight in kilograms"],
    ["NaN", "Type a weight in kilograms"],
    ["kg", "Type a weight in kilograms"],
    ["", "Type a weight in kilograms"],
  ])("%j cannot be right", (text, words) => {
    expect(readKilograms(text)).toEqual({ problem: expect.stringContaining(words) });
  });

  it("in grams is what was typed, whatever its decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (grams) => {
        expect(readKilograms(String(grams / 1000))).toEqual({ value: grams });
        const typed = (grams / 1000).toLocaleString("en-AU", { maximumFractionDigits: 3 });
        expect(readKilograms(`${typed} kg`)).toEqual({ value: grams });
      }),
    );
  });

  it("is a number in its limits or a problem, for any text", () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const typed = readKilograms(text);
        if ("value" in typed) {
          expect(Number.isInteger(typed.value)).toBe(true);
          expect(typed.value).toBeGreaterThan(0);
          expect(typed.value).toBeLessThanOrEqual(100_000_000);
        } else expect(typed.problem).not.toBe("");
      }),
    );
  });
});

describe("a number of something else", () => {
  it.each<[string, Unit, string, Unit | undefined, number]>([
    ["2", "piece", "2", undefined, 2],
    [" 1,000 ", "piece", "1,000", undefined, 1000],
    ["3 pieces", "piece", "3", "piece", 3],
    ["3x", "kg", "3", "piece", 3],
    ["40 kg", "piece", "40", "kg", 40],
    [" 2 t ", "piece", "2 t", "kg", 2000],
    ["12", "m", "12", undefined, 12],
    ["7.5 metres", "piece", "7.5", "m", 7.5],
    ["0,4 m²", "piece", "0,4", "m2", 0.4],
    ["10,000", "piece", "10,000", undefined, 10_000],
    ["10000 m", "kg", "10000", "m", 10_000],
    ["0.0001", "m", "0.0001", undefined, 0.0001],
    ["20 t", "m", "20 t", "kg", 20_000],
    ["2 lb", "piece", "2 lb", "kg", 0.907_184_74],
  ])("%j in %s is %s %s", (text, usual, figures, unit, value) => {
    expect(readQuantity(text, usual)).toEqual({ figures, unit, typed: { value } });
  });

  it.each<[string, Unit, string]>([
    ["0", "piece", "Type more than 0."],
    ["-1", "piece", "A number can’t be negative."],
    ["1.5", "piece", "Type a whole number, such as 2."],
    ["10000.5", "m", "We go up to 10,000. For more, ask yards for a quote."],
    ["0", "m", "Type more than 0."],
    ["10,001", "piece", "We go up to 10,000."],
    ["200,000", "piece", "We go up to 10,000."],
    ["1e1", "piece", "Type a whole number, such as 2."],
    ["two", "piece", "Type a whole number, such as 2."],
    ["12 ft", "m", "Type a number of metres, such as 12."],
    ["", "m2", "Type a number of square metres, such as 12."],
  ])("%j in %s cannot be right", (text, usual, words) => {
    const { typed } = readQuantity(text, usual);
    expect(typed).toEqual({ problem: expect.stringContaining(words) });
  });
});

it.each([
  ["0.88", { value: 0.88 }],
  [" $ 1.20 ", { value: 1.2 }],
  ["1$", { problem: expect.any(String) }],
  ["0,88", { value: 0.88 }],
  ["0,880", { value: 0.88 }],
  ["0", { value: 0 }],
  ["10", { value: 10 }],
  ["10.01", { problem: "Type an amount from 0 to 10 dollars, such as 0.88." }],
  ["1,200", { problem: expect.any(String) }],
  ["-1", { problem: expect.any(String) }],
  ["free", { problem: expect.any(String) }],
])("%j a kilometre", (text, typed) => {
  expect(readKmCost(text)).toEqual(typed);
});

it("a kilometre costs 88 cents unless somebody says otherwise", () => {
  expect(KM_COST).toBe(0.88);
});

it.each([
  ["kgs kilo kilos kilogram kilograms KG", "kg"],
  ["t tonne tonnes ton tons", "t"],
  ["g gm gms gram grams", "g"],
  ["lb lbs pound pounds", "lb"],
  ["x × pc pcs piece pieces each", "x"],
  ["m metre metres meter meters lm", "m"],
  ["m2 m² sqm", "m2"],
  ["stone foot mm", ""],
])("%s: in addresses “%s”", (words, suffix) => {
  for (const word of words.split(" ")) expect(suffixOf(word), word).toBe(suffix);
});

it.each(["sq m", "sq. m", "sq metre", "sq metres", "square metre", "square meters"])(
  "%s is a square metre",
  (word) => {
    expect(suffixOf(word)).toBe("m2");
  },
);

it.each([
  ["½ t", "0.5 t"],
  ["1½ kg of copper", "1.5 kg of copper"],
  ["¼ t", "0.25 t"],
  ["¾ t", "0.75 t"],
  ["1 and 3/4 t", "1.75 t"],
  ["1/2 inch pipe", "1/2 inch pipe"],
  ["1/2 ingot", "0.5 ingot"],
  ["18/8 steel", "18/8 steel"],
  ["half a tonne of steel", "0.5 tonne of steel"],
  ["a quarter of a tonne", "0.25 tonne"],
  ["three quarters of a tonne", "0.75 tonne"],
  ["two and a half kilos", "2.5 kilos"],
  ["one and a quarter tonnes", "1.25 tonnes"],
  ["½ kg brass,½ t steel", "0.5 kg brass, 0.5 t steel"],
  ["Half a tonne", "0.5 tonne"],
  ["Three-quarters of a tonne", "0.75 tonne"],
  ["2 and a half kilos", "2.5 kilos"],
  ["Two and a half kilos", "2.5 kilos"],
  ["~ 20 kg", "20 kg"],
  ["Half a dozen taps", "6x taps"],
  ["half a dozen of the taps", "6x the taps"],
  ["Dozen taps", "12x taps"],
  ["one dozen taps", "12x taps"],
  ["a dozen of taps", "12x taps"],
  ["a couple of taps", "2x taps"],
  ["a pair of taps", "2x taps"],
  ["Couple taps", "2x taps"],
  ["a kilo of brass", "1 kilo of brass"],
  ["fifteen kilos", "15 kilos"],
  ["hundred kilos", "100 kilos"],
  [" Two taps ", "2x taps"],
  ["two kilos brass or Three kilos lead", "2 kilos brass or 3 kilos lead"],
  ["an m", "an m"],
])("%j in figures is %j", (text, figures) => {
  expect(amountInFigures(text)).toBe(figures);
});

it.each(["about", "approx", "approx.", "approximately", "Roughly", "around", "nearly", "maybe"])(
  "%s an amount is the amount",
  (word) => {
    expect(amountInFigures(`${word} 20 kg or ${word} 30 kg`)).toBe("20 kg or 30 kg");
  },
);

const COUNTS =
  "one two three four five six seven eight nine ten eleven twelve fifteen twenty thirty forty fifty hundred";
it("number words are the numbers that they name", () => {
  const figures = COUNTS.split(" ").map((word) => amountInFigures(`${word} taps`));
  expect(figures).toEqual(
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 15, 20, 30, 40, 50, 100].map((n) => `${n}x taps`),
  );
});
