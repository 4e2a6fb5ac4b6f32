import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { moneyAt, perKilogram, rangeOf, readMoney } from "../../../worker/amounts/money.ts";
import table from "./money.csv?raw";
import beginnings from "./money-in-texts.csv?raw";
import ranges from "./ranges.csv?raw";

/** Returns the cents per kilogram of a text that is money alone, or the unit that it pays for instead. */
function read(text: string) {
  const money = readMoney(text);
  if (!money) return "none";
  const { per } = money;
  const dollars = perKilogram(money);
  if (dollars === undefined) return per === "other" ? per : per?.unit;
  return Math.round(dollars * 100);
}

// Cents a kilogram; "piece" or "other" for a price of another unit, and "none" for no money, or several amounts.
const TEXTS: Record<"typed" | "cents", string>[] = parse(table, { columns: true });

it.each(TEXTS)("$typed is $cents cents a kilogram", ({ typed, cents }) => {
  expect(String(read(typed))).toBe(cents);
});

it.each(["1234,567", "1.250,50", "1.2.3", "1,50,000", "1 250,5"])(
  "%j is money in no figures",
  (text) => {
    expect(readMoney(text)?.dollars).toBeNaN();
  },
);

it("a unit alone may be that of an amount", () => {
  expect(
    ["7 kg", "7kg", "7 t", "7 a kg", "7/kg", "7 per mt"].map(
      (text) => readMoney(text)?.isUnitAlone,
    ),
  ).toEqual([true, true, true, false, false, false]);
});

// The ends of a range as typed, each with the currency and the unit of both; "" for other texts.
const RANGES: Record<"typed" | "low" | "high", string>[] = parse(ranges, { columns: true });

it.each(RANGES)("$typed is a range from “$low” to “$high”", ({ typed, low, high }) => {
  const found = rangeOf(typed);
  expect(found?.ends).toEqual(low ? [low, high] : undefined);
  const money = found?.ends.map(readMoney) ?? [];
  expect(money.map((one) => one?.figures)).toEqual(found?.figures ?? []);
  for (const one of money) expect(one?.dollars).toBeGreaterThan(0);
});

// The text before money, the text that begins with it, and the part that is money: nothing of a weight, count, year or
// name, or without a word for money.
const BEGINNINGS: Record<"before" | "text" | "typed", string>[] = parse(beginnings, {
  columns: true,
});

it.each(BEGINNINGS)("behind “$before”, “$text” begins with this money: $typed", (row) => {
  const { before, text, typed } = row;
  const found = moneyAt(before + text, before.length);
  expect((before + text).slice(before.length, found?.end ?? before.length)).toBe(typed);
  // Of a range nobody says how much.
  if (typed && rangeOf(typed)) expect(found?.money.dollars).toBeNaN();
});
