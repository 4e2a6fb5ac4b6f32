import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { figuresOf, readFigures, strictFiguresOf } from "../../../worker/amounts/figures.ts";
import table from "./figures.csv?raw";

// Figures, their value with a decimal point, the separator in them, and their value for publishing.
const TEXTS: Record<"text" | "value" | "written" | "strict", string>[] = parse(table, {
  columns: true,
});

it.each(TEXTS)("“$text” has the value $value, and in a list $strict", (row) => {
  const { text, value, written, strict } = row;
  expect(figuresOf(text)).toEqual(value === "none" ? undefined : { value, written });
  expect(strictFiguresOf(text)?.value ?? "none").toBe(strict);
  expect(readFigures(text)).toBe(Number(value === "none" ? Number.NaN : value));
});
