import fc from "fast-check";
import { expect, test } from "vitest";
import { asWritten, harmless } from "../../../app/words/spreadsheet-text.ts";

test("a cell that could start a formula has an apostrophe before it, and no number has", () => {
  const cases = {
    "=1+1": "'=1+1",
    "@SUM(1)": "'@SUM(1)",
    "-2+3": "'-2+3",
    "+61a": "'+61a",
    "\t=1": "\t'=1",
    "\r=1": "\r'=1",
    "Copper;=1": "Copper;'=1",
    "'=1": "''=1",
    "-33.86": "-33.86",
    "+61 (2) 5550-1234": "+61 (2) 5550-1234",
    "'tis": "'tis",
    "-": "-",
    "8.20-8.90": "8.20-8.90",
  };
  const cells = Object.keys(cases).map((text) => [text, harmless(text)]);
  expect(Object.fromEntries(cells)).toEqual(cases);
});

test("every text is read as it was before it was written", () => {
  const unit = fc.constantFrom(..."=+-@'\",; \t\r\n|＝1a");
  fc.assert(
    fc.property(fc.string({ unit }), (text) => {
      expect(asWritten(harmless(text))).toBe(text);
    }),
    { numRuns: 2_000 },
  );
});
