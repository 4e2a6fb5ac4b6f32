import { expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { countLoad, countRow, wantedOf } from "../../../app/my-load/count.ts";
import { type LoadRow, problemOf } from "../../../app/my-load/load-row.ts";
import { FRIDGE, good, row } from "./load.ts";

const STEEL = good("steel");
const PIPE = good("pipe", { ...{ unit: "m", grams: [500, 600] }, metal: STEEL.metal });
const WHICH: LoadRow = { ...row(null, "3"), note: { text: "Which one is it?" } };

it.each<[Good, text: string, part: string, minGrams: number, maxGrams: number, isAbout: boolean]>([
  [STEEL, "60", "60 kg", 60_000, 60_000, false],
  [STEEL, "30-40 kg", "30–40 kg", 30_000, 40_000, false],
  [FRIDGE, "2", "2 × fridge, about 136–226 kg", 136_000, 226_000, true],
  [FRIDGE, "2-3", "2–3 × fridge, about 136–339 kg", 136_000, 339_000, true],
  [FRIDGE, "80 kg", "80 kg of fridge", 80_000, 80_000, false],
  [PIPE, "1", "1 metre of pipe, 0.5–0.6 kg", 500, 600, false],
  [PIPE, "3", "3 metres of pipe, 1.5–1.8 kg", 1500, 1800, false],
  [{ ...FRIDGE, name: "UPS" }, "1", "1 × UPS, about 68–113 kg", 68_000, 113_000, true],
  [{ ...FRIDGE, name: "Holden VT" }, "80 kg", "80 kg of Holden VT", 80_000, 80_000, false],
  [{ ...FRIDGE, grams: null }, "70 kg", "70 kg of fridge", 70_000, 70_000, false],
  // A thousand times 1.005 is less than 1005 to a computer.
  [STEEL, "1.005", "1.005 kg", 1005, 1005, false],
])("%j, “%s”, counts as its metal: %s", (of, text, part, minGrams, maxGrams, isAbout) => {
  expect(countRow(row(of, text))).toEqual({
    ...{ material: STEEL.metal, minGrams, maxGrams, isAbout, parts: [part] },
    bought: of.bought ? [of.bought] : [],
  });
});

it.each([
  [row(null, "3"), "We can’t look it up right now."],
  [WHICH, "Which one is it?"],
  [row({ ...FRIDGE, metal: null }, "1"), "Yards don’t buy it by the price of a metal."],
  [
    row({ ...FRIDGE, grams: null }, "1"),
    "No source says what one weighs. Weigh it, and choose kg.",
  ],
  [row(STEEL, "-1"), "A weight can’t be negative."],
  [row(FRIDGE, "3 m"), "Count this in pieces, or in kg."],
  [row(PIPE, "2x"), "Count this in metres, or in kg."],
  [row(STEEL, "2x"), "This is bought by weight: type kilograms."],
  [
    row(STEEL, "3 m"),
    "This is bought by weight: weigh a metre, and type the kilograms of all of it.",
  ],
])("what cannot be counted is left out, and why is said (%#)", (given, reason) => {
  expect(countRow(given)).toEqual({ reason });
});

it("nothing is counted of what has no amount", () => {
  expect(countRow(row(FRIDGE, ""))).toBeUndefined();
});

it.each([row(FRIDGE, ""), row(FRIDGE, "2"), row(FRIDGE, "2 kg"), row(PIPE, "2"), row(null, "2x")])(
  "an amount that fits is no problem (%#)",
  (given) => {
    expect(problemOf(given)).toBeUndefined();
  },
);

it("rows of one metal are one line, and the others are listed by name", () => {
  const copper = { ...STEEL.metal!, slug: "copper" };
  const { lines, leftOut } = countLoad([
    row(STEEL, "10"),
    row({ ...FRIDGE, isWeak: true }, "1"),
    row(null, "2", { name: "unobtainium" }),
    row(FRIDGE, "2 kg"),
    row({ ...FRIDGE, pays: 0.5 }, "1"),
    row({ ...PIPE, metal: copper }, "4"),
  ]);
  expect(lines).toMatchObject([
    {
      ...{ minGrams: 80_000, maxGrams: 125_000, isAbout: true, weakGrams: 113_000 },
      parts: ["10 kg", "1 × fridge, about 68–113 kg", "2 kg of fridge"],
      bought: ["as light steel"],
    },
    { pays: 0.5, minGrams: 68_000, isAbout: true },
    { material: copper, minGrams: 2000, maxGrams: 2400, isAbout: false },
  ]);
  expect(leftOut).toEqual([
    { name: "unobtainium", title: "“thing”", reason: "We can’t look it up right now." },
  ]);
});

it("yards have to list what has an amount, each once, under the name that they list it by", () => {
  const tin = good("tin");
  expect(wantedOf([row(STEEL, "1"), row(FRIDGE, "2"), row(FRIDGE, "3"), row(tin, "")])).toEqual([
    ...["steel", "whitegoods"],
  ]);
  expect(
    wantedOf([row({ ...FRIDGE, listedAs: "" }, "1"), row(FRIDGE, "3 m"), row(null, "1")]),
  ).toEqual([]);
});
