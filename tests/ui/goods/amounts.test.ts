import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { amount, amountRange, inCents, kilograms } from "../../../app/goods/amounts.ts";
import table from "./amounts.csv?raw";

// Cents of thousandths, dollars of cents, and kilograms of grams.
const WRITTEN: Record<string, (one: number, most: number) => string> = {
  cents: (exact) => `${inCents(exact)}`,
  amount,
  range: amountRange,
  weight: kilograms,
};

it.each<Record<"what" | "given" | "words", string>>(parse(table, { columns: true }))(
  "the $what of $given is $words",
  ({ what, given, words }) => {
    const [one, most] = given.split(" ").map(Number);
    expect(WRITTEN[what]!(one!, most!)).toBe(words);
  },
);
