import { expect, test } from "vitest";
import type { Data } from "../data-folder.ts";
import { publishOn, realData } from "../live.ts";
import { placedTarget } from "../sqlite-target.ts";

/** Sets prices, each as city, metal, lowest, highest and day; all others are none. */
const prices =
  (...rows: string[]) =>
  (data: Data) => {
    const [first] = data.prices;
    data.prices = rows.map((row) => {
      const [city_slug = "", material_slug = "", min = "", max = "", checked_on = ""] =
        row.split(" ");
      return { ...first!, city_slug, material_slug, min, max, checked_on };
    });
  };

/** What is packed after each of these rounds of prices was published. */
async function packed(...rounds: string[][]) {
  const target = placedTarget();
  for (const rows of rounds)
    await publishOn(target, realData(prices(...rows)), { accepted: ["moves", "range", "days"] });
  const [lists = [], changes = []] = await target.query([
    "select * from lists order by name",
    "select * from price_changes order by 1, 2, 3",
  ]);
  return {
    lists: Object.fromEntries(lists.map((list) => [list.name, JSON.parse(String(list.rows))])),
    changes: changes.map((row) => Object.values(row).map(String).join(" ")),
  };
}

test("cities, prices and their ranges by day, and yards are packed as they are shown", async () => {
  const { lists } = await packed([
    "sydney copper 8 9 2026-11-10",
    "sydney aluminum 2 3 2026-11-12",
    "hobart copper 7 8.50 2026-11-10",
    "hobart aluminum 0 0 2026-11-18",
    "coffs-harbour aluminum 0 0 2026-11-17",
  ]);
  // With whether they have a price, and the day of their newest.
  expect(lists.cities).toEqual([
    [2, "Coffs Harbour", "coffs-harbour", "NSW", -33.869, 151.209, 0, null],
    [3, "Hobart", "hobart", "TAS", -33.869, 151.209, 1, "2026-11-10"],
    [13, "Sydney", "sydney", "NSW", -33.869, 151.209, 1, "2026-11-12"],
  ]);
  expect(lists.ranges.toSorted()).toEqual([
    [1, "2026-11-10", 700, 900, "copper"],
    [2, "2026-11-12", 200, 300, "aluminum"],
  ]);
  expect(lists["prices copper"]).toEqual([
    [3, "2026-11-10", 700, 850],
    [13, "2026-11-10", 800, 900],
  ]);
  expect(lists["prices aluminum"]).toEqual([[13, "2026-11-12", 200, 300]]);
  const contact = (id: number) => [id, `${id} Smelter Road`, "(02) 9999 1234"];
  expect([lists["yards 13"], lists["yards 3"]]).toEqual([[contact(1), contact(3)], undefined]);
});

test("months are packed with the latest first, and those of a metal with the earliest", async () => {
  const stays = "sydney aluminum 2 3 2026-09-10";
  const { lists } = await packed(
    ["sydney copper 8 9 2026-09-10", stays],
    ["sydney copper 8.20 9.20 2026-10-10", stays, "hobart copper 7 8.10 2026-10-11"],
    // Once more in the same month.
    ["sydney copper 8.20 9.20 2026-10-17", stays, "hobart copper 7 8.10 2026-10-11"],
  );
  expect(lists.months).toEqual(["2026-10", "2026-09"]);
  expect(lists["material 1"]).toEqual([
    ["2026-09", 800, 900, 850, 1, 1],
    ["2026-10", 700, 920, 812.5, 2, 3],
  ]);
  expect(lists["material 2"]).toEqual([["2026-09", 200, 300, 250, 1, 1]]);
});

test("what each publication changed is packed by city and by metal, the last that was recorded first", async () => {
  const others = ["sydney aluminum 2 3 2026-11-11", "hobart copper 7 8 2026-11-12"];
  const { changes } = await packed(
    ["sydney copper 8 9 2026-11-10"],
    ["sydney copper 8.20 9.10 2026-11-11", ...others],
    // Only checked again.
    ["sydney copper 8.20 9.10 2026-11-13", ...others],
  );
  const [first, moved] = ['"2026-11-10",800,900,null,null', '"2026-11-11",820,910,800,900'];
  const [hobart, aluminium] = ['"2026-11-12",700,800,null,null', '"2026-11-11",200,300,null,null'];
  expect(changes).toEqual([
    `city 3 2 [[1,${hobart}]]`,
    `city 13 1 [[1,${first}]]`,
    `city 13 2 [[2,${aluminium}],[1,${moved}]]`,
    `material 1 1 [[13,${first}]]`,
    `material 1 2 [[3,${hobart}],[13,${moved}]]`,
    `material 2 2 [[13,${aluminium}]]`,
  ]);
});
