import { describe, expect, it } from "vitest";
import { readOffer } from "../../../app/fair-price/offer.ts";

const read = (offer: string, total = "", kg = "") => readOffer({ offer, total, kg });

describe("an offer as people type it", () => {
  it.each([
    ["7,20", 720],
    ["720c", 720],
    ["25c a kilo", 25],
    ["$7,200/t", 720],
    ["7.20/lb", 1587],
    ["$1,000,000", 100_000_000],
    ["$1,000,000 a tonne", 100_000],
    ["0.5c", 1],
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
    [["7-8"], { offer: "“7-8” is two prices. Type one, such as 7.20." }],
    [["$9 per gram"], { offer: "That is $9,000 a kilogram. Check the unit." }],
    [["$1,000,100 / t"], { offer: "We go up to $1,000,000. Check the figure." }],
    [["7 each"], { offer: expect.stringMatching(/^“7 each” isn’t a price by weight\. Type the/) }],
    [["7 a metre"], { offer: expect.stringContaining("isn’t a price by weight") }],
    [["1.10 per 1000"], { offer: expect.stringContaining("isn’t a price by weight") }],
    [["", "420-450", "60"], { total: "Type the total in dollars, such as 420." }],
    [["", "7 each", "60"], { total: "Type the total in dollars, such as 420." }],
    [["", "420", "50-60 kg"], { kg: "Type a weight in kilograms, such as 60 or 7.5." }],
    [["", "420", "60 g"], { total: "That is $7,000 a kilogram. Check both." }],
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

it.each<[string, number[]]>([
  ["700", [700, 70]],
  ["$7200/kg", [7200, 720]],
  ["85c", []],
  ["$9 a tonne", [900]],
  ["9/oz", [900]],
])("“%s” may have been meant as one of these in cents a kilogram: %j", (text, others) => {
  expect(read(text).offer?.others).toEqual(others);
});

it.each<[string[], number, string | undefined]>([
  [["4.20/lb"], 926, "$4.20 a pound"],
  [["$8500/t"], 850, "$8,500 a tonne"],
  [["0.5 a gram"], 50_000, "$0.50 a gram"],
  [["$9 an ounce"], 31_747, "$9 an ounce"],
  [["", "420", "132 lb"], 701, "$420 for 59.874 kg"],
  [["", "7", "2 lb"], 772, "$7 for 0.907 kg"],
  [["", "650", "half a tonne"], 130, "$650 for 500 kg"],
  [["", "$420", "1.5t"], 28, "$420 for 1,500 kg"],
  // In kilograms there is nothing to convert.
  [["", "420", "60 kg"], 700, undefined],
  [["", "420", "2 x 20kg"], 1050, undefined],
  [["7.20/kg"], 720, undefined],
])("%j is %d cents a kilogram, from %s", (typed, cents, said) => {
  const [offer = "", total, kg] = typed;
  expect(read(offer, total, kg).offer).toMatchObject(said ? { cents, said } : { cents });
  expect(read(offer, total, kg).offer?.said).toBe(said);
});

it("a total with its weight is meant as it stands", () => {
  expect(read("", "420", "60").offer).toEqual({ cents: 700, kilograms: 60, others: [] });
  // Two thirds of a cent, and one third.
  expect(read("", "1", "150").offer?.cents).toBe(1);
  expect(read("", "1", "300").offer).toBeNull();
});
