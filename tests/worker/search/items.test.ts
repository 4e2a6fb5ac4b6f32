import { describe, expect, it } from "vitest";
import {
  type Item,
  itemsByPhrase,
  itemsCalled,
  itemsMeant,
  itemWithSlug,
} from "../../../worker/search/items.ts";

const item = (slug: string, name: string, ...names: string[]) => ({ slug, name, names }) as Item;

const ITEMS = itemsByPhrase([
  item("car", "Car", "motor car"),
  item("fridge", "Fridge", "refrigerator"),
  item("electric-hot-water", "Electric hot water system", "hot water system"),
  item("gas-hot-water", "Gas hot water system", "hot water system"),
  item("pipe-15", "15 mm copper pipe", "half inch copper pipe"),
  item("pipe-20", '3/4" copper pipe', "20mm copper pipe"),
  item("battery-12", "12V battery", "100 Ah battery"),
  item("drum", "200 litre drum"),
  item("pipe-25", "1 inch copper pipe"),
  item("bottle", "9 kg gas bottle"),
  item("fan", "60 cm fan", "50 W fan"),
  item("cable", "6 mm² cable"),
  item("motor", "1 hp motor", "0.75 kW motor"),
]);

const KINDS: Record<string, "filler" | "other"> = {
  ...{
    old: "filler",
    of: "filler",
    broken: "filler",
    half: "filler",
    seat: "other",
    copper: "other",
  },
};

const slugs = (items: Item[]) => items.map(({ slug }) => slug);
const meant = (text: string) => {
  const { items, isSure } = itemsMeant(ITEMS, text, (word) => KINDS[word]);
  return [slugs(items), isSure];
};

describe("the things that are called", () => {
  it.each([
    ["fridges", ["fridge"]],
    ["Refrigerator", ["fridge"]],
    ["electric-hot-water", ["electric-hot-water"]],
    ["hot water systems", ["electric-hot-water", "gas-hot-water"]],
    ["15mm copper pipe", ["pipe-15"]],
    ["15 MM copper pipes", ["pipe-15"]],
    ['1/2" copper pipe', ["pipe-15"]],
    ["1/2 inch copper pipe", ["pipe-15"]],
    ["1/2in copper pipe", ["pipe-15"]],
    ["3/4 inches copper pipe", ["pipe-20"]],
    ["3/4” copper pipe", ["pipe-20"]],
    ["3/4 INCH copper pipe", ["pipe-20"]],
    ["15MM copper pipe", ["pipe-15"]],
    ["one inch copper pipe", ["pipe-25"]],
    ["9kg gas bottle", ["bottle"]],
    ["60cm fan", ["fan"]],
    ["50w fan", ["fan"]],
    ["12 v battery", ["battery-12"]],
    ["100ah battery", ["battery-12"]],
    ["200l drum", ["drum"]],
    ["200 litre drum", ["drum"]],
    ["200litres drum", ["drum"]],
    ["200LITER drum", ["drum"]],
    ["200 liters drum", ["drum"]],
    ["200lt drum", ["drum"]],
    ["6mm cable", ["cable"]],
    ["6mm2 cable", ["cable"]],
    ["6 sq mm cable", ["cable"]],
    ["6 square mm cables", ["cable"]],
    ["1hp motor", ["motor"]],
    ["0.75kw motor", ["motor"]],
    ["2hp motor", []],
    ["old fridge", []],
    ["", []],
  ])("%j are %j", (text, expected) => {
    expect(slugs(itemsCalled(ITEMS, text))).toEqual(expected);
  });

  it("one is found by its slug", () => {
    expect(itemWithSlug(ITEMS, "car")?.name).toBe("Car");
    expect(itemWithSlug(ITEMS, "Car")).toBeUndefined();
    expect(slugs(ITEMS.all)).toHaveLength(13);
  });
});

it.each<[string, string[], boolean]>([
  ["old fridge", ["fridge"], true],
  ["fridge of old", ["fridge"], true],
  // Of several the ones that have the other words, too.
  ["gas hot water system", ["gas-hot-water"], true],
  ["hot water system gas", ["gas-hot-water"], true],
  ["old hot water system", ["electric-hot-water", "gas-hot-water"], true],
  ["solar hot water system", ["electric-hot-water", "gas-hot-water"], false],
  // A size that none of them has.
  ["15mm copper pipe", ["pipe-15"], true],
  ["32mm fridge", ["fridge"], false],
  ["fridge 300 litres", ["fridge"], false],
  ...[
    ...[
      "mm",
      "mm2",
      "cm",
      "inch",
      "half",
      "quarter",
      "three",
      "one",
      "two",
      "foot",
      "ft",
      "l",
      "litre",
    ],
    ...["gallon", "kg", "v", "volt", "amp", "ah", "w", "watt", "kw", "hp"],
  ].map((size): [string, string[], boolean] => [`fridge ${size}`, ["fridge"], false]),
  ["fridge lamp", [], false],
  ["strange 15mm copper pipe", ["pipe-15"], false],
  // All of its names count.
  ["15mm half inch copper pipe", ["pipe-15"], true],
  ["half inch 15mm copper pipe", ["pipe-15"], true],
  ["half fridge", ["fridge"], false],
  // The last word says what it is.
  ["car seats", [], false],
  ["car thing", [], false],
  ["strange car", ["car"], false],
  ["copper car", [], false],
  ["nothing", [], false],
  ["", [], false],
])("%j may be %j, surely: %s", (text, expected, isSure) => {
  expect(meant(text)).toEqual([expected, isSure]);
});
