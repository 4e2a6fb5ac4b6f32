import { expect, it } from "vitest";
import { moneyAt, perKilogram, rangeOf, readMoney } from "../../../contract/amounts/money.ts";

/** Cents per kilogram of a text that is money as a whole, or what it is for instead. */
function read(text: string) {
  const money = readMoney(text);
  if (!money) return "none";
  const { per } = money;
  if (per === "other" || per?.unit === "piece") return per === "other" ? per : per.unit;
  return Math.round(perKilogram(money)! * 100);
}

it.each<[string, number | string]>([
  ["7", 700],
  ["7.", 700],
  ["$7", 700],
  ["7$", 700],
  ["7,50", 750],
  ["7,20", 720],
  [".85", 85],
  ["720c", 720],
  ["85C", 85],
  ["85¢", 85],
  ["85 cents/kg", 85],
  ["85 Cent per Kgs", 85],
  ["0.5c", 1],
  ["25c a kilo", 25],
  ["7.20/kg", 720],
  ["$7.2 a kilo.", 720],
  ["AUD 7 per kg", 700],
  ["A$7", 700],
  ["au$ 7", 700],
  ["a$7/kilograms", 700],
  ["7 aud per kilogram", 700],
  ["7 bucks", 700],
  ["1 buck", 100],
  ["1 dollar/kilos", 100],
  ["7 DOLLARS an KG", 700],
  ["7.005", 701],
  ["1,000,000", 100_000_000],
  ["1 250", 125_000],
  // By another weight.
  ["$650 a tonne", 65],
  ["$650 per ton", 65],
  ["650 / TONS", 65],
  ["1,250/t", 125],
  ["1250 mt", 125],
  ["$7,200/t", 720],
  ["$1,000,000 a tonne", 100_000],
  ["7.20/lb", 1587],
  ["4.20 a pound", 926],
  ["9.26 per pound", 2041],
  ["$9 per gram", 900_000],
  ["$9 an ounce", 31_747],
  // By something that is no weight.
  ["7 each", "piece"],
  ["$7 apiece", "piece"],
  ["7x", "piece"],
  ["$7 a piece", "piece"],
  ["1.10 per 1000", "other"],
  ["$5 a metre", "other"],
  ["$300 a load", "other"],
  // Not money, or more than one amount.
  ["", "none"],
  ["seven", "none"],
  ["-7", "none"],
  ["$7$75", "none"],
  ["7-8", "none"],
  ["7 per stone", "none"],
  ["420 for 60 kg", "none"],
])("%j is %s cents a kilogram, or for something else", (text, cents) => {
  expect(read(text)).toBe(cents);
});

it.each(["1234,567", "1.250,50", "1.2.3", "1,50,000"])("%j is money in no figures", (text) => {
  expect(readMoney(text)?.dollars).toBeNaN();
});

it("says of a unit alone, which may be that of an amount", () => {
  expect(
    ["7 kg", "7kg", "7 t", "7 a kg", "7/kg"].map((text) => readMoney(text)?.isUnitAlone),
  ).toEqual([true, true, true, false, false]);
});

it.each<[string, [string, string]]>([
  ["8.50-9.20", ["8.50", "9.20"]],
  ["$8.50 to $9.20", ["$8.50", "$9.20"]],
  ["8.50..9.20", ["8.50", "9.20"]],
  ["8.50 – 9.20", ["8.50", "9.20"]],
  ["8—9", ["8", "9"]],
  ["7 TO 8", ["7", "8"]],
  // The unit and the cents at the end are of both.
  ["$8 – $9 /kg", ["$8 /kg", "$9 /kg"]],
  ["185-200/t", ["185/t", "200/t"]],
  ["7-8 a pound", ["7 a pound", "8 a pound"]],
  ["85-90c", ["85c", "90c"]],
  ["85c-90c", ["85c", "90c"]],
  ["18c-30c/kg", ["18c/kg", "30c/kg"]],
  ["85¢ to 90¢", ["85¢", "90¢"]],
  ["80c-1.10", ["80c", "1.10"]],
  ["A$8.20 - A$10.40", ["A$8.20", "A$10.40"]],
  ["AUD 1.70 - AUD 2.30", ["AUD 1.70", "AUD 2.30"]],
  ["8 to 9 dollars", ["8dollars", "9 dollars"]],
])("%j is a range with these ends: %j", (text, ends) => {
  expect(rangeOf(text)?.ends).toEqual(ends);
  for (const end of ends) expect(readMoney(end)?.dollars).toBeGreaterThan(0);
});

it.each(["", "8.50", "8,9", "8-Sep", "2026-11-18", "-8", "8-", "x-8", "8 or so - 9", "8-9-10"])(
  "%j is no range",
  (text) => {
    expect(rangeOf(text)).toBeUndefined();
  },
);

it.each<[string, string | undefined]>([
  ["$7-8/kg copper", "$7-8/kg"],
  ["7..8 a kilo for copper", "7..8 a kilo"],
  ["$8.50 to $9.20 brass", "$8.50 to $9.20"],
  ["80c-1.10 cans", "80c-1.10"],
  ["7-8 each", "7-8 each"],
  // Not the weight, the count or the year behind a dash.
  ["$420 - 60 kg copper", "$420"],
  ["$7 - 8 kg copper", "$7"],
  ["7-8 kg copper", undefined],
  ["$8 200 kg copper", "$8"],
  ["316L stainless", undefined],
  ["2020-21 commodore", undefined],
])("a range in a text is money as a whole, of which nobody says how much: %j", (text, typed) => {
  const found = moneyAt(text, 0);
  expect(found && text.slice(0, found.end)).toBe(typed);
  if (typed && rangeOf(typed)) expect(found?.money.dollars).toBeNaN();
});
