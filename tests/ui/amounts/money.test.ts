import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { moneyAt, perKilogram, rangeOf, readMoney } from "../../../contract/amounts/money.ts";
import table from "./money.csv?raw";

/** Cents per kilogram of a text that is money as a whole, or what it is for instead. */
function read(text: string) {
  const money = readMoney(text);
  if (!money) return "none";
  const { per } = money;
  if (per === "other" || per?.unit === "piece") return per === "other" ? per : per.unit;
  return Math.round(perKilogram(money)! * 100);
}

// Cents a kilogram; "piece" or "other" for what is no price by weight, and "none" for no money, or several amounts.
const TEXTS: Record<"typed" | "cents", string>[] = parse(table, { columns: true });

it.each(TEXTS)("$typed is $cents cents a kilogram", ({ typed, cents }) => {
  expect(String(read(typed))).toBe(cents);
});

it.each(["1234,567", "1.250,50", "1.2.3", "1,50,000"])("%j is money in no figures", (text) => {
  expect(readMoney(text)?.dollars).toBeNaN();
});

it("a unit alone may be that of an amount", () => {
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

it.each<[before: string, text: string, typed: string | undefined]>([
  ["offered ", "420 copper", "420"],
  ["they paid me ", "9 brass", "9"],
  ["", "@ 11.20 copper", "@ 11.20"],
  ["", "420 for 60 kilos", "420"],
  ["", "420 for the lot", "420"],
  ["", "$3.50kg copper", "$3.50kg"],
  // Nobody says that it is money, or it is an amount or a name.
  ["", "420 for copper", undefined],
  ["about ", "420 copper", undefined],
  ["2 ", "@ 25 kg", undefined],
  ["offered ", "60 kg", undefined],
  ["offered ", "316L stainless", undefined],
  ["v", "8 a kilo", undefined],
])("behind “%s”, “%s” begins with this money: %s", (before, text, typed) => {
  const found = moneyAt(before + text, before.length);
  expect(found && (before + text).slice(before.length, found.end)).toBe(typed);
});
