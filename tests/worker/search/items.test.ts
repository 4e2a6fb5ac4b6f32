import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import {
  gradeOf,
  type Item,
  isVehicleKind,
  itemsByPhrase,
  itemsCalled,
  itemsMeant,
  itemWithSlug,
  shareOf,
} from "../../../worker/search/items.ts";
import table from "./items.csv?raw";

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

/** The kinds of words that are no part of a thing's name. */
const kindOf = (word: string) =>
  ["old", "of", "broken", "half"].includes(word)
    ? "filler"
    : ["seat", "copper"].includes(word)
      ? "other"
      : undefined;

const slugs = (items: Item[]) => items.map(({ slug }) => slug).join("; ");

// Things that are just "called" so, or that "surely" or "perhaps" are meant. Of several those that have the other
// words, too; the last word says what it is; a size that a thing has not leaves doubt.
const READ: Record<string, (typed: string) => string> = {
  called: (typed) => slugs(itemsCalled(ITEMS, typed)),
  surely: (typed) => meant(typed, true),
  perhaps: (typed) => meant(typed, false),
  // Of no model.
  "any vehicle": (typed) => (isVehicleKind(typed) ? "yes" : "no"),
};

function meant(typed: string, surely: boolean): string {
  const { items, isSure } = itemsMeant(ITEMS, typed, kindOf);
  expect(isSure).toBe(surely);
  return slugs(items);
}

it.each<{ reading: string; typed: string; items: string }>(parse(table, { columns: true }))(
  "“$typed”, $reading: $items",
  ({ reading, typed, items }) => {
    expect(READ[reading]!(typed)).toBe(items);
  },
);

it("a thing is found by its slug", () => {
  expect(itemWithSlug(ITEMS, "car")?.name).toBe("Car");
  expect(itemWithSlug(ITEMS, "Car")).toBeUndefined();
  expect(ITEMS.all).toHaveLength(13);
});

it.each([
  [[0.68, 0.68], 0.68, "light"],
  [[0.5], 0.5, undefined],
  [[0.68, 0.5], undefined, undefined],
  [[undefined], undefined, undefined],
])(
  "of things that are paid at %j of a price, the share is %s and the grade %s",
  (shares, share, grade) => {
    const steel = { unit: "piece", metal: "steel", listedAs: null } as Item;
    const things = shares.map((pays) => ({ ...steel, ...(pays && { pays }) }));
    const grades = [
      { ...steel, slug: "fridge", pays: 0.68 },
      { ...steel, slug: "all", unit: "kg" as const },
      { ...steel, slug: "light", unit: "kg" as const, pays: 0.68 },
    ];
    expect(shareOf(things)).toBe(share);
    expect(gradeOf({ all: grades, byPhrase: new Map() }, things)?.slug).toBe(grade);
  },
);
