import { expect, test } from "vitest";
import { yardsToRing } from "../../../publishing/compare/yards-to-ring.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

const TODAY = "2026-11-27";
const METALS = ["copper", "brass", "steel"].map((slug, i) => ({
  ...{ id: i + 1, slug, name: slug, aliases: [], family: null },
})) as unknown as Row<"materials">[];

const yard = (id: number, name: string, more: Partial<Row<"scrapYards">> = {}) =>
  ({
    ...{ id, name, cityId: 1, mergedInto: null, phone: null, openingHours: null },
    ...{ acceptedMaterials: null, ...more },
  }) as Row<"scrapYards">;

const said = (yardId: number, materialId: number, day: string, low: number, high = low) => ({
  ...{ isSample: false, yardId, materialId, quotedOn: `2026-11-${day}` },
  ...{ lowCents: low, highCents: high, how: null, by: null, note: null },
  ...{ isShown: false, acceptedBy: null },
});

test("a city's yards come by the day of their last quote, and then by name", () => {
  const scrapYards = ["Wattle", "Zinc", "Ash", "Elm"].map((name, i) => yard(i + 1, name));
  scrapYards.push(yard(5, "Elsewhere", { cityId: 2 }), yard(6, "Gone", { mergedInto: 4 }));
  const quotes = [said(4, 1, "12", 800), said(1, 1, "19", 800), said(1, 2, "01", 400)];
  const rung = yardsToRing(1, { scrapYards, materials: METALS, quotes, todos: [] }, TODAY);
  expect(rung.map(({ name, askedOn }) => `${name} ${askedOn}`.trim())).toEqual([
    ...["Ash", "Zinc", "Elm 2026-11-12", "Wattle 2026-11-19"],
  ]);
  // The quote of a yard that was merged into it is its own.
  const later = [...quotes, said(6, 1, "20", 790, 850)];
  const known = { scrapYards, materials: METALS, quotes: later, todos: [] };
  const last = yardsToRing(1, known, TODAY).at(-1);
  expect(last?.name).toBe("Elm");
  const price = { lowCents: 790, highCents: 850, quotedOn: "2026-11-20", yard: 4 };
  expect(last!.last.get(1)).toMatchObject(price);
});

test("yards with a due to-do come first, and those with later ones last", () => {
  const scrapYards = ["Ash", "Elm", "Oak", "Yew"].map((name, i) => yard(i + 1, name));
  const quotes = [said(4, 1, "19", 800)];
  const todo = (yardId: number, day: string, dueOn: string | null) => ({
    ...{ yardId, notedOn: `2026-11-${day}`, note: "call back", by: null, dueOn },
  });
  const todos = [
    todo(1, "19", "2026-11-28"),
    // That it closed down names no day.
    todo(2, "19", null),
    todo(4, "20", TODAY),
    todo(4, "21", "2026-12-01"),
  ];
  const rung = yardsToRing(1, { scrapYards, materials: METALS, quotes, todos }, TODAY);
  expect(rung.map(({ name }) => name)).toEqual(["Yew", "Elm", "Oak", "Ash"]);
});

test("a yard has the metals that it takes or quoted, and all where that is not known", () => {
  const scrapYards = [
    yard(1, "A", { acceptedMaterials: ["Copper"], phone: "1300", openingHours: "Mo 07:00-16:00" }),
    yard(2, "B", { acceptedMaterials: [] }),
  ];
  const quotes = [said(1, 3, "12", 20), said(1, 3, "10", 30), said(1, 3, "11", 40)];
  const known = { scrapYards, materials: METALS, quotes, todos: [] };
  const [second, first] = yardsToRing(1, known, TODAY);
  expect([...first!.metals].sort()).toEqual([1, 3]);
  expect([...first!.last.values()]).toMatchObject([{ lowCents: 20, quotedOn: "2026-11-12" }]);
  expect(first).toMatchObject({ phone: "1300", hours: "Mo 07:00-16:00" });
  expect([...second!.metals]).toEqual([1, 2, 3]);
  expect(second).toMatchObject({ phone: "", hours: "", askedOn: "" });
});
