import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { moneyAt, perKilogram, rangeOf, readMoney } from "../../../contract/amounts/money.ts";
import table from "./money.csv?raw";
import ranges from "./ranges.csv?raw";

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

// The ends of a range as typed, each with the currency and the unit of both; none of what is no range.
const RANGES: Record<"typed" | "low" | "high", string>[] = parse(ranges, { columns: true });

it.each(RANGES)("$typed is a range from “$low” to “$high”", ({ typed, low, high }) => {
  const ends = low ? [low, high] : undefined;
  expect(rangeOf(typed)?.ends).toEqual(ends);
  for (const end of ends ?? []) expect(readMoney(end)?.dollars).toBeGreaterThan(0);
});

it.each<[before: string, text: string, typed: string | undefined]>([
  ["", "$7-8/kg copper", "$7-8/kg"],
  ["", "7..8 a kilo for copper", "7..8 a kilo"],
  ["", "$8.50 to $9.20 brass", "$8.50 to $9.20"],
  ["", "80c-1.10 cans", "80c-1.10"],
  ["", "7-8 each", "7-8 each"],
  // Not the weight, the count or the year behind a dash.
  ["", "$420 - 60 kg copper", "$420"],
  ["", "$7 - 8 kg copper", "$7"],
  ["", "7-8 kg copper", undefined],
  ["", "$8 200 kg copper", "$8"],
  ["", "316L stainless", undefined],
  ["", "2020-21 commodore", undefined],
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
  // Of a range nobody says how much.
  if (typed && rangeOf(typed)) expect(found?.money.dollars).toBeNaN();
});
