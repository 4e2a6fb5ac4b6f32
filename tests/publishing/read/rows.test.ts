import { expect, test } from "vitest";
import type { z } from "zod";
import { schemas } from "../../../publishing/read/rows.ts";
import { problemsOf, type Row, writeFolder } from "../data-folder.ts";
import cells from "./cells-of-columns.csv?raw";
import longest from "./longest-texts.csv?raw";
import { rowsOf } from "./table.ts";

type File = keyof typeof schemas;

/** Why a column refuses a cell; nothing if it does not. */
function refusalOf(file: string, column: string, cell: string): string {
  const { shape } = schemas[file as File] as { shape: Record<string, z.ZodType> };
  return shape[column]!.safeParse(cell).error?.issues[0]?.message ?? "";
}

const CELLS = rowsOf<"file" | "column" | "cell" | "refusal">(cells);

test.each(CELLS)('$file.csv $column: "$cell" is told "$refusal"', (given) => {
  expect(refusalOf(given.file, given.column, given.cell)).toBe(given.refusal);
});

const LONGEST = rowsOf<"file" | "column" | "longest">(longest);

test.each(LONGEST)("$file.csv $column: a text has at most $longest characters", (given) => {
  const longest = Number(given.longest);
  const refusal = (count: number) => refusalOf(given.file, given.column, "x".repeat(count));
  expect([refusal(longest), refusal(longest + 1)]).toEqual([
    ...["", `must be ${longest} characters or fewer`],
  ]);
});

/** The required cells of a row of any file. */
const NEEDED: Row = {
  ...{ id: "1", name: "Oak", city_slug: "sydney", material_slug: "copper", yard_id: "1" },
  ...{ checked_on: "2026-11-18", quoted_on: "2026-11-18", address: "1 Road" },
  ...{ slug: "bin", unit: "piece", made_of: "tin", quality: "ok", source: "Ours" },
  ...{ state: "NSW", postcode: "2999", latitude: "-33", longitude: "151" },
};

const UNLESS = "must be filled in, unless leads_to names the place that is meant";

test.each<[File, cells: Row, refusals: Row]>([
  ["prices", { min: "8", max: "8" }, {}],
  ["prices", { min: "8.29", max: "8.28" }, { max: "must not be less than min" }],
  [
    "prices",
    { min: "8.29", max: "" },
    { max: "must be filled in when min is, and empty when min is empty" },
  ],
  [
    "prices",
    { min: "0", max: "8" },
    { max: "must be 0 when min is 0, and more than 0 when min is (0 means no price)" },
  ],
  ["prices", { min: "0", max: "0" }, {}],
  ["price_history", { min: "8", max: "8" }, {}],
  ["price_history", { min: "9", max: "10" }, {}],
  ["price_history", { min: "9", max: "8" }, { max: "must not be less than min" }],
  ["quotes", { low: "9", high: "8" }, { high: "must not be less than low" }],
  ["quotes", { low: "8", high: "9", how: "yard", is_shown: "true" }, {}],
  [
    "quotes",
    { low: "8", high: "9", how: "rang", is_shown: "true" },
    { is_shown: "must be no unless how is yard: only a yard can agree to show its price" },
  ],
  ["scrap_yards", { latitude: "", longitude: "" }, {}],
  ["scrap_yards", { latitude: "" }, { latitude: "must be filled in when longitude is" }],
  ["scrap_yards", { longitude: "" }, { longitude: "must be filled in when latitude is" }],
  // As numbers, not as texts.
  ["items", { lightest: "9", heaviest: "10" }, {}],
  ["items", { lightest: "10", heaviest: "9" }, { heaviest: "must not be less than lightest" }],
  [
    "items",
    { lightest: "", heaviest: "9" },
    { heaviest: "must be filled in when lightest is, and empty when lightest is empty" },
  ],
  ["places", { postcode: "", latitude: "", longitude: "", leads_to: "Oak" }, {}],
  ["places", { leads_to: "" }, {}],
  [
    "places",
    { postcode: "", latitude: "", longitude: "" },
    { postcode: UNLESS, latitude: UNLESS, longitude: UNLESS },
  ],
])("a row of %s.csv with %j is refused for %j", (file, cells, refusals) => {
  const empty = Object.fromEntries(Object.keys(schemas[file].shape).map((name) => [name, ""]));
  const { error } = schemas[file].safeParse({ ...empty, ...NEEDED, ...cells });
  const found = (error?.issues ?? []).map(({ path, message }) => [path[0], message]);
  expect(Object.fromEntries(found)).toEqual(refusals);
});

test("a cell that is refused is shown on one line, and shortened", () => {
  const published_on = `a\n"${"é".repeat(60)}`;
  const folder = writeFolder(({ dataset }) => Object.assign(dataset[0]!, { published_on }));
  expect(problemsOf(folder)[0]).toBe(
    `dataset.csv:2 published_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "a\\n\\"${"é".repeat(37)}…")`,
  );
});

test("every bad cell of a row is reported, rules over two cells included", () => {
  const cells = { min: "9", max: "8", checked_on: "soon" };
  const folder = writeFolder(({ prices }) => Object.assign(prices[0]!, cells));
  expect(problemsOf(folder)).toEqual([
    'prices.csv:2 checked_on: must be a real date such as 2026-11-20 or 20/11/2026 (found "soon"); max: must not be less than min (found "8")',
  ]);
});

test("problems of all files come together, by file and line", () => {
  const folder = writeFolder((data) => {
    Object.assign(data.scrap_yards[2] as Row, { phone: "x" });
    Object.assign(data.scrap_yards[0] as Row, { website: "x" });
    // It comes after a row of three lines.
    Object.assign(data.states[1] as Row, { checked_on: "x" });
  });
  expect(problemsOf(folder).map((line) => line.split(": ", 1)[0])).toEqual([
    "states.csv:5 checked_on",
    "scrap_yards.csv:2 website",
    "scrap_yards.csv:4 phone",
  ]);
});
