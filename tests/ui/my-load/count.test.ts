import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import type { Good } from "../../../app/goods/goods.ts";
import { countLoad, countRow, wantedOf } from "../../../app/my-load/count.ts";
import { problemOf } from "../../../app/my-load/load-row.ts";
import table from "./counts.csv?raw";
import { FRIDGE, good, row } from "./load.ts";

// An amount of a thing: the part of the total that it counts as, in grams and about or not; or the reason for leaving it
// out, which may be a problem of its amount. Nothing is said without an amount.
type Line = Record<
  "thing" | "amount" | "counts" | "grams" | "about" | "left out" | "problem",
  string
>;
const LINES: Line[] = parse(table, { columns: true });

const STEEL = good("steel");
const PIPE = good("pipe", { ...{ unit: "m", grams: [500, 600] }, metal: STEEL.metal });
const GOODS: Record<string, Good> = {
  ...{ steel: STEEL, pipe: PIPE, fridge: FRIDGE },
  UPS: { ...FRIDGE, name: "UPS" },
  "Holden Commodore ute": { ...FRIDGE, name: "Holden Commodore ute" },
  "light steel": { ...STEEL, slug: "light-steel", name: "Light steel", bought: "for less" },
  trampoline: { ...FRIDGE, name: "Trampoline", grams: null },
  pewter: { ...FRIDGE, metal: null },
};

it.each(LINES)("$amount of $thing counts as $counts, or is left out: $left out", (line) => {
  const of = GOODS[line.thing] ?? null;
  const given = row(of, line.amount);
  const reason = line["left out"];
  const [minGrams, maxGrams] = line.grams.split("-").map(Number);
  const counted = {
    ...{ material: STEEL.metal, minGrams, maxGrams, isAbout: line.about === "yes" },
    ...{ parts: [line.counts], bought: of?.bought ? [of.bought] : [] },
  };
  expect(countRow(given)).toEqual(line.amount ? (reason ? { reason } : counted) : undefined);
  expect(problemOf(given)).toBe(line.problem ? reason : undefined);
});

it("the question about a name is the reason for leaving it out", () => {
  const note = { text: "Which one is it?" };
  expect(countRow(row(null, "3", { note }))).toEqual({ reason: "Which one is it?" });
});

it("rows of one metal are one line, and the others are listed by name", () => {
  const copper = { ...STEEL.metal!, slug: "copper" };
  const { lines, leftOut } = countLoad([
    row(STEEL, "10"),
    row({ ...FRIDGE, isWeak: true }, "1"),
    row(null, "2", { name: "unobtainium" }),
    row(FRIDGE, "2 kg"),
    row({ ...FRIDGE, pays: 0.5 }, "1"),
    row({ ...PIPE, metal: copper }, "3"),
    row({ ...PIPE, metal: copper }, "1"),
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

it("yards have to list goods with an amount, each once, under the name that they list it by", () => {
  const tin = good("tin");
  const listed = [row(STEEL, "1"), row(FRIDGE, "2"), row(FRIDGE, "3"), row(tin, "")];
  expect(wantedOf(listed)).toEqual(["steel", "whitegoods"]);
  const unlisted = [row({ ...FRIDGE, listedAs: "" }, "1"), row(FRIDGE, "3 m"), row(null, "1")];
  expect(wantedOf(unlisted)).toEqual([]);
});
