import { expect, test } from "vitest";
import type { Data } from "../data-folder.ts";
import { publishOn, realData } from "../live.ts";
import { placedTarget } from "../sqlite-target.ts";

/** Sets prices, each as city, metal, lowest, highest and day; all others are none. */
const prices =
  (...rows: [city: string, metal: string, min: string, max: string, day: string][]) =>
  (data: Data) => {
    const [first] = data.prices;
    data.prices = rows.map(([city_slug, material_slug, min, max, checked_on]) => {
      return { ...first!, city_slug, material_slug, min, max, checked_on };
    });
  };

/** What is packed after each of these rounds of prices was published. */
async function packed(...rounds: Parameters<typeof prices>[]) {
  const target = placedTarget();
  for (const rows of rounds)
    await publishOn(target, realData(prices(...rows)), { accepted: ["moves", "range", "days"] });
  const [lists = [], changes = []] = await target.query([
    "select * from lists order by name",
    "select * from price_changes order by 1, 2, 3",
  ]);
  const listOf = (name: string) => {
    const row = lists.find((list) => list.name === name);
    return row && (JSON.parse(String(row.rows)) as unknown[][]);
  };
  return { listOf, names: lists.map(({ name }) => name), changes };
}

test("cities are packed with whether they have a price, and the day of their newest", async () => {
  const { listOf } = await packed([
    ["sydney", "copper", "8", "9", "2026-11-10"],
    ["sydney", "aluminum", "2", "3", "2026-11-12"],
    ["hobart", "copper", "0", "0", "2026-11-18"],
    ["hobart", "aluminum", "1", "2", "2026-11-01"],
    ["coffs-harbour", "copper", "0", "0", "2026-11-17"],
  ]);
  expect(listOf("cities")).toEqual([
    [2, "Coffs Harbour", "coffs-harbour", "NSW", -33.869, 151.209, 0, null],
    [3, "Hobart", "hobart", "TAS", -33.869, 151.209, 1, "2026-11-01"],
    [13, "Sydney", "sydney", "NSW", -33.869, 151.209, 1, "2026-11-12"],
  ]);
});

test("the prices of each metal, and their range by day, are those of the cities that have one", async () => {
  const { listOf } = await packed([
    ["sydney", "copper", "8", "9", "2026-11-10"],
    ["hobart", "copper", "7", "8.50", "2026-11-10"],
    ["coffs-harbour", "copper", "8.20", "9.10", "2026-11-11"],
    ["sydney", "aluminum", "2", "3", "2026-11-10"],
    ["hobart", "aluminum", "0", "0", "2026-11-10"],
  ]);
  expect(listOf("ranges")?.toSorted()).toEqual([
    [1, "2026-11-10", 700, 900, "copper"],
    [1, "2026-11-11", 820, 910, "copper"],
    [2, "2026-11-10", 200, 300, "aluminum"],
  ]);
  expect(listOf("prices copper")).toEqual([
    [2, "2026-11-11", 820, 910],
    [3, "2026-11-10", 700, 850],
    [13, "2026-11-10", 800, 900],
  ]);
  expect(listOf("prices aluminum")).toEqual([[13, "2026-11-10", 200, 300]]);
});

test("how to reach its yards is packed by city", async () => {
  const { listOf } = await packed([["sydney", "copper", "8", "9", "2026-09-10"]]);
  const contact = (id: number) => [id, `${id} Smelter Road`, "(02) 9999 1234"];
  expect(listOf("yards 13")).toEqual([contact(1), contact(3)]);
  expect(listOf("yards 2")).toEqual([contact(2)]);
  expect(listOf("yards 3")).toBeUndefined();
});

test("months are packed with the latest first, and those of a metal with the earliest", async () => {
  const { listOf, names } = await packed(
    [
      ["sydney", "copper", "8", "9", "2026-09-10"],
      ["sydney", "aluminum", "2", "3", "2026-09-10"],
    ],
    [
      ["sydney", "copper", "8.20", "9.20", "2026-10-10"],
      ["sydney", "aluminum", "2", "3", "2026-09-10"],
      ["hobart", "copper", "7", "8.10", "2026-10-11"],
    ],
    // Once more in the same month.
    [
      ["sydney", "copper", "8.20", "9.20", "2026-10-17"],
      ["sydney", "aluminum", "2", "3", "2026-09-10"],
      ["hobart", "copper", "7", "8.10", "2026-10-11"],
    ],
  );
  expect(names.filter((name) => !String(name).startsWith("yards"))).toEqual([
    ...[
      "cities",
      "material 1",
      "material 2",
      "months",
      "prices aluminum",
      "prices copper",
      "ranges",
    ],
  ]);
  expect(listOf("months")).toEqual(["2026-10", "2026-09"]);
  expect(listOf("material 1")).toEqual([
    ["2026-09", 800, 900, 850, 1, 1],
    ["2026-10", 700, 920, 812.5, 2, 3],
  ]);
  expect(listOf("material 2")).toEqual([["2026-09", 200, 300, 250, 1, 1]]);
});

test("what each publication changed is packed by city and by metal, the last that was recorded first", async () => {
  const { changes } = await packed(
    [["sydney", "copper", "8", "9", "2026-11-10"]],
    [
      ["sydney", "copper", "8.20", "9.10", "2026-11-11"],
      ["sydney", "aluminum", "2", "3", "2026-11-11"],
      ["hobart", "copper", "7", "8", "2026-11-12"],
    ],
    // Only checked again.
    [
      ["sydney", "copper", "8.20", "9.10", "2026-11-13"],
      ["sydney", "aluminum", "2", "3", "2026-11-11"],
      ["hobart", "copper", "7", "8", "2026-11-12"],
    ],
  );
  const first = [1, "2026-11-10", 800, 900, null, null];
  const moved = ["2026-11-11", 820, 910, 800, 900];
  const [hobart, aluminium] = [
    ["2026-11-12", 700, 800, null, null],
    ["2026-11-11", 200, 300, null, null],
  ];
  const found = changes.map((row) => Object.values(row).map(String).join(" "));
  const line = (subject: string, id: number, publication: number, ...rows: unknown[]) =>
    `${subject} ${id} ${publication} ${JSON.stringify(rows)}`;
  expect(found).toEqual([
    line("city", 3, 2, [1, ...hobart]),
    line("city", 13, 1, first),
    line("city", 13, 2, [2, ...aluminium], [1, ...moved]),
    line("material", 1, 1, [13, ...first.slice(1)]),
    line("material", 1, 2, [3, ...hobart], [13, ...moved]),
    line("material", 2, 2, [13, ...aluminium]),
  ]);
});
