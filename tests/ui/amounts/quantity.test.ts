import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, it } from "vitest";
import { readQuantity } from "../../../worker/amounts/quantity.ts";
import type { Unit } from "../../../worker/amounts/units.ts";
import table from "./quantities.csv?raw";
import details from "./quantity-details.csv?raw";

// Texts, the unit of a bare number, and their meaning: a number with its unit, or "?" and words of the problem. Some
// with the figures that stay in their field.
type Text = { typed: string; usual: Unit; is: string; figures: string };
const TEXTS: Text[] = parse(table, { columns: true });

/** Reads a text in the words of the table; weights to the gram. */
function read(text: string, usual: Unit): string {
  const { typed, unit = usual } = readQuantity(text, usual);
  if ("problem" in typed) return `? ${typed.problem}`;
  return `${unit === "kg" ? Math.round(typed.value * 1000) / 1000 : typed.value} ${unit}`;
}

it.each(TEXTS)("$typed in $usual is $is", ({ typed, usual, is, figures }) => {
  const found = read(typed, usual);
  if (is.startsWith("? "))
    expect([found.slice(0, 2), found]).toEqual(["? ", expect.stringContaining(is.slice(2))]);
  else expect(found).toBe(is);
  if (figures) expect(readQuantity(typed, usual).figures).toBe(figures);
});

it("thousands may stand apart by a space that keeps them together, and no number is too long", () => {
  expect(read("12\u00a0000.5", "kg")).toBe("12000.5 kg");
  expect(read("9".repeat(99), "kg")).toContain("We go up to 100 t");
});

it("a weight reads to the gram, whatever its decimals", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 100_000_000 }), (grams) => {
      const is = `${grams / 1000} kg`;
      expect(read(String(grams / 1000), "kg")).toBe(is);
      const typed = (grams / 1000).toLocaleString("en-AU", { maximumFractionDigits: 3 });
      expect(read(`${typed} kg`, "kg")).toBe(is);
    }),
  );
});

// The whole result of readQuantity: the number in its unit, or "?" and the problem; the figures left in the field; the
// pieces, the choices, "; " between two, and the offer beside it.
const DETAILS: (Record<string, string> & Text)[] = parse(details, { columns: true });

it.each(DETAILS)("$typed in $usual is $is, with $figures left in the field", (row) => {
  const { typed: found, choices = [], ...rest } = readQuantity(row.typed, row.usual);
  const is = "problem" in found ? `? ${found.problem}` : Object.values(found).join("–");
  const [unit, pieces, offer] = [rest.unit, rest.pieces, rest.offer].map((part) => `${part ?? ""}`);
  const { typed, usual } = row;
  expect({ ...rest, typed, usual, is, unit, pieces, offer, choices: choices.join("; ") }).toEqual(
    row,
  );
});

/** Pieces of amounts in any order, right or wrong. */
const PIECES = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        ..."2 1,200 .5 ½ 1/2 -3 two twenty-five half a dozen and x × @ - – to".split(" "),
      ),
      fc.constantFrom(
        ..."kg t g lb oz m m2 mm L each ea of about ish $ 7.50 c per bag ute load".split(" "),
      ),
      fc.double({ noNaN: true }).map(String),
    ),
    { maxLength: 7 },
  )
  .map((pieces) => pieces.join(" "));

it.each<Unit>(["kg", "piece", "m", "m2"])(
  "any text is a number of %s in its limits, or a problem",
  (usual) => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.string({ unit: "grapheme" }), PIECES), (text) => {
        const { typed, unit = usual } = readQuantity(text, usual);
        if ("problem" in typed) {
          expect(typed.problem).not.toBe("");
          return;
        }
        const highest = unit === "kg" ? 100_000 : 10_000;
        expect(typed.value).toBeGreaterThan(0);
        expect(typed.most ?? typed.value).toBeLessThanOrEqual(highest);
        expect(typed.most ?? Infinity).toBeGreaterThan(typed.value);
        if (unit === "piece") expect(Number.isInteger(typed.value)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  },
);
