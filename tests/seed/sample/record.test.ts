import { expect, test } from "vitest";
import { readDataset } from "../../../publishing/commands/database.ts";
import { SEED_FOLDER } from "../../../publishing/commands/this-project.ts";
import { sampleDataset } from "../../../seed/sample/first-start.ts";
import { recordBefore } from "../../../seed/sample/record.ts";
import { expectNone, expectSame } from "../../differences.ts";

type Cents = number | null;
type Row = [
  ...[city: number, material: number, day: string, publication: number],
  ...[lowest: Cents, highest: Cents, lowestBefore: Cents, highestBefore: Cents, isChange: 0 | 1],
];

const dataset = sampleDataset();
const statements = recordBefore(dataset);
const rows = statements
  .filter(({ sql }) => sql.startsWith("insert into price_history"))
  .flatMap(({ json = "" }) => JSON.parse(json) as Row[]);
const publications = JSON.parse(statements[0]?.json ?? "") as string[];
const keyOf = ({ cityId, materialId }: { cityId: number; materialId: number }) =>
  `${cityId} ${materialId}`;
const rowsOf = Map.groupBy(rows, ([city, material]) => `${city} ${material}`);

test("the record is the same each time, and leads to the prices of the sample", () => {
  expectSame(recordBefore(dataset), statements, "The record that is made again");
  const keys = (of: typeof dataset) =>
    of.prices.map(({ checkedOn: _, ...price }) => JSON.stringify(price));
  expectSame(keys(dataset), keys(readDataset(SEED_FOLDER)), "The prices of the first start");
  const jumps = dataset.prices.filter(({ cityId, materialId, minCents, maxCents }) => {
    const [, , , , lowest, highest] = rowsOf.get(keyOf({ cityId, materialId }))?.at(-1) ?? [];
    if (minCents === 0) return lowest !== 0;
    const move = (minCents + maxCents) / (Number(lowest) + Number(highest));
    return !(move > 0.75 && move < 1.33);
  });
  expectNone(jumps.map(keyOf), "Prices that are far from the last of their record");
});

test("each observation is published within a week, before the sample is, at a plausible price", () => {
  const [first = ""] = publications;
  const { publishedOn = "" } = dataset.dataset[0] ?? {};
  const week = 7 * 86_400_000;
  expect(publications.map((day) => Date.parse(publishedOn) - Date.parse(day))).toEqual(
    publications.map((_, i) => (publications.length - i) * week),
  );
  expect([first >= "2024-12-01", first < "2024-12-08"]).toEqual([true, true]);
  const checkedOn = new Map(dataset.prices.map((price) => [keyOf(price), price.checkedOn]));
  const range = new Map(
    dataset.materials.map(({ id, lowCents, highCents }) => [id, { lowCents, highCents }]),
  );
  const wrong = rows.filter(([city, material, day, publication, lowest, highest]) => {
    const late = Date.parse(publications[publication - 1] ?? "") - Date.parse(day);
    const { lowCents, highCents } = range.get(material) ?? {};
    const isPlausible =
      !lowest ||
      (lowest <= Number(highest) &&
        lowest >= Number(lowCents) &&
        Number(highest) <= Number(highCents));
    // A correction comes a week later.
    const isInTime = late >= 0 && late < 2 * week;
    return !isPlausible || !isInTime || day > (checkedOn.get(`${city} ${material}`) ?? "");
  });
  expectNone(wrong.map(String), "Observations with a wrong day or price");
});
