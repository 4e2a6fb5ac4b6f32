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
