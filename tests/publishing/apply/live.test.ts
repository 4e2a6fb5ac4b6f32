import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/live.ts";
import { newestQuotes } from "../../../publishing/apply/quotes.ts";
import { publishOn, realData } from "../live.ts";
import { migratedSqlite, placedTarget, sqliteTarget } from "../sqlite-target.ts";

test("all yards are read, in the order of their ids, however many there are at once", async () => {
  const sqlite = migratedSqlite();
  const read = async (count: number) => {
    sqlite.exec(`delete from scrap_yards; with recursive n(i) as (select ${count} union all
      select i - 1 from n where i > 1) insert into scrap_yards (id, name, address, city_id)
      select i * 2, 'Yard', 'Here', 1 from n`);
    const { rows } = await readLive(sqliteTarget(sqlite));
    return rows.scrapYards.map(({ id }) => id);
  };
  for (const count of [5_000, 5_001])
    expect(await read(count)).toEqual(Array.from({ length: count }, (_, i) => (i + 1) * 2));
});

test("rows are read in the order that each table has, with the latest publication", async () => {
  const target = placedTarget();
  expect((await readLive(target)).publication).toBeUndefined();
  const dataset = realData((data) => {
    data.cities.reverse();
    data.materials.reverse();
    data.prices.reverse();
    data.synonyms.reverse();
  });
  await publishOn(target, realData(), { note: "First" });
  await publishOn(target, dataset, { note: "Second" });
  // Another order of the states would be other places, which take long to write.
  await target.apply([
    { sql: "update states set position = 3 where code = 'NSW'" },
    { sql: "update cities set name = 'Zeehan' where id = 2" },
    { sql: "insert into things (thing) values ('Tub'), ('Bin')" },
    {
      sql: `insert into items (slug, name, unit, made_of, quality, source)
        values ('tub', 'A', 'm', '', 'ok', ''), ('bin', 'B', 'm', '', 'ok', '')`,
    },
    {
      sql: `insert into places (name, state, postcode) values ('Oak', 'VIC', '3001'),
        ('Oak', 'NSW', '2002'), ('Oak', 'NSW', '2001'), ('Elm', 'TAS', '7001')`,
    },
  ]);
  const { rows, publication } = await readLive(target);
  expect(publication).toMatchObject({ id: 2, note: "Second" });
  const keys = {
    ...{ states: "TAS,NSW", cities: "2,3,13", materials: "aluminum,copper" },
    ...{ synonyms: "Old car,Red metal", things: "Bin,Tub", items: "bin,tub" },
    prices: "3 1,13 1,13 2",
    places: "Elm TAS 7001,Oak NSW 2001,Oak NSW 2002,Oak VIC 3001",
  };
  expect({
    states: rows.states.map(({ code }) => code).join(),
    cities: rows.cities.map(({ id }) => id).join(),
    materials: rows.materials.map(({ slug }) => slug).join(),
    prices: rows.prices.map(({ cityId, materialId }) => `${cityId} ${materialId}`).join(),
    synonyms: rows.synonyms.map(({ word }) => word).join(),
    things: rows.things.map(({ thing }) => thing).join(),
    items: rows.items.map(({ slug }) => slug).join(),
    places: rows.places.map((row) => `${row.name} ${row.state} ${row.postcode}`).join(),
  }).toEqual(keys);
});

test("the newest quote of each yard and metal is of the kind that is live", async () => {
  const target = placedTarget();
  await publishOn(target, realData());
  await target.apply([
    {
      sql: `insert into quotes (is_sample, yard_id, material_id, quoted_on, low_cents, high_cents)
        values (0, 2, 1, '2026-11-01', 1, 1), (0, 2, 1, '2026-11-02', 2, 2),
        (1, 2, 1, '2026-11-03', 3, 3), (0, 1, 2, '2026-10-01', 4, 4), (0, 1, 1, '2026-10-02', 5, 5),
        (1, 3, 1, '2026-11-01', 6, 6), (0, 99, 1, '2026-11-01', 7, 7)`,
    },
  ]);
  expect((await newestQuotes(target)).map(({ lowCents }) => lowCents)).toEqual([5, 4, 2]);
});
