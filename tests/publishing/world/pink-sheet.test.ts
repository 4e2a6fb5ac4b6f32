import { expect, test } from "vitest";
import { readPinkSheet } from "../../../publishing/world/pink-sheet.ts";
import { editionFile } from "./edition-file.ts";

test("a workbook is read by the names of its sheet and columns", async () => {
  const edition = await readPinkSheet("CMO.xlsx", editionFile());
  expect(edition.day).toBe("2026-06-02");
  expect(edition.prices.get("copper")).toEqual(new Map([["2026-05", 13543.19]]));
  expect([...edition.prices.keys()].toSorted()).toEqual([
    ...["aluminium", "copper", "iron-ore", "lead", "nickel", "tin", "zinc"],
  ]);
});

test.each([
  ["another sheet", { sheet: "Annual Prices" }, 'has no sheet "Monthly Prices"'],
  ["no day", { updated: "June" }, 'does not say "Updated on"'],
  ["no copper", { names: ["Aluminum", "", "Cu"] }, 'has no column "Aluminum"'],
  ["another unit", { units: ["($/kg)"] }, 'gives "Aluminum" in ($/kg)'],
  ["a word", { months: { "2026M05": ["n.a."] } }, 'has "n.a." as a price of "Aluminum"'],
  [
    "a formula without a result",
    { months: { "2026M05": [{ xml: "><f>B6</f></c>" }] } },
    'has "a cell that has a formula without a saved result',
  ],
  ["nothing for a price", { months: { "2026M05": ["0"] } }, 'has "0" as a price of "Aluminum"'],
  ["less than nothing", { months: { "2026M05": [1, 1, "-1"] } }, 'has "-1" as a price of "Copper"'],
  ["no months", { months: {} }, 'has no prices of "Aluminum"'],
])("a workbook with %s is refused, and says what to do", async (_, shown, reason) => {
  const refused = readPinkSheet("CMO.xlsx", editionFile(shown));
  await expect(refused).rejects.toThrow(`CMO.xlsx: ${reason}`);
  await expect(refused).rejects.toThrow("Download the workbook of monthly prices again");
});

test("a workbook has months of a year, signs for no price, and prices of four decimals", async () => {
  const shown = [1, 2, 3, 4, 5, 6, 7];
  const months = {
    ...{ "2025M12": shown, "2026M01": ["…", "..", "", 4, " 5 ", 6, 7], "2026M10": shown },
    ...{ "2026M13": shown, "2026M00": shown, Average: shown, "12026M03": shown },
    "2026M02": [1, 2, "0.123449999", "4.00006", 5, 6, "0.30000000000000004"],
  };
  const edition = await readPinkSheet(
    "CMO.xlsx",
    editionFile({ updated: "UPDATED ON December 31, 2026", months }),
  );
  expect(edition.day).toBe("2026-12-31");
  const { copper, aluminium, zinc, lead, tin } = Object.fromEntries(edition.prices);
  expect([...copper!]).toEqual([
    ["2025-12", 3],
    ["2026-10", 3],
    ["2026-02", 0.1234],
  ]);
  expect([...aluminium!.keys()]).toEqual(["2025-12", "2026-10", "2026-02"]);
  expect(zinc!.get("2026-02")).toBe(0.3);
  expect(lead!.get("2026-02")).toBe(4.0001);
  expect([lead!.get("2026-01"), tin!.get("2026-01")]).toEqual([4, 5]);
});

test("a workbook may state the unit of iron ore as either, and no other", async () => {
  const tonnes = Array.from({ length: 7 }, () => "($/mt)");
  const units = tonnes.with(1, "($/dmt)");
  const ore = await readPinkSheet("CMO.xlsx", editionFile({ units, sheet: " Monthly Prices" }));
  expect(ore.prices.get("iron-ore")).toEqual(new Map([["2026-05", 108.64]]));
  await expect(readPinkSheet("CMO.xlsx", editionFile({ units: tonnes }))).rejects.toThrow(
    'gives "Iron ore, cfr spot" in ($/mt) instead of ($/dmtu).',
  );
});

test("a page in place of a workbook is refused", async () => {
  const page = new TextEncoder().encode("<!doctype html><title>Not found</title>");
  await expect(readPinkSheet("CMO.xlsx", page)).rejects.toThrow("cannot be read as an .xlsx file");
});
