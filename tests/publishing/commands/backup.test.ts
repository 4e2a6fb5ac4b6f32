import { readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { withDatabase } from "../../../database/local.ts";
import { backup } from "../../../publishing/commands/backup.ts";
import { backupText, holdingsOf, openBackup } from "../../../publishing/commands/backup-file.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { restore } from "../../../publishing/commands/restore.ts";
import { localTarget } from "../../../publishing/commands/targets.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";
import { run } from "./run-command.ts";

/** A place whose database in memory holds nothing yet. */
function newPlace() {
  const sqlite = migratedSqlite();
  return { sqlite, place: { cwd: temporaryFolder(), target: sqliteTarget(sqlite) } };
}

test("what a local database holds is backed up, and an empty one made to hold it", async () => {
  const stateDir = await migratedState();
  // More than a number of JavaScript holds, and a text that ends a literal and a line.
  const message = 'It\'s "shut";\nring';
  await withDatabase(stateDir, async (db) => {
    await replace(localTarget(db), readDataset(writeFolder()));
    await db.batch([
      db
        .prepare(
          "insert into messages (id, sent_at, name, email, subject, message, page) values (7, 1, 'A', 'a@b.example', 's', ?1, '/')",
        )
        .bind(message),
      db.prepare("delete from messages"),
      db
        .prepare(
          "insert into messages (id, sent_at, name, email, subject, message, page) values (5, 1, 'A', 'a@b.example', 's', ?1, '/')",
        )
        .bind(message),
    ]);
  });
  vi.stubEnv("STATE_DIR", stateDir);
  const { sqlite, place } = newPlace();
  const written = await run(backup, ["all.sql"], place);
  vi.stubEnv("STATE_DIR", stateDir);
  expect(written).toMatchObject({ status: 0, stderr: "" });
  expect(written.stdout).toContain("messages: 1\n");
  const file = path.join(place.cwd, "all.sql");
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(await run(backup, ["all.sql"], place)).toMatchObject({
    status: 1,
    stderr: `${file} is there already. Choose another name.\nNothing was written.\n`,
  });

  const restored = await run(restore, ["all.sql"], place);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(holdings(restored.stdout)).toEqual(holdings(written.stdout));
  expect(sqlite.prepare("select id, message from messages").all()).toEqual([{ id: 5, message }]);
  // A number that was given is not given again.
  sqlite.exec(
    "insert into messages (sent_at, name, email, subject, message, page) values (1, 'B', 'b', 's', 'm', '/')",
  );
  expect(sqlite.prepare("select max(id) as id from messages").get()).toEqual({ id: 8 });

  // Rows that are longer than a statement may be are written in pieces.
  const empty = new DatabaseSync(":memory:");
  onTestFinished(() => empty.close());
  const [, ...sql] = readFileSync(file, "utf8").split("\n");
  const small = sql.filter((line) => !/^insert into "?place_words/i.test(line)).join("\n");
  expect(small.length).toBeLessThan(100_000);
  const { statements, holdings: held } = await openBackup(backupText(small), 1000);
  await sqliteTarget(empty).apply(statements);
  expect(await holdingsOf(sqliteTarget(empty))).toEqual(held);
  for (const { json = "" } of statements) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(1000);
  expect(statements.filter(({ sql }) => sql.includes("||")).length).toBeGreaterThan(1);

  const again = await run(restore, ["all.sql"], place);
  expect(again.status).toBe(1);
  expect(again.stderr).toContain("This database is not empty");

  const [first, ...others] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [first, ...others.slice(0, -3)].join("\n"));
  const cut = await run(restore, ["all.sql"], newPlaceWith(place.cwd));
  expect(cut.status).toBe(1);
  expect(cut.stderr).toContain("This is no backup, or not all of one");
});

function newPlaceWith(cwd: string) {
  return { ...newPlace().place, cwd };
}

/** The lines on what a database holds. */
function holdings(printed: string): string[] {
  return printed.split("\n").filter((line) => /^ {2}\S.*: \S+$/.test(line));
}
