import { expect, test } from "vitest";
import { readRows } from "../../../seed/sample/files.ts";
import { weeklyHistory } from "../../../seed/sample/history.ts";
import { fillLedger } from "../../../seed/sample/ledger.ts";
import { quotesBefore } from "../../../seed/sample/quotes.ts";
import { random } from "../../../seed/sample/random.ts";
import { checkDays, published } from "../../../seed/sample/record.ts";
import { worldLevels } from "../../../seed/sample/world-level.ts";
import { copper, realData } from "../../publishing/live.ts";
import { migratedSqlite, sqliteTarget } from "../../publishing/sqlite-target.ts";

// What is invented is always the same, so it is given here as it was once looked at.

/** So many months from one on. */
const monthsFrom = (year: number, month: number, count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(year, month - 1 + i, 1)).toISOString().slice(0, 7),
  );

/** So many days a week apart, from 7 January 2000 on. */
const weeks = (count: number) =>
  Array.from({ length: count }, (_, i) =>
    new Date(Date.UTC(2000, 0, 7 + 7 * i)).toISOString().slice(0, 10),
  );

test("a key has its own sequence, and whole numbers reach both ends", () => {
  const chance = random("a");
  expect([chance.next(), chance.between(2, 4), chance.whole(1, 3)]).toEqual([
    ...[0.621685681398958, 2.616446948144585, 2],
  ]);
  const dice = random("dice");
  expect(Array.from({ length: 30 }, () => dice.whole(1, 6)).join("")).toBe(
    "223223415644446226642325455462",
  );
});

test("a city is asked around one day of each month, without its pause and before a day", () => {
  const found = (city: string, before = "2026-11-10") =>
    checkDays(city, monthsFrom(2024, 12, 24), before).join(" ");
  const sydney =
    "2024-12-02 2025-01-03 2025-02-03 2025-03-06 2025-04-05 2025-05-01 2025-06-02 2025-07-07 2025-08-07 2025-09-05 2025-10-01 2025-11-07 2025-12-03 2026-01-02 2026-02-07 2026-03-02 2026-04-07 2026-05-03 2026-06-04 2026-07-06 2026-08-03 2026-09-03 2026-10-05";
  expect(found("sydney")).toBe(`${sydney} 2026-11-01`);
  expect(found("sydney", "2026-11-02")).toBe(`${sydney} 2026-11-01`);
  expect(found("sydney", "2026-11-01")).toBe(sydney);
  expect(found("geraldton")).toMatch(/ 2026-01-11 2026-07-08 /);
  expect(found("mount-gambier")).toMatch(/ 2025-03-24 2025-08-23 /);
  expect(found("karratha")).toMatch(/^2026-03-20 2026-04-25 /);
  expect(found("port-lincoln")).toMatch(/^2025-08-10 2025-09-04 /);
});

test("yards follow the world price once they are off it, in steps of 5 cents from a dollar up", () => {
  const days = ["2026-01-01", "2026-01-09", "2026-02-01", "2026-03-01", "2026-04-01"];
  // As many times the metal's price as the month has months before it.
  const known = { day: "2026-04-30", level: (day: string) => Number(day.slice(5, 7)) };
  const found = (key: string, cents: [number, number]) =>
    quotesBefore(key, days, { ...known, cents }).map((quote) => [quote.day, ...quote.cents]);
  expect(found("k", [400, 1011])).toEqual([
    ["2026-01-01", 99, 250],
    ["2026-01-09", 100, 255],
    ["2026-02-01", 200, 510],
    ["2026-03-01", 305, 765],
    ["2026-04-01", 405, 1025],
  ]);
  expect(found("low", [1, 120]).map(([, lowest]) => lowest)).toEqual([1, 1, 1, 1, 1]);
});

test("a slip is a tenth too low, and the next publication corrects it, or one of four times withdraws it", () => {
  const days = weeks(1200);
  const quotes = days.map((day, i) => ({ day, cents: [1000 + (i % 2), 2000] as [number, number] }));
  const rows = published({ cityId: 1, materialId: 1 }, quotes, days);
  expect(rows[0]).toEqual([1, 1, "2000-01-07", 1, 1000, 2000, null, null, 1]);
  const slips = rows.filter((row, i) => row[2] === rows[i - 1]?.[2] || row[2] === rows[i + 1]?.[2]);
  expect(slips).toHaveLength(16);
  expect(slips.slice(0, 4)).toEqual([
    [1, 1, "2007-11-02", 409, 900, 1800, 1001, 2000, 1],
    [1, 1, "2007-11-02", 410, null, null, 900, 1800, 1],
    [1, 1, "2011-11-25", 621, 900, 1800, 1001, 2000, 1],
    [1, 1, "2011-11-25", 622, 1000, 2000, 900, 1800, 1],
  ]);
  expect(slips.filter((row) => row[4] === null)).toHaveLength(3);
  // What was there before a quote that was withdrawn is shown again.
  expect(rows[rows.indexOf(slips[1]!) + 1]?.slice(2)).toEqual([
    ...["2007-11-09", 410, 1001, 2000, 1001, 2000, 0],
  ]);
});

