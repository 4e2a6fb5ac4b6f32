import { existsSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { toSqlFile, toStatements } from "../../../publishing/apply/statements.ts";
import type { Target } from "../../../publishing/apply/target.ts";
import { d1Target } from "../../../publishing/apply/target.ts";
import { publishLocal, readDataset, replace } from "../../../publishing/commands/database.ts";
import { withDatabase } from "../../../publishing/database/local.ts";
import { DataError } from "../../../publishing/read/problems.ts";
import { LITERAL_BYTES } from "../../../publishing/statement.ts";
import { runStatements } from "../../deploy/cloudflare/statements.ts";
import { expectSame } from "../../differences.ts";
import { allRows, type Data, temporaryFolder, writeFolder } from "../data-folder.ts";
import { liveState } from "../live.ts";
import { migratedState } from "../local-database.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";

const dataset = (change?: (data: Data) => void) => readDataset(writeFolder(change));

/** What spreadsheets, SQL and JSON could take for something else. */
const AWKWARD = `It's "5 < 6"; drop table cities; -- $& $1 ?1 \\u0027 é 🪙\n\n/* End\\`;

/** Leaves the first two yards out. */
const withOneYard = (data: Data) => void data.scrap_yards.splice(0, 2);

const awkward = (data: Data) =>
  void Object.assign(data.scrap_yards[0]!, { name: "O'Brien's; --", description: AWKWARD });

test("the local database takes a publication whole or not at all", async () => {
  const stateDir = await migratedState();
  await withDatabase(stateDir, async (db) => {
    const target = d1Target(db);
    const everything = async () => [await allRows(target), await liveState(target)] as const;
    expect(await replace(target, dataset(awkward))).toBe(true);
    const [rows] = await everything();
    const sqlite = sqliteTarget();
    await replace(sqlite, dataset(awkward));
    expectSame(rows, await allRows(sqlite), "The local database, compared with SQLite,");

    const before = await everything();
    expect(await replace(target, dataset(awkward))).toBe(false);
    const broken: Target = {
      ...target,
      apply: (statements) => {
        const half = Math.floor(statements.length / 2);
        return target.apply(statements.toSpliced(half, 0, { sql: "delete from no_such_table" }));
      },
    };
    await expect(replace(broken, dataset(withOneYard))).rejects.toThrow("no_such_table");
    expectSame(await everything(), before, "The database after a publication that failed");
  });
});

describe("publishing", () => {
  test("writes nothing when one row is bad, and does not even make a database", async () => {
    const stateDir = path.join(temporaryFolder(), "state");
    const folder = writeFolder(({ scrap_yards }) => {
      Object.assign(scrap_yards[2]!, { latitude: "abc" });
    });
    await expect(publishLocal(folder, stateDir)).rejects.toThrow(DataError);
    expect(existsSync(stateDir)).toBe(false);
  });

  test("gives the same rows through the SQL file of a remote publication", async () => {
    const target = sqliteTarget();
    await replace(target, dataset(awkward));
    const publication = {
      ...{ follows: 0, publishedAt: 0, note: "It's; a note", by: "kim" },
      ...{ isKindChange: false, changes: [] },
    };
    const statements = toStatements(dataset(awkward), LITERAL_BYTES, undefined, publication);
    const sqlite = migratedSqlite();
    runStatements(sqlite, toSqlFile(statements));
    const remote = sqliteTarget(sqlite);
    expectSame(await allRows(remote), await allRows(target), "What the SQL file made");
    expect(await remote.query(["select note from publications"])).toEqual([
      [{ note: "It's; a note" }],
    ]);
  });
});
