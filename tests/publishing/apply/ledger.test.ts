import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { newRecords } from "../../../publishing/apply/publish.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { type Data, real, toCsv, writeFolder } from "../data-folder.ts";
import { placedTarget } from "../sqlite-target.ts";
import table from "./ledger.csv?raw";

// Publications one after another, and what is on record of copper in Sydney after each of them: a line for each, with
// its price ("gone" without a row) and day, the day of publication, the price in Hobart, records from elsewhere, what
// kind of data it is if not the sample, the publication that it goes back to, and whether there is anything to publish. An empty cell of what is
// then on record is not looked at. "-" stands for null.
type Column = "observed" | "changes" | "months" | "national" | "publications" | "previous";
type Given =
  | "title"
  | "copper"
  | "published"
  | "hobart"
  | "records"
  | "kind"
  | "back_to"
  | "is_new";
type Line = Record<Column | Given, string>;

const LINES = parse<Line>(table, { columns: true });

const COPPER = "city_id = 13 and material_id = 1";

/** The rows on record, by column. */
const QUERIES: Record<Column, string> = {
  observed: `select checked_on, min_cents, max_cents from price_observations o
    join dataset d on d.is_sample = o.is_sample where ${COPPER} order by checked_on`,
  // The changes of each publication, before it and after it.
  changes: `select publication_id, checked_on, previous_min_cents, previous_max_cents, min_cents, max_cents
    from price_history where is_change and ${COPPER} order by publication_id, checked_on`,
  months: `select month, low_cents, high_cents, middle_cents, observations from price_months
    where ${COPPER} order by month`,
  national: `select month, low_cents, high_cents, middle_cents, cities, observations
    from national_price_months where material_id = 1 order by month`,
  publications: "select id, follows, changed_prices, checked_prices from publications order by id",
  previous: `select previous_checked_on, previous_min_cents, previous_max_cents from prices
    where ${COPPER} and previous_checked_on is not null`,
};

/** "8-9 2026-11-18" as the columns of a price. */
function priceOf(text: string) {
  const [range = "", checked_on = ""] = text.split(" ");
  const [min = "", max = ""] = range.split("-");
  return { min, max, checked_on };
}

test.each(Object.entries(byTitle()))("%s", async (_, lines) => {
  const target = placedTarget();
  for (const line of lines) {
    const folder = writeFolder(...filesOf(line));
    const { back_to: from } = line;
    const undoes = from ? { from: Number(from) + 1 } : undefined;
    expect(await replace(target, readDataset(folder), { undoes })).toBe(line.is_new === "yes");
    const found: Partial<Line> = {};
    for (const [column, sql] of Object.entries(QUERIES)) {
      if (!line[column as Column]) continue;
      const [rows = []] = await target.query([sql]);
      const texts = rows.map((row) =>
        Object.values(row)
          .map((value) => value ?? "-")
          .join(" "),
      );
      found[column as Column] = texts.join("; ") || "none";
    }
    expect(line).toMatchObject(found);
  }
});

/** The lines of each title, which stands before the first of them. */
function byTitle(): Record<string, Line[]> {
  let last = "";
  return Object.groupBy(LINES, ({ title }) => (last = title || last)) as Record<string, Line[]>;
}

/** The change and the files of a publication. */
function filesOf(line: Line): Parameters<typeof writeFolder> {
  const change = (data: Data) => {
    if (line.published) Object.assign(data.dataset[0]!, { published_on: line.published });
    if (line.kind === "real") real(data);
    if (line.hobart) Object.assign(data.prices[2]!, priceOf(line.hobart));
    if (line.copper === "gone") data.prices.splice(0, 1);
    else Object.assign(data.prices[0]!, priceOf(line.copper));
    if (line.kind === "no Sydney") {
      data.cities.splice(0, 1);
      data.prices.splice(0, 1);
      data.scrap_yards = data.scrap_yards.filter(({ city_slug }) => city_slug !== "sydney");
    }
  };
  const about = { city_slug: "sydney", material_slug: "copper" };
  const records = line.records.split("; ").map((record) => ({ ...about, ...priceOf(record) }));
  return [change, line.records ? { "price_history.csv": toCsv(records) } : {}];
}

test("records from elsewhere are counted, however many there are", async () => {
  const target = placedTarget();
  await replace(target, readDataset(writeFolder()));
  // More than one statement holds.
  const records = Array.from({ length: 3_000 }, (_, i) => ({
    ...{ cityId: 13, materialId: 1, checkedOn: `${2000 + (i % 20)}-01-01` },
    ...{ minCents: 800 + i, maxCents: 5_000 },
  }));
  expect(await newRecords(target, records, true)).toBe(3_000);
});
