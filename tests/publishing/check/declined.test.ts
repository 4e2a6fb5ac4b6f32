import { expect, test } from "vitest";
import { decline } from "../../../publishing/check/declined.ts";
import type { CsvFile, CsvFiles } from "../../../publishing/read/header.ts";

const file = (name: string, rows: Record<string, string>[]): CsvFile => ({
  ...{ name, problems: [] },
  rows: rows.map((cells, i) => ({ line: i + 2, cells, typed: cells })),
});

const MATERIALS = [
  { slug: "copper", name: "Copper", aliases: "red-metal", family: "" },
  { slug: "bright-wire", name: "Bright wire", aliases: "", family: "copper" },
  { slug: "burnt-wire", name: "Burnt wire", aliases: "burnt-copper; burnt", family: "copper" },
  { slug: "brass", name: "Brass", aliases: "", family: "" },
];

/** What a yard lists once it said that it does not take a metal, and what is said of that. */
function after(listed: string, metal: string, line: number | string = 2) {
  const yard = { id: "1", name: "Ore Road Metals", accepted_materials: listed };
  const other = { id: "2", name: "Other", accepted_materials: "Brass; Burnt copper" };
  const files = {
    materials: file("materials.csv", MATERIALS),
    scrap_yards: file("scrap_yards.csv", [yard, other]),
    quotes: file("quotes.csv", []),
  } as Partial<CsvFiles> as CsvFiles;
  const row = { yard_id: "1", material_slug: metal };
  const notes = decline(files, [{ line, cells: row, typed: row }]);
  return { listed: yard.accepted_materials, notes };
}

test.each([
  ["Copper; Brass", "brass", "Copper"],
  // By an alias, and by two words.
  ["Red metal; Brass; Copper", "copper", "Brass;Bright wire;Burnt copper"],
  // The family goes, and the others that were bought by its word stay: one is named as another yard does.
  ["Copper", "copper", "Bright wire;Burnt copper"],
  ["Copper; Bright wire", "copper", "Bright wire"],
  // What is no metal of ours stays, and what is not on the list changes nothing.
  ["Brass; Old cars", "brass", "Old cars"],
  ["Old cars; Brass", "copper", "Old cars; Brass"],
  ["Brass", "gold", "Brass"],
])("of %j, no %s leaves %j", (listed, metal, left) => {
  expect(after(listed, metal)).toEqual({ listed: left, notes: [] });
});

test.each([
  // The word of its family would still say it.
  ["Copper", "bright-wire", 4, "line 4"],
  ["Copper; Brass; Burnt", "burnt-wire", 5, "line 5"],
  // Nothing at all would say that all is taken.
  ["Brass", "brass", "B3", "cell B3"],
  ["", "brass", 2, "line 2"],
])("of %j, no %s cannot be said by the list", (listed, metal, line, place) => {
  const note = `quotes.csv: left out "no" on ${place}: what Ore Road Metals takes can't say that without ${metal}; change its accepted_materials`;
  expect(after(listed, metal, line)).toEqual({ listed, notes: [note] });
});
