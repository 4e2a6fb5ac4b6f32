import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { numberAt } from "../../../worker/amounts/numbers.ts";
import table from "./numbers.csv?raw";

// Texts, the number that each begins with, and how much of it is that number; "NaN" where the meaning is unclear.
const TEXTS: Record<"text" | "number" | "typed", string>[] = parse(table, { columns: true });

it.each(TEXTS)("$text begins with $number, typed “$typed”", ({ text, number, typed }) => {
  const found = numberAt(text, 0);
  expect([String(found?.value ?? "none"), text.slice(0, found?.end ?? 0)]).toEqual([number, typed]);
  expect([typed, number]).toContain(found?.figures ?? "");
});

const ONES =
  "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(
    " ",
  );
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number below a hundred in words: "twenty-five". */
function below100(value: number, hyphen: string): string {
  if (value < 20) return ONES[value - 1]!;
  const ten = TENS[Math.floor(value / 10) - 2]!;
  return value % 10 === 0 ? ten : ten + hyphen + ONES[(value % 10) - 1]!;
}

/** A number from 1 to 9,999 in words, joined as somebody writes them. */
function inWords(value: number, hyphen: string, and: string): string {
  const [thousands, hundreds, rest] = [
    Math.floor(value / 1000),
    Math.floor(value / 100) % 10,
    value % 100,
  ];
  const groups = [
    ...(thousands > 0 ? [`${ONES[thousands - 1]} thousand`] : []),
    ...(hundreds > 0 ? [`${ONES[hundreds - 1]} hundred`] : []),
  ];
  if (rest > 0) groups.push((groups.length > 0 ? and : "") + below100(rest, hyphen));
  return groups.join(" ");
}

it("every number to 9,999 in words is that number, hyphens and “and” or not", () => {
  for (let value = 1; value <= 9999; value++)
    for (const [hyphen, and] of [
      ["-", "and "],
      [" ", ""],
    ] as const) {
      const text = inWords(value, hyphen, and);
      const found = numberAt(`${text} taps`, 0);
      if (found?.value !== value || found.end !== text.length)
        expect(found, text).toEqual({ value, end: text.length });
    }
});

it("number words in any order are one number or none, and none of them is left behind", () => {
  const word = fc.constantFrom(...ONES, ...TENS, "hundred", "thousand");
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 6 }), (words) => {
      const text = words.join(" ");
      expect(numberAt(text, 0)?.end).toBe(text.length);
    }),
  );
});
