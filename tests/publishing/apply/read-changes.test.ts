import { expect, it } from "vitest";
import {
  changesFrom,
  changesOfRows,
  changesSince,
} from "../../../publishing/apply/read-changes.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";

/** A database with these changes, each as its publication and key. */
function changed(...changes: string[]) {
  const sqlite = migratedSqlite();
  for (const change of changes) {
    const [id, key] = change.split(" ");
    sqlite.exec(`insert or ignore into publications (id, follows, published_at, name, published_on, is_sample, version)
        values (${id}, ${id} - 1, 1, '', '', 0, '');
      insert into changes (publication_id, table_name, "key", "before", "after", "by")
        values (${id}, 'yards', '${key}', null, '{"name":"${change}"}', 'kim')`);
  }
  return sqliteTarget(sqlite);
}

const named = (found: Awaited<ReturnType<typeof changesFrom>>) =>
  found.map(({ publication, key }) => `${publication} ${key}`);

it.each([1, 2, 3, 4, 6, 7])(
  "every change is read once, the latest first, %i at a time",
  async (atOnce) => {
    const changes = ["3 a", "3 b", "3 c", "3 d", "2 a", "2 b"];
    const found = await changesFrom(changed("1 z", ...changes), 2, atOnce);
    expect(named(found)).toEqual(changes);
    expect(found[5]).toMatchObject({ before: null, after: { name: "2 b" }, by: "kim" });
  },
);

it("the changes of a publication are read with those of its rows since, and those of some rows alone", async () => {
  const target = changed(
    ...["1 yards/1", "1 yards/2", "2 yards/1", "2 yards/2", "3 yards/1", "3 yards/3"],
    ...["4 dataset", "5 yards/2"],
  );
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
