import { expect, it } from "vitest";
import {
  changesFrom,
  changesOfRows,
  changesSince,
} from "../../../publishing/apply/kept-changes.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";

it.each([1, 2, 3, 4, 6, 7, 100])(
  "reads every change once, the latest first, %i at a time",
  async (atOnce) => {
    const sqlite = migratedSqlite();
    sqlite.exec(`insert into publications (id, follows, published_at, name, published_on, is_sample, version)
      values (1, 0, 1, '', '', 0, ''), (2, 1, 2, '', '', 0, ''), (3, 2, 3, '', '', 0, '')`);
    const keys = ["3 a", "3 b", "3 c", "3 d", "2 a", "2 b"];
    for (const [id, key] of [["1", "z"], ...keys.map((one) => one.split(" "))])
      sqlite.exec(`insert into changes (publication_id, table_name, "key", "before", "after", "by")
        values (${id}, 'yards', '${key}', null, '{"name":"${id}${key}"}', 'kim')`);
    const found = await changesFrom(sqliteTarget(sqlite), 2, atOnce);
    expect(found.map(({ publication, key }) => `${publication} ${key}`)).toEqual(keys);
    expect(found[5]).toMatchObject({ before: null, after: { name: "2b" }, by: "kim" });
  },
);

it("reads what a publication changed with what became of its rows, and what became of some rows", async () => {
  const sqlite = migratedSqlite();
  for (const [id, ...keys] of [
    ["1", "yards/1", "yards/2"],
    ["2", "yards/1", "yards/2"],
    ["3", "yards/1", "yards/3"],
    ["4", "dataset"],
    ["5", "yards/2"],
  ] as const) {
    sqlite.exec(`insert into publications (id, follows, published_at, name, published_on, is_sample, version)
      values (${id}, ${Number(id) - 1}, 1, '', '', 0, '')`);
    for (const key of keys)
      sqlite.exec(`insert into changes (publication_id, table_name, "key", "before", "after", "by")
        values (${id}, 'yards', '${key}', null, null, 'kim')`);
  }
  const target = sqliteTarget(sqlite);
  const named = (found: Awaited<ReturnType<typeof changesFrom>>) =>
    found.map(({ publication, key }) => `${publication} ${key}`);
  const own = ["2 yards/1", "2 yards/2"];
  expect(named(await changesSince(target, 2))).toEqual([
    ...["5 yards/2", "4 dataset", "3 yards/1", ...own],
  ]);
  expect(named(await changesSince(target, 2, "yards/1"))).toEqual([
    ...["4 dataset", "3 yards/1", ...own],
  ]);
  expect(named(await changesOfRows(target, ["yards/3", "yards/2"]))).toEqual([
    ...["5 yards/2", "3 yards/3", "2 yards/2", "1 yards/2"],
  ]);
});