test("a price moves in one week of three, and each week says what the one before it showed", () => {
  const dataset = realData(copper("10", "20"));
  const json = weeklyHistory(dataset, 12)[1]?.json ?? "";
  const rows = (JSON.parse(json) as (number | string | null)[][]).filter(
    ([city, material]) => city === 13 && material === 1,
  );
  expect(rows.map((row) => row.slice(2))).toEqual([
    ["2026-08-28", 1, 973, 1946, null, null, 1],
    ["2026-09-04", 2, 973, 1946, 973, 1946, 0],
    ["2026-09-11", 3, 973, 1946, 973, 1946, 0],
    ["2026-09-18", 4, 973, 1946, 973, 1946, 0],
    ["2026-09-25", 5, 973, 1946, 973, 1946, 0],
    ["2026-10-02", 6, 973, 1946, 973, 1946, 0],
    ["2026-10-09", 7, 1000, 2000, 973, 1946, 1],
    ["2026-10-16", 8, 1000, 2000, 1000, 2000, 0],
    ["2026-10-23", 9, 1000, 2000, 1000, 2000, 0],
    ["2026-10-30", 10, 1000, 2000, 1000, 2000, 0],
    ["2026-11-06", 11, 1000, 2000, 1000, 2000, 0],
    ["2026-11-13", 12, 1000, 2000, 1000, 2000, 0],
  ]);
});

test("the ledger has a publication for each day, and counts what changed in it", async () => {
  const target = sqliteTarget(migratedSqlite());
  await target.apply(
    fillLedger(
      ["2026-01-02", "2026-01-09"],
      [
        [3, 4, "2026-01-02", 1, 500, 600, null, null, 1],
        [3, 4, "2026-01-05", 2, 500, 600, 500, 600, 0],
        [3, 5, "2026-01-06", 2, 70, 80, null, null, 1],
        [3, 6, "2026-01-07", 2, 1, 2, 1, 2, 0],
      ],
    ),
  );
  const [publications, prices] = await target.query([
    "select * from publications order by id",
    "select * from price_history order by material_id, publication_id",
  ]);
  const shared = { name: "Sample data", is_sample: 1, version: "" };
  expect(publications).toMatchObject([
    {
      ...{ ...shared, id: 1, follows: 0, published_at: Date.UTC(2026, 0, 2) },
      ...{ published_on: "2026-01-02", changed_prices: 1, checked_prices: 0 },
    },
    {
      ...{ ...shared, id: 2, follows: 1, published_at: Date.UTC(2026, 0, 9) },
      ...{ published_on: "2026-01-09", changed_prices: 1, checked_prices: 2 },
    },
  ]);
  expect(prices?.[1]).toMatchObject({
    ...{ is_sample: 1, city_id: 3, material_id: 4, checked_on: "2026-01-05", publication_id: 2 },
    ...{ min_cents: 500, max_cents: 600, previous_min_cents: 500, previous_max_cents: 600 },
    is_change: 0,
  });
  expect(prices).toHaveLength(4);
  const many = Array.from({ length: 20_001 }, () => [1]);
  const lengths = fillLedger([], many).map(({ json }) => json && JSON.parse(json).length);
  expect(lengths).toEqual([0, 20_000, 1, undefined]);
});

/** What the metal in a kilogram of each scrap cost on 10 June 2025. */
const LEVELS = {
  ...{ copper: 14.91, "copper-bright": 14.91, brass: 10.585, bronze: 14.912 },
  ...{ aluminum: 3.83, "aluminum-extrusion": 3.83, "aluminum-cans": 3.83 },
  ...{ "insulated-copper-cable": 5.964, radiators: 10.176, "stainless-steel": 2.05 },
  ...{ lead: 3.039, zinc: 4.099, "car-batteries": 1.823, "electric-motors": 1.4 },
  ...{ steel: 0.237, "cast-iron": 0.237 },
};

test("a metal's level is what it holds, mostly at the world price of the month before early in a month", () => {
  const levels = worldLevels();
  const world = readRows("world_prices.csv");
  const price = (series: string, month: string) =>
    Number(world.find((row) => row.series === series && row.month === month)?.aud_per_kg);
  const rounded = Object.keys(LEVELS).map((metal) => {
    return [metal, Number(levels(metal)("2025-06-10").toFixed(3))];
  });
  expect(Object.fromEntries(rounded)).toEqual(LEVELS);
  // January follows December, and the months after the last one drift by a little from it.
  const [december, january] = [price("lead", "2024-12"), price("lead", "2025-01")];
  expect(levels("lead")("2025-01-31")).toBeCloseTo(january, 10);
  expect(levels("lead")("2025-01-01")).toBeCloseTo((december * 30 + january) / 31, 10);
  const last = world.findLast(({ series }) => series === "lead")!;
  const next = new Date(
    Date.UTC(Number(last.month!.slice(0, 4)), Number(last.month!.slice(5)), 31),
  );
  const drift = levels("lead")(next.toISOString().slice(0, 10)) / Number(last.aud_per_kg) - 1;
  expect(drift).not.toBe(0);
  expect(Math.abs(drift)).toBeLessThan(0.025);
});
