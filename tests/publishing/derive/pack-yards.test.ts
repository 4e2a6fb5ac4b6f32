import { expect, test } from "vitest";
import { toYardBlocks } from "../../../publishing/derive/pack-yards.ts";
import type { Row } from "../../../publishing/derive/tables.ts";
import { toWorldPrices } from "../../../publishing/derive/world-prices.ts";

// Yards that pages read at once are packed when they are published.

test("world prices are one row for each series, its months from the earliest on", () => {
  const row = (series: string, month: string, usd: string) => {
    const rates = { aud_per_usd: "1.5", aud_per_kg: "12.0000", unit: `${series}/t` };
    return { ...{ series, month, usd }, ...rates, edition: "2026-06-02" };
  };
  const rows = [
    row("copper", "2026-03", "9000"),
    row("copper", "2025-12", "7000"),
    row("copper", "2026-01", "8000"),
    row("lead", "2026-01", "2000"),
  ];
  const packed = { edition: "2026-06-02" };
  expect(toWorldPrices(rows)).toEqual([
    {
      ...{ ...packed, series: "copper", unit: "copper/t" },
      months: [
        ["2025-12", 7000, 1.5, 12],
        ["2026-01", 8000, 1.5, 12],
        ["2026-03", 9000, 1.5, 12],
      ],
    },
    { ...packed, series: "lead", unit: "lead/t", months: [["2026-01", 2000, 1.5, 12]] },
  ]);
});

const CITY = { id: 3, name: "Hobart", state: "TAS", timeZone: "Australia/Hobart" };

function yard(id: number, name: string, more: Partial<Row<"scrapYards">> = {}): Row<"scrapYards"> {
  return {
    ...{ id, name, address: `${id} Road`, cityId: 3, phone: null, website: null },
    ...{ description: null, acceptedMaterials: null, services: null, latitude: null },
    ...{ longitude: null, openingHours: null, checkedOn: null, isApproximate: false },
    ...{ mergedInto: null, closed: null, source: null, takes: null, askedIn: null },
    ...{ email: null, ownPrices: null, ...more },
  };
}

test("yards are in the block of the remainder of their id by seven, by name; merged ones only as rows", () => {
  const yards = [yard(8, "Zinc"), yard(1, "Beta"), yard(15, "Alpha"), yard(7, "Nought")];
  const merged = yard(22, "Gone", { mergedInto: 1 });
  const blocks = toYardBlocks([...yards, merged], [CITY]);
  expect(blocks.map(({ block }) => block)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(blocks[0]!.rows.map(({ id }) => id)).toEqual([7]);
  expect(blocks[1]!.rows.map(({ id }) => id)).toEqual([15, 1, 22, 8]);
  expect(blocks[1]!.content.yards.map(([id]) => id)).toEqual([15, 1, 8]);
  expect(blocks[2]!.rows).toEqual([]);
  expect(blocks[2]!.content.cities).toEqual([[3, "Hobart", "TAS", "Australia/Hobart"]]);
});

test("a block has each word and each set once, and a position only where both coordinates are known", () => {
  const yards = [
    yard(1, "A", {
      ...{ acceptedMaterials: ["copper", "lead"], services: ["Bins"], checkedOn: "2026-11-09" },
      ...{ latitude: -42.5, longitude: 147.25, openingHours: "Mo 07:00-16:00" },
    }),
    yard(8, "B", {
      ...{ acceptedMaterials: ["lead", "copper"], services: ["Bins"], longitude: 147 },
    }),
    yard(15, "C", {
      ...{ acceptedMaterials: ["lead"], services: null, checkedOn: "2026-11-09", latitude: -42 },
      openingHours: "Mo 07:00-16:00",
    }),
  ];
  expect(toYardBlocks(yards, [CITY])[1]!.content).not.toHaveProperty("clocks");
  expect(toYardBlocks(yards, [CITY])[1]!.content).toMatchObject({
    words: ["copper", "lead", "Bins", "2026-11-09", "Mo 07:00-16:00"],
    sets: [
      [[0, 1], [2]],
      [[1], []],
    ],
    yards: [
      [1, "A", "1 Road", 3, 0, 3, -42.5, 147.25],
      [8, "B", "8 Road", 3, 0, -1],
      [15, "C", "15 Road", 3, 1, 3],
    ],
    hours: [4, -1, 4],
  });
  const abroad = yard(22, "D", { address: "1 Road, Tweed Heads NSW 2485" });
  const { clocks, words } = toYardBlocks([...yards, abroad], [CITY])[1]!.content;
  expect(clocks?.map((word) => words[word] ?? null)).toEqual([
    ...[null, null, null, "NSW Australia/Sydney"],
  ]);
  const shut = yards.map((one, i) =>
    i === 1 ? { ...one, closed: "2026-12-20..2026-12-21" } : one,
  );
  const closures = [yards, shut].map((all) => toYardBlocks(all, [CITY])[1]!.content);
  expect(closures.map(({ closed, words }) => closed?.map((word) => words[word] ?? null))).toEqual([
    ...[undefined, [null, "2026-12-20..2026-12-21", null]],
  ]);
});
