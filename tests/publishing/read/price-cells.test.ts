import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import type { CsvFile } from "../../../publishing/read/header.ts";
import {
  perTonne,
  priceQuestion,
  readPrice,
  splitPrices,
} from "../../../publishing/read/price-cells.ts";
import table from "./price-cells.csv?raw";

test.each([
  ["185", "185/t"],
  ["$185-200", "$185-200/t"],
  ["185.", "185/t"],
  ["185 AUD", "185 AUD/t"],
  ["185/kg", "185/kg"],
  ["18c", "18c"],
  ["no", "no"],
])("a tonne is what %j is for, if it says no unit: %j", (typed, price) => {
  expect(perTonne(typed)).toBe(price);
});

// Either both ends of a price, or what it is asked: cents or dollars at the end, one price or two.
test.each<Record<"price" | "ends" | "question", string>>(parse(table, { columns: true }))(
  "a price $price has the ends $ends, or $question",
  ({ price, ends: expected, question }) => {
    const split = (isSemicolons: boolean) => {
      const row = { line: 7, cells: { price }, typed: { price } };
      const file: CsvFile = { name: "quotes.csv", rows: [row], problems: [], isSemicolons };
      splitPrices(file, "low", "high", true);
      const { low, high } = file.rows[0]!.cells;
      return { ends: [low, high], problems: file.problems };
    };
    const { ends, problems } = split(false);
    if (question === "")
      expect({ ends, problems }).toEqual({ ends: expected.split(" and "), problems: [] });
    else
      expect(problems).toEqual([
        { file: "quotes.csv", line: 7, column: "low", reason: question, found: price },
      ]);
    // Where the comma is the decimal point, it can only be one price.
    if (price.includes(",") && !/—/.test(price)) expect(split(true).problems).toEqual([]);
  },
);

test.each([
  [{ low: "8" }, true, { low: "8", high: "8" }],
  [{ high: "9" }, true, { low: "9", high: "9" }],
  [{ low: "8", high: "9" }, true, { low: "8", high: "9" }],
  [{ min: "8" }, false, { min: "8", max: "" }],
  [{ max: "9" }, false, { min: "", max: "9" }],
  // A price and an end of it say two things.
  [{ price: "8", min: "7" }, false, { min: "8 and 7", max: "" }],
  [{ price: "8", high: "9" }, true, { low: "8 and 9", high: "9" }],
])("of %j, where one end may stand for both (%s), the ends are %j", (typed, isEither, ends) => {
  const [first, last] = isEither ? ["low", "high"] : ["min", "max"];
  const row = { line: 7, cells: {}, typed: { ...typed, note: "Clean" } };
  const absent = ["note", first!, last!];
  const file: CsvFile = { name: "quotes.csv", rows: [row], problems: [], absent };
  splitPrices(file, first!, last!, isEither);
  expect(file.rows[0]).toMatchObject({ cells: { note: "Clean", ...ends } });
  expect(file.absent).toEqual(["note"]);
});

test("prices without a column for both ends stay as they were typed", () => {
  const row = { line: 7, cells: { min: "8" }, typed: { min: "8" } };
  const file: CsvFile = { name: "prices.csv", rows: [row], problems: [], absent: ["price", "max"] };
  splitPrices(file, "min", "max", false);
  expect(file).toMatchObject({ rows: [{ cells: { min: "8" } }], absent: ["price", "max"] });
});

test("a price from dollars a tonne says where it is rounded", () => {
  expect(readPrice("185/t")?.as?.says).toBe("$185 a tonne is $0.185 a kilogram: shown as $0.19");
  expect(readPrice("1850c/t")?.as?.says).toMatch(/^\$18\.5 a tonne is \$0\.0185 a kilogram/);
  expect(["190/t", "85c", "$8"].map((typed) => readPrice(typed)?.as?.says)).toEqual([
    ...[undefined, undefined, undefined],
  ]);
});

const STEEL = { lowCents: 5, highCents: 111 };
const COPPER = { lowCents: 208, highCents: 3500 };
const steel = (text: string) => `${text}, where $0.05 to $1.11 is plausible`;
const copper = (text: string) => `${text}, where $2.08 to $35.00 is plausible`;

test.each([
  [STEEL, [5, 111], undefined],
  [STEEL, [16500, 16500], `${steel("$165.00")}: $165 a tonne? Type 165/t`],
  [STEEL, [16500, 20000], `${steel("$165.00 to $200.00")}: $165-200 a tonne? Type 165-200/t`],
  [STEEL, [320, 320], `${steel("$3.20")}: 0.32 for 3.2?`],
  [COPPER, [10500, 10500], `${copper("$105.00")}: 10.50 for 105?`],
  [COPPER, [82000, 104000], `${copper("$820.00 to $1040.00")}: 8.20-10.40 for 820-1040?`],
  [COPPER, [820000, 820000], `${copper("$8200.00")}: $8200 a tonne? Type 8200/t`],
  [COPPER, [85, 85], `${copper("$0.85")}: 8.50 for 0.85?`],
  [COPPER, [9, 9], `${copper("$0.09")}: 9.00 for 0.09?`],
  [COPPER, [0, 0], undefined],
  // No one slip explains both ends.
  [COPPER, [850, 10500], copper("$8.50 to $105.00")],
  [
    { lowCents: null, highCents: 3500 },
    [10500, 10500],
    "$105.00, where another amount is plausible",
  ],
  [{ lowCents: null, highCents: null }, [10500, 10500], undefined],
] as const)(
  "for a metal of %j, a price of %j cents is questioned with %s",
  (metal, [lowCents, highCents], text) => {
    expect(priceQuestion({ lowCents, highCents }, metal)).toBe(text);
  },
);
