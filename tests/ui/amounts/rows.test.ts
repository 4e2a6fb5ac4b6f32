import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { NUMBER_WORDS } from "../../../worker/amounts/numbers.ts";
import {
  amountAsTyped,
  capacityIn,
  rowsIn,
  withoutCapacity,
} from "../../../worker/amounts/rows.ts";
import { unitCalled } from "../../../worker/amounts/units.ts";
import capacities from "./capacities.csv?raw";
import table from "./rows.csv?raw";

// Texts, and the things in them as "name = amount", both as addresses have them; "; " between two.
const TEXTS: Record<"typed" | "things", string>[] = parse(table, { columns: true });

it.each(TEXTS)("$typed is split into things: $things", ({ typed, things }) => {
  const found = rowsIn(typed).map(([name, amount]) => `${name} = ${amount}`.trimEnd());
  expect(found.join("; ")).toBe(things);
});

it("numbers of a name stay in it, and those around it are amounts", () => {
  const text = "2 fridges, landcruiser 80, 60 kg brass";
  const rows = [
    ["fridges", "2"],
    ["landcruiser 80", ""],
    ["brass", "60kg"],
  ];
  expect(rowsIn(text, [{ start: 11, end: 25 }])).toEqual(rows);
  expect(rowsIn(text, [{ start: 23, end: 25 }])).toEqual(rows);
});

// The weight that vehicles may carry in all, in kilograms.
const CAPACITIES: Record<"typed" | "kilograms", string>[] = parse(capacities, { columns: true });

it.each(CAPACITIES)("“$typed” says that vehicles carry: $kilograms", ({ typed, kilograms }) => {
  expect(String(capacityIn(typed) ?? "none")).toBe(kilograms);
});

it("the limit of a vehicle leaves blanks, so that all else keeps its place", () => {
  const text = "lead, ute carries 900 kg; brass";
  expect(withoutCapacity(text)).toBe("lead,                   ; brass");
});

it.each([
  ["12", "m", "12m"],
  ["2", "", "2"],
  ["half a tonne", "", "0.5t"],
  ["10m", "kg", "10m"],
  ["two", "kg", "2kg"],
  ["1,200", "kg", "1,200kg"],
  // Other texts stay as typed, and lead to a question.
  ["a lot", "kg", "a lot"],
  ["2 80kg", "", "2 80kg"],
  ["15 mm", "", "15 mm"],
  ["taps 12", "kg", "taps 12"],
  ["six six", "kg", "six six"],
])("%j in a field of its own, in %s, is “%s”", (text, unit, amount) => {
  expect(amountAsTyped(text, unit)).toBe(amount);
});

const NAMES =
  "copper;bright copper;brass taps;old fridges;lead;15 mm copper pipe;hot-water unit;pots and pans;316 stainless;flurbles".split(
    ";",
  );
const AMOUNTS: [typed: string, amount: string][] = [
  ["60 kg", "60kg"],
  ["1,200 kg of", "1,200kg"],
  ["half a tonne of", "0.5t"],
  ["3 x", "3x"],
  ["two", "2x"],
  ["12.5kg", "12.5kg"],
  ["a couple of", "2x"],
  ["30-40 kg", "30-40kg"],
  ["twenty-five kilos of", "25kg"],
];
const ROW = fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...AMOUNTS));

it("things with an amount each read together as they read apart, however they are joined", () => {
  fc.assert(
    fc.property(
      fc.array(ROW, { minLength: 1, maxLength: 5 }),
      fc.constantFrom(", ", ",", " and ", " ", "; ", "\n", " plus ", " & "),
      (rows, joiner) => {
        const texts = rows.map(([name, [typed]]) => `${typed} ${name}`);
        expect(rowsIn(texts.join(joiner))).toEqual(
          rows.map(([name, [, amount]]) => [name, amount]),
        );
      },
    ),
    { numRuns: 500 },
  );
});

/** Words that join a name to its amount, and those that an address writes in figures. */
const SMALL = new Set([
  ..."of to x the my our some and n or with is are at for about plus a an couple dozen doz half tonne".split(
    " ",
  ),
  ...NUMBER_WORDS.split("|"),
]);

it("no word is lost: each is in a name or an amount, or joins them", () => {
  const words = fc
    .array(
      fc.oneof(
        fc.constantFrom(...NAMES),
        fc.constantFrom(...AMOUNTS.map(([typed]) => typed)),
        fc.constantFrom(
          ..."$7 a kg;4;2 bags of;each;x;,;and;the;or;(;minus 1 kg;offered 420".split(";"),
        ),
        fc.stringMatching(/^[a-z]{2,9}$/),
      ),
      { maxLength: 9 },
    )
    .map((all) => all.join(" "));
  fc.assert(
    fc.property(fc.oneof(words, fc.string(), fc.string({ unit: "grapheme" })), (text) => {
      const rows = rowsIn(text);
      const kept = rows.flat().join(" ").toLowerCase();
      const lost = text
        .toLowerCase()
        .split(/[^\p{L}]+/u)
        .filter(
          (word) => word !== "" && !SMALL.has(word) && !unitCalled(word) && !kept.includes(word),
        );
      expect(lost, JSON.stringify(rows)).toEqual([]);
    }),
    { numRuns: 2000 },
  );
});
