import { expect, test } from "vitest";
import { headerOf, type Known, ownColumn } from "../../../publishing/read/header-meaning.ts";
import type { Column } from "../../../publishing/read/table.ts";

const columns = (...names: string[]): Column[] =>
  names.map((name) => ({ name, isOptional: false, mayBeEmpty: false, longest: 80 }));
const PRICES = columns("city_slug", "material_slug", "min", "max", "checked_on", "price");
const QUOTES = columns("yard_id", "material_slug", "quoted_on", "low", "high", "price", "note");

test.each<[Column[], texts: string[], column: string | undefined]>([
  [PRICES, ["Low", "Min ($/kg)"], "min"],
  [PRICES, ["High", "MAX"], "max"],
  [PRICES, ["Date", "Day"], "checked_on"],
  [QUOTES, ["Min", "Low (A$)"], "low"],
  [QUOTES, ["max", "High (AUD per kg)"], "high"],
  [QUOTES, ["date", "Day", "Quoted on"], "quoted_on"],
  [QUOTES, ["Yard"], "yard_id"],
  [QUOTES, ["Metal", "Material"], "material_slug"],
  [QUOTES, ["Note"], "note"],
  [QUOTES, ["Price", "Price ($ / kg)", "Price (au$ a kilo)", "price (kg)"], "price"],
  [QUOTES, ["Price (aud $/kilogram)"], "price"],
  [QUOTES, ["Price (c/kg)", "High (c/kg)", "Low (c/kg)", "Max (c/kg)"], undefined],
  [QUOTES, ["Min (last year)", "Date (Friday)", "Price (kg"], undefined],
  [QUOTES, ["Minimum", "Lowest", "Holiday", "Dated"], undefined],
  // Where there are no prices, nothing has another name.
  [columns("checked_on", "low"), ["Date", "Min"], undefined],
  [columns("checked_on", "low"), ["Low"], "low"],
  [columns("checked_on", "low"), ["Checked-on"], "checked_on"],
])("among %j, %j mean %j", (given, texts, column) => {
  expect(texts.map((text) => ownColumn(text, given))).toEqual(texts.map(() => column));
});

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

test.each<[string[], string | undefined]>([
  [["Yard|Checked", "x|y"], undefined],
  [["Round", "Yard|Copper", "Kim's|8"], "1 1: yard_id, price of Copper"],
  // Of two headers the one that says more, and of those that say as much the first.
  [["Yard|Copper", "Yard|Copper|Lead"], "1 1: yard_id, price of Copper, price of Lead"],
  [["Yard|Lead", "Yard|Copper"], "0 1: yard_id, price of Lead"],
  // Two lines that mean more together.
  [
    ["Yard|Copper||Lead|", "|Low|High|Low|High"],
    "0 2: yard_id, low of Copper, high of Copper, low of Lead, high of Lead",
  ],
  [["|Copper|Lead", "Yard|$/t|a kg"], "0 2: yard_id, price of Copper a tonne, price of Lead"],
  [["Yard|Copper|Lead", "|$/t|per kg"], "0 2: yard_id, price of Copper a tonne, price of Lead"],
  [["Yard|Metal|Quoted|", "||on|Price"], "0 2: yard_id, material_slug, quoted_on, price"],
  [["Yard|Copper|", "|Low|High|Note"], "0 2: yard_id, low of Copper, high of Copper, note"],
  // Not where the second line has anything else, or says as much by itself.
  [["Yard|Copper", "|Low", "Kim's|8"], "0 2: yard_id, low of Copper"],
  [["Yard|Copper|Lead", "x|Low|High"], "0 1: yard_id, price of Copper, price of Lead"],
  [["Prices", "Yard|Copper"], "1 1: yard_id, price of Copper"],
  // With both named, nothing is across.
  [["Yard|Metal|Copper|Price"], "0 1: yard_id, material_slug, , price"],
  [["Copper|Lead"], undefined],
  [["Kim's|Kim's"], undefined],
])("the header in %j means %j", (lines, meanings) => {
  expect(header(...lines)).toBe(meanings);
});

test("a header stands among the first twenty rows", () => {
  const below = (count: number) => header(...Array.from({ length: count }, () => "x"), "Yard|Lead");
  expect(below(19)).toBe("19 1: yard_id, price of Lead");
  expect(below(20)).toBeUndefined();
});
