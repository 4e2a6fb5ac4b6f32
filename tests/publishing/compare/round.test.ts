import { expect, test } from "vitest";
import { yardsToRing } from "../../../publishing/compare/round.ts";
import type { LiveRows } from "../../../publishing/derive/tables.ts";

const COPPER = { id: 1, slug: "copper", name: "Copper", aliases: [], family: null };
const LEAD = { id: 2, slug: "lead", name: "Lead", aliases: [], family: null };

test("a yard is asked about what it takes, and again about what it was asked about before", () => {
  const yard = { cityId: 13, mergedInto: null, phone: null, openingHours: null };
  const [asked, other] = yardsToRing(13, {
    scrapYards: [
      { ...yard, id: 1, name: "Asked", acceptedMaterials: ["Copper"] },
      { ...yard, id: 2, name: "Not asked", acceptedMaterials: ["Copper"] },
    ],
    materials: [COPPER, LEAD],
    quotes: [{ yardId: 1, materialId: 2, quotedOn: "2026-11-12", lowCents: 210, highCents: 210 }],
  } as unknown as LiveRows).toReversed();
  expect([...asked!.metals]).toEqual([1, 2]);
  expect([...other!.metals]).toEqual([1]);
  expect(asked!.last.get(2)).toBe("2.10, 2026-11-12 (1)");
});
