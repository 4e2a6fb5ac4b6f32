import { expect, test } from "vitest";
import { DataError, described, type Problem } from "../../../publishing/read/problems.ts";

/** The same mistake on some lines of a file. */
function mistakes(...lines: number[]): Problem[] {
  return lines.map((line) => {
    return {
      ...{ file: "cities.csv", line, column: "lat" },
      reason: "is wrong",
      found: `x${line}`,
    };
  });
}

test("a mistake is where, what and what was found, as far as each is known", () => {
  const [forty, more] = ["é".repeat(40), "é".repeat(41)];
  const file = "cities.csv";
  expect(
    described([
      { file, reason: "is empty" },
      { file, line: 2, reason: "is hidden" },
      { file, line: 3, column: "lat", reason: "is wrong", found: "" },
      { file, line: 4, column: "lon", reason: "is wrong", found: forty },
      { file, line: 5, column: "name", reason: "is wrong", found: more },
    ]),
  ).toEqual([
    "cities.csv: is empty",
    "cities.csv:2: is hidden",
    "cities.csv:3 lat: is wrong (found nothing)",
    `cities.csv:4 lon: is wrong (found "${forty}")`,
    `cities.csv:5 name: is wrong (found "${forty}…")`,
  ]);
});

test("three of a kind are a line each, and from four on they are one line that says all that was found", () => {
  expect(described(mistakes(2, 5, 9))).toHaveLength(3);
  const many = [...mistakes(2, 5, 9, 12), ...mistakes(5).map((one) => ({ ...one, line: 13 }))];
  expect(described(many)).toEqual([
    'cities.csv:2 lat: is wrong (found "x2"); the same on line 5 (found "x5"), line 9 (found "x9"), line 12 (found "x12") and 1 more line',
  ]);
  const alike = mistakes(...Array.from({ length: 1200 }, (_, i) => i + 2));
  expect(described(alike.map((one) => ({ ...one, found: "x" })))).toEqual([
    'cities.csv:2 lat: is wrong (found "x"); the same on line 3, line 4 and 1,197 more lines',
  ]);
});

test("the cells of a row that are refused are one line, and those of many such rows", () => {
  const rows = [2, 3, 4, 5, 6].flatMap((line) => [
    { file: "a.csv", line, column: "yard", reason: "is none", found: `Yard ${line % 4}` },
    { file: "a.csv", line, column: "price", reason: "is wrong", found: "POA" },
  ]);
  expect(described(rows.slice(0, 2))).toEqual([
    'a.csv:2 yard: is none (found "Yard 2"); price: is wrong (found "POA")',
  ]);
  expect(described(rows)).toEqual([
    'a.csv:2 yard: is none (found "Yard 2"); price: is wrong (found "POA"); the same on line 3 (found "Yard 3"), line 4 (found "Yard 0"), line 5 (found "Yard 1") and 1 more line',
  ]);
});

test("a line that a reason names makes no other kind, and another column or file does", () => {
  const also = [2, 3, 4, 5].map((line) => {
    return { file: "a.csv", line, column: "id", reason: `also on line ${line + 10}` };
  });
  expect(described(also)).toEqual([
    "a.csv:2 id: also on line 12; the same on line 3, line 4 and 1 more line",
  ]);
  const cells = ["B2", "B3", "B4", "B5"].map((line) => {
    return { file: "a.csv", line, column: "id", reason: `also on cell C${line}` };
  });
  expect(described(cells)).toEqual([
    "a.csv:B2 id: also on cell CB2; the same on cell B3, cell B4 and 1 more line",
  ]);
  const reasons = also.map((one, i) => ({ ...one, reason: `reason ${i}` }));
  expect(described(reasons)).toHaveLength(4);
  const [first, second, ...others] = mistakes(2, 3, 4, 5);
  expect(
    described([{ ...first!, column: "lon" }, { ...second!, file: "states.csv" }, ...others]),
  ).toHaveLength(4);
});

test("an error says all of its problems, a line each", () => {
  const error = new DataError(["one", "two"]);
  expect(error).toMatchObject({ name: "DataError", message: "one\ntwo", problems: ["one", "two"] });
});
