import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { headerOf, type Known, ownColumn } from "../../../publishing/read/header-meaning.ts";
import type { Column } from "../../../publishing/read/table.ts";
import headers from "./headers.csv?raw";
import own from "./own-columns.csv?raw";

const columns = (...names: string[]): Column[] =>
  names.map((name) => ({ name, isOptional: false, mayBeEmpty: false, longest: 80 }));
const QUOTES = columns("yard_id", "material_slug", "quoted_on", "low", "high", "price", "note");

const FILES: Record<string, Column[]> = {
  prices: columns("city_slug", "material_slug", "min", "max", "checked_on", "price"),
  quotes: QUOTES,
  // Where there are no prices, nothing has another name.
  dated: columns("checked_on", "low"),
};

// The columns of one of FILES, texts with " | " between two, and the column that each of them means.
test.each<Record<"given" | "texts" | "column", string>>(parse(own, { columns: true }))(
  "among those of $given, $texts mean $column",
  ({ given, texts, column }) => {
    for (const text of texts.split(" | "))
      expect(ownColumn(text, FILES[given]!) ?? "", text).toBe(column);
  },
);

/** Metals and yards by their names. */
const known =
  (...names: string[]) =>
  (typed: string) =>
    names.includes(typed.toLowerCase()) ? { value: typed.toLowerCase() } : undefined;
const KNOWN: Known = { yard_id: known("kim's"), material_slug: known("copper", "lead") };

/** Where the header is, its lines, and what its columns mean: "0 1: yard_id, high of Copper a tonne". */
function header(...lines: string[]) {
  const records = lines.map((text, i) => ({ line: i + 1, cells: text.split("|") }));
  const found = headerOf(records, QUOTES, KNOWN);
  const told = found?.meanings.map((meaning) => {
    const of = meaning?.of ? ` of ${meaning.of}` : "";
    return meaning ? meaning.column + of + (meaning.unit === "$/t" ? " a tonne" : "") : "";
  });
  return found && `${found.at} ${found.lines}: ${told?.join(", ")}`;
}

const TONNE = [
  ...["($/t)", "per tonne", "a tonne", "/t", "(AUD/t)", "(A$ per tonnes)", "$ / T", "( $/t )"],
  ...["AUD per tonne", "A$/MT", "per metric tonne", "per ton"],
];
const KILO = [
  ...["($/kg)", "per kilo", "a kg", "/kg", "(AUD/kg)", "(A$ per kg)", "$ / KG", "( $/kilo )"],
  "AUD a kilo",
];

test.each([
  ...TONNE.map((unit) => [`Copper ${unit}`, "price of Copper a tonne"]),
  ...TONNE.map((unit) => [`Copper low ${unit}`, "low of Copper a tonne"]),
  ...TONNE.map((unit) => [`Price ${unit}`, "price a tonne"]),
  ...KILO.map((unit) => [`Copper ${unit}`, "price of Copper"]),
  ...KILO.map((unit) => [`Copper high ${unit}`, "high of Copper"]),
  ["Copper", "price of Copper"],
  ["Copper Low", "low of Copper"],
  ["Copper: min", "low of Copper"],
  ["Copper – MAX", "high of Copper"],
  ["Copper, high", "high of Copper"],
  ["Copper last", "last of Copper"],
  ["Copper lowest", ""],
  ["Gold low", ""],
  ["Copper/t/t", ""],
  ["Copper ton", ""],
])("%s beside yards means %s", (text, meaning) => {
  expect(header(`Yard|Lead|${text}`)).toBe(`0 1: yard_id, price of Lead, ${meaning}`);
});

// Of two headers the one that says more counts, and of those that say as much the first. Two lines may mean more
// together, but not where the second one has anything else, or says as much by itself. With both a metal and a price
// named, nothing is across.
test.each<Record<"lines" | "meaning", string>>(parse(headers, { columns: true }))(
  "the header in $lines means $meaning",
  ({ lines, meaning }) => {
    expect(header(...lines.split(" ; ")) ?? "").toBe(meaning);
  },
);

test("a header stands among the first twenty rows", () => {
  const below = (count: number) => header(...Array.from({ length: count }, () => "x"), "Yard|Lead");
  expect(below(19)).toBe("19 1: yard_id, price of Lead");
  expect(below(20)).toBeUndefined();
});
