import { expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../../publishing/commands/this-project.ts";
import { weeklyHistory } from "../../../seed/sample/history.ts";
import { expectSame } from "../../differences.ts";

const dataset = readDataset(SEED_FOLDER);
const observations = (weeks: number) =>
  weeklyHistory(dataset, weeks)
    .filter(({ sql }) => sql.startsWith("insert into price_history"))
    .flatMap(({ json = "" }) => JSON.parse(json) as (number | string | null)[][]);

test("every price has one observation a week, before the dataset's day", () => {
  const priced = dataset.prices.filter(({ minCents }) => minCents > 0);
  const rows = observations(10);
  const days = [...new Set(rows.map(([, , day]) => String(day)))];
  expect(days).toHaveLength(10);
  const expected = priced.flatMap(({ cityId, materialId }) =>
    days.map((day) => `${cityId} ${materialId} ${day}`),
  );
  const found = rows.map(([city, material, day]) => `${city} ${material} ${day}`);
  expectSame(found.sort(), expected.sort(), "The observations by city, material and day");
  const { publishedOn = "" } = dataset.dataset[0] ?? {};
  expect(days.filter((day) => day >= publishedOn)).toEqual([]);
  expectSame(observations(10), rows, "The history that is made again");
});

test("the newest prices of the record are today's, and the oldest are not", () => {
  const today = new Map(dataset.prices.map((row) => [`${row.cityId} ${row.materialId}`, row]));
  const rows = observations(100);
  const [oldest, newest] = [rows[0]?.[2], rows.at(-1)?.[2]];
  const isToday = ([city, material, , , min]: (typeof rows)[number]) =>
    today.get(`${city} ${material}`)?.minCents === min;
  expect(rows.filter(([, , day]) => day === newest).filter((row) => !isToday(row))).toEqual([]);
  expect(rows.filter(([, , day]) => day === oldest).every(isToday)).toBe(false);
});
