import { existsSync } from "node:fs";
import path from "node:path";
import { expect, it, vi } from "vitest";
import { hasTable, migrateLocal, withDatabase } from "../../../scripts/database/local.ts";
import { migratedState } from "../../seed/local-database.ts";

/** The folder of a local database that has a migration which is not in the project. */
async function olderState(): Promise<string> {
  const stateDir = migratedState();
  await withDatabase(stateDir, (db) =>
    db.batch([
      db.prepare("insert into d1_migrations (name) values ('0000_before.sql')"),
      db.prepare("insert into subscribers values ('ana@site.example', 0, '/', 0)"),
    ]),
  );
  return stateDir;
}

/** What a command that uses the database says about it, and whether it finds its tables. */
async function openedAt(stateDir: string) {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  try {
    const isMigrated = await withDatabase(stateDir, (db) => hasTable(db, "subscribers"));
    return { isMigrated, said: warn.mock.calls.flat().join("\n") };
  } finally {
    warn.mockRestore();
  }
}

it("a database from an older version of the project is moved aside with its data", async () => {
  const stateDir = await olderState();
  const { isMigrated, said } = await openedAt(stateDir);
  expect(isMigrated).toBe(false);
  const [, moved = ""] =
    /^The local database is from an older version of the project\. Moved it to (.+)\.$/.exec(
      said,
    ) ?? [];
  expect(path.dirname(moved)).toBe(stateDir);
  expect(existsSync(path.join(moved, "v3/d1"))).toBe(true);
});

it("the next one is created in its place, and stays", async () => {
  const stateDir = await olderState();
  await openedAt(stateDir);
  expect(await migrateLocal(stateDir)).not.toEqual([]);
  expect(await openedAt(stateDir)).toEqual({ isMigrated: true, said: "" });
});
