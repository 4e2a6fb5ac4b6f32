import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import type { Unit } from "../../../contract/amounts/units.ts";

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
    ["sixty", 60_000],
    ["1½", 1_500],
    ["1 1/2", 1_500],
    ["two and a half kilos", 2_500],
    ["2 and a half kilos", 2_500],
    ["a tonne and a half", 1_500_000],
    ["three-quarters of a tonne", 750_000],
    ["1 kg 500 g", 1_500],
    ["2 kg (4.4 lb)", 2_000],
    ["~ 20 kg", 20_000],
    ["20ish kg", 20_000],
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
    ["2 stone", "Type a weight in kilograms"],
    [".", "Type a weight in kilograms"],
    ["1,250 t", "We go up to 100 t"],
    ["Infinity", "Type a weight in kilograms"],
    ["NaN", "Type a weight in kilograms"],
    ["kg", "Type a weight in kilograms"],
    ["", "Type a weight in kilograms"],
    ["twenty thirty", "Type a weight in kilograms"],
    ["2 kg (8 lb)", "Type a weight in kilograms"],
    ["20 kg 30 kg", "Type a weight in kilograms"],
    ["30 kg each", "How many are there?"],
    ["10 kg minus 1 kg solder", "type the weight of the metal alone"],
    ["two buckets", "How much is two buckets?"],
    ["$60", "Type a weight in kilograms"],
  ])("%j cannot be right", (text, words) => {
    expect(readKilograms(text)).toEqual({ problem: expect.stringContaining(words) });
  });

  it.each(["about", "approx", "approx.", "approximately", "Roughly", "around", "nearly", "maybe"])(
    "%s so much is so much",
    (word) => {
      expect(readKilograms(`${word} 20 kg`)).toEqual({ value: 20_000 });
    },
  );

  it("in grams is what was typed, whatever its decimals", () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 100_000_000 }), (grams) => {
        expect(readKilograms(String(grams / 1000))).toEqual({ value: grams });
        const typed = (grams / 1000).toLocaleString("en-AU", { maximumFractionDigits: 3 });
        expect(readKilograms(`${typed} kg`)).toEqual({ value: grams });
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
    ["twenty thirty", "piece", "Type a whole number, such as 2."],
    ["half a dozen and two", "piece", "Type a whole number, such as 2."],
    ["12 ft", "m", "Type a number of metres, such as 12."],
    ["", "m2", "Type a number of square metres, such as 12."],
  ])("%j in %s cannot be right", (text, usual, words) => {
    const { typed } = readQuantity(text, usual);
    expect(typed).toEqual({ problem: expect.stringContaining(words) });
  });
});

it("a range has two ends, and several of one weight are that many pieces", () => {
  expect(readQuantity("30-40 kg", "piece")).toEqual({
    ...{ figures: "30-40", unit: "kg" },
    typed: { value: 30, most: 40 },
  });
  expect(readQuantity("2 x 20 kg", "kg")).toMatchObject({ typed: { value: 40 }, pieces: 2 });
  expect(readQuantity("5 x 9 kg", "piece")).toMatchObject({ figures: "45", pieces: 5 });
  expect(readQuantity("2x 30 kg each", "kg")).toMatchObject({ typed: { value: 60 }, pieces: 2 });
});

it("a number beside a weight asks whether that is each, and gives both answers", () => {
  expect(readQuantity("2 80kg", "piece")).toEqual({
    ...{ figures: "", unit: undefined, choices: ["160kg", "80kg"] },
    typed: { problem: "Is 80 kg the weight of one, or of all 2?" },
  });
});

it("an offer beside an amount changes no weight", () => {
  expect(readQuantity("60 kg $420", "kg")).toEqual({
    ...{ figures: "60", unit: "kg", typed: { value: 60 }, offer: "$420" },
  });
});

/** Pieces of amounts in any order, right or wrong. */
const PIECES = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."2 1,200 .5 ½ 1/2 -3 two twenty-five half a dozen and x × @ - – to".split(" "),
      ),
      fc.constantFrom(
        ..."kg t g lb oz m m2 mm L each ea of about ish $ 7.50 c per bag ute load".split(" "),
      ),
      fc.double({ noNaN: true }).map(String),
    ),
    { maxLength: 7 },
  )
  .map((pieces) => pieces.join(" "));

it.each<Unit>(["kg", "piece", "m", "m2"])(
  "any text is a number of %s in its limits, or a problem",
  (usual) => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), PIECES), (text) => {
        const { typed, unit = usual } = readQuantity(text, usual);
        if ("problem" in typed) {
          expect(typed.problem).not.toBe("");
          return;
        }
        const highest = unit === "kg" ? 100_000 : 10_000;
        expect(typed.value).toBeGreaterThan(0);
        expect(typed.most ?? typed.value).toBeLessThanOrEqual(highest);
        expect(typed.most ?? Infinity).toBeGreaterThan(typed.value);
        if (unit === "piece") expect(Number.isInteger(typed.value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  },
);
