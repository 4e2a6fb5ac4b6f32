import { describe, expect, it } from "vitest";
import { readOffer } from "../../../app/fair-price/typed-offer.ts";

const read = (offer: string, total = "", kg = "") => readOffer({ offer, total, kg });

describe("an offer as people type it", () => {
  it.each([
    ["7", 700],
    ["$7", 700],
    ["7,50", 750],
    ["85c", 85],
    ["7.20/kg", 720],
    ["$7.2 a kilo", 720],
    ["AUD 7 per kg", 700],
    ["7 bucks", 700],
    ["$650 a tonne", 65],
    ["1,250/t", 125],
    ["$650 per ton", 65],
    ["$1,000,000 a tonne", 100_000],
    ["1,000,000", 100_000_000],
    ["A$7", 700],
    ["7.005", 701],
    ["85 cents/kg", 85],
    ["85¢", 85],
    ["0.5c", 1],
    ["85 Cent per Kgs", 85],
    ["7 DOLLARS an KG", 700],
    ["1 buck", 100],
    ["1 dollar/kilos", 100],
    ["7 aud per kilogram", 700],
    ["a$7/kilograms", 700],
    ["$650 per tonnes", 65],
    ["650 / TONS", 65],
    ["85C", 85],
  ])("“%s” is %i cents a kilogram", (text, cents) => {
    expect(read(text).offer?.cents).toBe(cents);
  });

  it("may be a total with its weight, with or without the same price", () => {
    expect(read("", "$420", "60 kg").offer?.cents).toBe(700);
    expect(read("7", "420", "60").offer?.cents).toBe(700);
    expect(read("7", "", "60").offer?.cents).toBe(700);
  });

  it("is nothing where nothing was typed", () => {
    expect(read("")).toEqual({ offer: null, problems: {} });
  });

  it.each<[string[], object]>([
    [["seven"], { offer: expect.stringContaining("such as 7.20") }],
    [["7kg"], { offer: expect.stringContaining("such as 7.20") }],
    [["7 to 8"], { offer: expect.stringContaining("such as 7.20") }],
    [["-7"], { offer: expect.stringContaining("such as 7.20") }],
    [["0"], { offer: "Type more than 0." }],
    [["0.1c"], { offer: "Type a price of at least 1 cent a kilogram." }],
    [["1000000.01"], { offer: "We go up to $1,000,000. Check the figure." }],
    [["0.49c"], { offer: "Type a price of at least 1 cent a kilogram." }],
    [["", "0", "60"], { total: "Type more than 0." }],
    [["", "420", "60 m"], { kg: "Type a weight in kilograms, such as 60 or 7.5." }],
    [["", "420", "0"], { kg: "Type more than 0 kg." }],
    [["", "$420 a tonne", "60"], { total: "Type the total in dollars, such as 420." }],
    [["7", "", "heavy"], { kg: expect.stringContaining("Type a weight in kilograms") }],
    [["seven", "420", "60"], { offer: expect.stringContaining("such as 7.20") }],
    [["8", "seven", "60"], { total: expect.stringContaining("such as 420") }],
    [["", "seven", ""], { total: expect.any(String), kg: expect.any(String) }],
    [["99999999"], { offer: expect.stringContaining("$1,000,000") }],
    [["", "420", ""], { kg: expect.stringContaining("Type the weight too") }],
    [["", "", "60"], { total: expect.stringContaining("such as 420") }],
    [["", "7/kg", "heavy"], { total: expect.any(String), kg: expect.any(String) }],
    [["", "1", "60000"], { total: expect.stringContaining("less than 1 cent") }],
    [["8", "420", "60"], { total: "That is $7.00 a kilogram, not $8.00. Clear one of the two." }],
  ])("says what to type instead of %j", (typed, problems) => {
    const [offer = "", total, kg] = typed;
    expect(read(offer, total, kg)).toEqual({ offer: null, problems });
  });
});

it.each([
  ["7", true],
  ["$7", true],
  ["7/kg", true],
  ["85c", false],
  ["$650 a tonne", false],
])("“%s” may have been meant otherwise: %s", (text, isBare) => {
  expect(read(text).offer?.isBare).toBe(isBare);
});

it("a total with its weight is meant as it stands", () => {
  expect(read("", "420", "60").offer).toEqual({ cents: 700, isBare: false });
  // Two thirds of a cent, and one third.
  expect(read("", "1", "150").offer?.cents).toBe(1);
  expect(read("", "1", "300").offer).toBeNull();
});
