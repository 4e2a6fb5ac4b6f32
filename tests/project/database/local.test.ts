import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import {
  migrationNames,
  otherVersion,
  withDatabase,
  withMigratedDatabase,
} from "../../../publishing/database/local.ts";
import { temporaryFolder } from "../../publishing/data-folder.ts";

it("a database from an older version of the project is moved aside with its data, and the next one is migrated and stays", async () => {
  const stateDir = temporaryFolder();
  await withDatabase(stateDir, (db) =>
    db.batch([
      db.prepare("create table d1_migrations (id integer primary key, name text)"),
      db.prepare("insert into d1_migrations (name) values ('0000_before.sql')"),
    ]),
  );
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const applied = (db: D1Database) =>
      db.prepare("select name from d1_migrations order by id").all();
    const opened = await withMigratedDatabase(stateDir, applied);
    expect(opened.results.map(({ name }) => name)).toEqual(migrationNames());
    const [, moved = ""] =
      /^The local database is from an older version of the project\. Moved it to (.+)\.$/.exec(
        warn.mock.calls.flat().join("\n"),
      ) ?? [];
    expect(path.dirname(moved)).toBe(stateDir);
    expect(existsSync(path.join(moved, "v3/d1"))).toBe(true);

    warn.mockClear();
    expect((await withDatabase(stateDir, applied)).results).toEqual(opened.results);
    expect(warn.mock.calls).toEqual([]);
  } finally {
    warn.mockRestore();
  }
});

it("a database with later migrations is of a newer version, and one with others of an older one", () => {
  const known = migrationNames();
  expect(otherVersion(known)).toBeUndefined();
  expect(otherVersion(known.slice(1))).toBeUndefined();
  expect(otherVersion([...known, "9999_after.sql"])).toBe("newer");
  expect(otherVersion(["0000_before.sql"])).toBe("older");
  // Those of both, in whatever order they were applied, are of a newer one.
  expect(otherVersion(["9999_after.sql", "0000_before.sql"])).toBe("newer");
});
