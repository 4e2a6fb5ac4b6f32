import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { newestQuotes } from "../../../publishing/apply/read-quotes.ts";
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
