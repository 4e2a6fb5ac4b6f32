import { expect, test } from "vitest";
import { yardsToRing } from "../../../publishing/compare/round.ts";
import type { Row } from "../../../publishing/derive/tables.ts";

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
});

test("a city's yards come by the day on which they were last asked anything, and then by name", () => {
  const scrapYards = [
    yard(1, "Wattle"),
    yard(2, "Zinc"),
    yard(3, "Ash"),
    yard(4, "Elm"),
    yard(5, "Elsewhere", { cityId: 2 }),
    yard(6, "Gone", { mergedInto: 4 }),
  ];
  const quotes = [said(4, 1, "12", 800), said(1, 1, "19", 800), said(1, 2, "01", 400)];
  const rung = yardsToRing(1, { scrapYards, materials: METALS, quotes });
  expect(rung.map(({ name, askedOn }) => `${name} ${askedOn}`.trim())).toEqual([
    ...["Ash", "Zinc", "Elm 2026-11-12", "Wattle 2026-11-19"],
  ]);
  // What a yard said that is a part of it now was said by it.
  const later = [...quotes, said(6, 1, "20", 790, 850)];
  const last = yardsToRing(1, { scrapYards, materials: METALS, quotes: later }).at(-1);
  expect(last?.name).toBe("Elm");
  expect([...last!.last]).toEqual([[1, "7.90-8.50, 2026-11-20 (4)"]]);
});

test("a yard is asked for what it takes or was asked for, and for all where that is not known", () => {
  const scrapYards = [
    yard(1, "A", { acceptedMaterials: ["Copper"], phone: "1300", openingHours: "Mo 07:00-16:00" }),
    yard(2, "B", { acceptedMaterials: [] }),
  ];
  const quotes = [said(1, 3, "12", 20), said(1, 3, "10", 30), said(1, 3, "11", 40)];
  const [second, first] = yardsToRing(1, { scrapYards, materials: METALS, quotes });
  expect([...first!.metals].sort()).toEqual([1, 3]);
  expect([...first!.last]).toEqual([[3, "0.20, 2026-11-12 (1)"]]);
  expect(first).toMatchObject({ phone: "1300", hours: "Mo 07:00-16:00" });
  expect([...second!.metals]).toEqual([1, 2, 3]);
  expect(second).toMatchObject({ phone: "", hours: "", askedOn: "" });
});
