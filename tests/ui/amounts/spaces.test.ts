import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { measuresIn } from "../../../worker/amounts/amounts.ts";
import { rangeOf, readMoney } from "../../../worker/amounts/money.ts";
import { numberAt } from "../../../worker/amounts/numbers.ts";
import { readQuantity } from "../../../worker/amounts/quantity.ts";
import { rowsIn } from "../../../worker/amounts/rows.ts";
import money from "./money.csv?raw";
import beginnings from "./money-in-texts.csv?raw";
import numbers from "./numbers.csv?raw";
import quantities from "./quantities.csv?raw";
import details from "./quantity-details.csv?raw";
import ranges from "./ranges.csv?raw";
import rows from "./rows.csv?raw";

const TEXTS = [money, numbers, quantities, details, ranges, rows, beginnings].flatMap((table) => {
  const [columns, ...lines] = parse(table) as string[][];
  return lines.map(([first, second]) => (columns![0] === "before" ? first! + second! : first!));
});

/** Returns all readings of a text, without the positions in it. */
function readings(text: string): string {
  const all = [
    ...[readMoney(text), rangeOf(text), numberAt(text, 0)],
    ...[readQuantity(text, "kg"), measuresIn(text), rowsIn(text)],
  ];
  const place = new Set(["start", "end"]);
  const said = JSON.stringify(all, (key, value) => (place.has(key) ? undefined : value));
  return said.replaceAll("\\t", " ").replaceAll(/ +/g, " ");
}

// Except for thousands, which stand one space apart: wider apart are two numbers.
const SPACED = TEXTS.filter((text) => text.includes(" ") && !/\d \d{3}(?!\d)/.test(text));

it.each([...new Set(SPACED)])("“%s” reads the same with wider spaces", (text) => {
  for (const space of ["  ", " \t"])
    expect(readings(text.replaceAll(" ", space))).toBe(readings(text));
});
