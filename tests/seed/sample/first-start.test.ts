import { expect, test } from "vitest";
import { daysBetween } from "../../../app/words/format.ts";
import { fillIfEmpty, sampleDataset } from "../../../seed/sample/first-start.ts";
import { recordBefore } from "../../../seed/sample/record.ts";
import { publishOn, realData } from "../../publishing/live.ts";
import { migratedSqlite, placedTarget } from "../../publishing/sqlite-target.ts";

const { placesVersion } = sampleDataset().dataset[0] ?? {};

const COUNTS = `select (select count(distinct month) from national_price_months) as months,
  (select count(*) from price_months) > 15000 as hasRecord,
  (select max(id) = count(*) from publications) as isWhole,
  (select count(*) from publications where is_sample = 0) as real,
  (select count(*) from prices where min_cents > 0 and previous_checked_on is null) as alone`;

test("two towns of the first start were checked more than 30 and more than 90 days before, and others lately", () => {
  const { dataset, cities, prices } = sampleDataset();
  const { publishedOn = "" } = dataset[0] ?? {};
  const daysOf = (slug: string) => {
    const id = cities.find((city) => city.slug === slug)?.id;
    const own = prices.filter(({ cityId }) => cityId === id);
    return new Set(own.map(({ checkedOn }) => daysBetween(checkedOn, publishedOn)));
  };
  expect([...daysOf("port-pirie")]).toEqual([52]);
  expect([...daysOf("broken-hill")]).toEqual([108]);
  expect(Math.max(...daysOf("sydney"))).toBeLessThan(30);
});

test("the first start publishes the sample after its record, also if one before was ended between the two", async () => {
  const target = placedTarget(migratedSqlite(), placesVersion);
  await target.apply(recordBefore(sampleDataset()));
  expect(await fillIfEmpty(target)).toBe(true);
  const expected = { months: 24, hasRecord: 1, isWhole: 1, real: 0, alone: 0 };
  expect(await target.query([COUNTS])).toEqual([[expected]]);
  expect(await fillIfEmpty(target)).toBe(false);

  const fresh = placedTarget(migratedSqlite(), placesVersion);
  expect(await fillIfEmpty(fresh)).toBe(true);
  expect(await fresh.query([COUNTS])).toEqual([[expected]]);
});

test("a database that holds data of its own keeps them", async () => {
  const target = placedTarget();
  await publishOn(target, realData());
  expect(await fillIfEmpty(target)).toBe(false);
  const [rows] = await target.query(["select name, is_sample from dataset"]);
  expect(rows).toEqual([{ name: "Small, for tests", is_sample: 0 }]);
});
