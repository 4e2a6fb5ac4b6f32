import { expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { countLoad, countRow, wantedOf } from "../../../app/my-load/count.ts";
import { type LoadRow, problemOf } from "../../../app/my-load/load-row.ts";
import { worthOf } from "../../../app/my-load/worth.ts";
import { readQuantity } from "../../../contract/amounts/quantity.ts";
import { DAY, prices } from "./load.ts";

const STEEL = { id: 1, name: "Steel", slug: "steel", grade: "Light gauge" };
const METAL: Good = {
  ...{ slug: "steel", name: "Steel", unit: "kg", metal: STEEL, grams: [1000, 1000] },
  ...{ isAbout: false, listedAs: "steel", bought: null },
};
const FRIDGE: Good = {
  ...{ slug: "fridge", name: "Fridge", unit: "piece", metal: STEEL, grams: [68_000, 113_000] },
  ...{ isAbout: true, listedAs: "whitegoods", bought: "as light steel" },
};
const PIPE: Good = {
  ...{ slug: "pipe", name: "Pipe", unit: "m", metal: STEEL, grams: [500, 600] },
  ...{ isAbout: false, listedAs: "steel", bought: null },
};

const row = (good: Good | null, text: string, name = good?.slug ?? "thing"): LoadRow => {
  const quantity = text === "" ? undefined : readQuantity(text, good?.unit ?? "kg");
  return { name, title: good?.name ?? "“thing”", good, quantity };
};

it.each([
  ["60 kg of a metal", METAL, "60", "60 kg", 60_000, 60_000, false],
  ["fridges by the piece", FRIDGE, "2", "2 × fridge, about 136–226 kg", 136_000, 226_000, true],
  ["fridges that were weighed", FRIDGE, "80 kg", "80 kg of fridge", 80_000, 80_000, false],
  ["a metre of pipe", PIPE, "1", "1 metre of pipe, 0.5–0.6 kg", 500, 600, false],
  ["metres of pipe", PIPE, "3", "3 metres of pipe, 1.5–1.8 kg", 1500, 1800, false],
  [
    "a name in capitals",
    { ...FRIDGE, name: "UPS" },
    "1",
    "1 × UPS, about 68–113 kg",
    68_000,
    113_000,
    true,
  ],
] as const)("%s count as their weight", (_, good, text, part, minGrams, maxGrams, isAbout) => {
  expect(countRow(row({ ...good, grams: [...good.grams!] }, text))).toEqual({
    ...{ material: STEEL, minGrams, maxGrams, isAbout, parts: [part] },
    bought: good.bought ? [good.bought] : [],
  });
});

it.each([
  ["without a meaning", row(null, "3"), "We can’t look it up right now."],
  [
    "with a question",
    { ...row(null, "3"), note: { text: "Which one is it?" } },
    "Which one is it?",
  ],
  [
    "that is no metal",
    row({ ...FRIDGE, metal: null }, "1"),
    "Yards don’t buy it by the price of a metal.",
  ],
  [
    "of unknown weight",
    row({ ...FRIDGE, grams: null }, "1"),
    "No source says what one weighs. Weigh it, and choose kg.",
  ],
  ["in another unit", row(FRIDGE, "3 m"), "Count this in pieces, or in kg."],
  [
    "of a metal in metres",
    row(METAL, "3 m"),
    "This is bought by weight: weigh a metre, and type the kilograms of all of it.",
  ],
])("something %s is left out, and why is said", (_, given, reason) => {
  expect(countRow(given)).toEqual({ reason });
});

it("something of unknown weight counts once it is weighed, and nothing without an amount", () => {
  expect(countRow(row({ ...FRIDGE, grams: null }, "70 kg"))).toMatchObject({ minGrams: 70_000 });
  expect(countRow(row(FRIDGE, ""))).toBeUndefined();
  // A thousand times 1.005 is less than 1005 to a computer.
  expect(countRow(row(METAL, "1.005"))).toMatchObject({ minGrams: 1005, maxGrams: 1005 });
});

it("rows of one metal are one line, and the others are listed by name", () => {
  const { lines, leftOut } = countLoad([
    row(METAL, "10"),
    row(FRIDGE, "1"),
    row(null, "2", "unobtainium"),
    row(FRIDGE, "2 kg", "freezer"),
    row({ ...PIPE, metal: { ...STEEL, id: 1, slug: "copper" } }, "4"),
  ]);
  expect(lines).toMatchObject([
    {
      ...{ minGrams: 80_000, maxGrams: 125_000, isAbout: true, bought: ["as light steel"] },
      parts: ["10 kg", "1 × fridge, about 68–113 kg", "2 kg of fridge"],
    },
    { material: { slug: "copper" }, minGrams: 2000, maxGrams: 2400, isAbout: false },
  ]);
  expect(leftOut).toEqual([
    { name: "unobtainium", title: "“thing”", reason: "We can’t look it up right now." },
  ]);
});

it("yards have to list what has an amount, each once, under the name that they list it by", () => {
  const rows = [
    row(METAL, "1"),
    row(FRIDGE, "2"),
    row(PIPE, "3"),
    row({ ...METAL, listedAs: "zinc" }, ""),
  ];
  expect(wantedOf(rows)).toEqual(["steel", "whitegoods"]);
  expect(
    wantedOf([row({ ...FRIDGE, listedAs: "" }, "1"), row(FRIDGE, "3 m"), row(null, "1")]),
  ).toEqual([]);
});

it.each([
  [row(FRIDGE, ""), undefined],
  [row(FRIDGE, "2"), undefined],
  [row(FRIDGE, "2 kg"), undefined],
  [row(PIPE, "2"), undefined],
  [row(PIPE, "2x"), "Count this in metres, or in kg."],
  [row(null, "2x"), undefined],
  [row(METAL, "2x"), "This is bought by weight: type kilograms."],
])("an amount that does not fit is said (%#)", (given, problem) => {
  expect(problemOf(given)).toBe(problem);
});

it("light steel is paid at its share of the steel price, beside heavy steel, each as it is shown", () => {
  const { lines } = countLoad([row(METAL, "100"), row({ ...FRIDGE, pays: 0.68 }, "300 kg")]);
  const { lines: worths, total } = worthOf(lines, prices([0, 0], [0.2, 0.35]), DAY);
  expect(worths.map(({ price }) => [price?.minPrice, price?.maxPrice])).toEqual([
    [0.2, 0.35],
    [0.14, 0.24],
  ]);
  expect(total).toEqual({ min: 6_200_000, max: 10_700_000 });
});
