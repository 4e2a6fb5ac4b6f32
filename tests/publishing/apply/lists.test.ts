import { expect, test } from "vitest";
import type { Data } from "../data-folder.ts";
import { publishOn, realData } from "../live.ts";
import { placedTarget } from "../sqlite-target.ts";

/** Sets prices, each as city, metal, lowest, highest and day; the third yard is a part of the first. */
const prices =
  (...rows: string[]) =>
  (data: Data) => {
    data.prices = rows.map((row) => {
      const [city_slug = "", material_slug = "", min = "", max = "", checked_on = ""] =
        row.split(" ");
      return { ...data.prices[0]!, city_slug, material_slug, min, max, checked_on };
    });
    for (const yard of data.scrap_yards)
      Object.assign(yard, { merged_into: yard.id === "3" ? "1" : "" });
  };

// The other lists are tested where pages show them.
test("pages find prices that there are, yards that are listed, and the change that was recorded last first", async () => {
  const target = placedTarget();
  const none = "hobart copper 0 0 2026-11-18";
  await publishOn(target, realData(prices("sydney copper 8 9 2026-11-10", none)));
  const moved = ["sydney copper 8.20 9.10 2026-11-11", "sydney aluminum 2 3 2026-11-11"];
  await publishOn(target, realData(prices(...moved, none)), { accepted: ["range"] });
  const [lists = [], changes = []] = await target.query([
    "select rows from lists where name in ('prices copper', 'yards 13') order by name",
    "select * from price_changes where subject = 'city' order by publication_id",
  ]);
  expect(lists.map(({ rows }) => rows)).toEqual([
    '[[13,"2026-11-11",820,910]]',
    '[[1,"1 Smelter Road","(02) 9999 1234"]]',
  ]);
  expect(changes.map((row) => Object.values(row).map(String).join(" "))).toEqual([
    'city 13 1 [[1,"2026-11-10",800,900,null,null]]',
    'city 13 2 [[2,"2026-11-11",200,300,null,null],[1,"2026-11-11",820,910,800,900]]',
  ]);
});
