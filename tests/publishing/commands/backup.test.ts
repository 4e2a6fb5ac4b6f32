import { existsSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { DatabaseSync } from "node:sqlite";
import { expect, onTestFinished, test, vi } from "vitest";
import { d1Target } from "../../../publishing/apply/target.ts";
import { backup } from "../../../publishing/commands/backup.ts";
import { backupText, holdingsOf, openBackup } from "../../../publishing/commands/backup-file.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { restore } from "../../../publishing/commands/restore.ts";
import { migrationNames, withDatabase } from "../../../publishing/database/local.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";
import { migratedSqlite, sqliteTarget } from "../sqlite-target.ts";
import { run } from "./run-command.ts";

/** A place whose database in memory holds nothing yet. */
function newPlace() {
  const sqlite = migratedSqlite();
  return { sqlite, place: { cwd: temporaryFolder(), target: sqliteTarget(sqlite) } };
}

test("a local database is backed up whole, and an empty one made to hold the same", async () => {
  const stateDir = await migratedState();
  // A text that ends a literal and a line.
  const message = 'It\'s "shut";\nring';
  await withDatabase(stateDir, async (db) => {
    await replace(d1Target(db), readDataset(writeFolder()));
    const insert = (id: number) =>
      db
        .prepare(
          "insert into messages (id, sent_at, name, email, subject, message, page) values (?1, 1, 'A', 'a@b.example', 's', ?2, '/')",
        )
        .bind(id, message);
    await db.batch([insert(7), db.prepare("delete from messages"), insert(5)]);
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
  expect(small.length).toBeLessThan(120_000);
  const { statements, holdings: held } = await openBackup(backupText(small), 1000);
  await sqliteTarget(empty).apply(statements);
  expect(await holdingsOf(sqliteTarget(empty))).toEqual(held);
  for (const { json = "" } of statements) expect(Buffer.byteLength(json)).toBeLessThanOrEqual(1000);
  expect(statements.filter(({ sql }) => sql.includes("||")).length).toBeGreaterThan(1);

  const [first, ...others] = readFileSync(file, "utf8").split("\n");
  writeFileSync(file, [first, ...others.slice(0, -3)].join("\n"));
  const other = { ...newPlace().place, cwd: place.cwd };
  const cut = await run(restore, ["all.sql"], other);
  expect(cut.status).toBe(1);
  expect(cut.stderr).toContain("This is no backup, or not all of one");
});

/** The lines on what a database holds. */
function holdings(printed: string): string[] {
  return printed.split("\n").filter((line) => /^ {2}\S.*: \S+$/.test(line));
}

/** A database as SQL, as an export writes it, with these migrations. */
function exported(change = "", migrations = migrationNames()): string {
  const sqlite = migratedSqlite();
  sqlite.exec(`${change};
    create table d1_migrations (id integer primary key, name text)`);
  for (const name of migrations)
    sqlite.prepare("insert into d1_migrations (name) values (?)").run(name);
  const schema = sqlite
    .prepare("select sql from sqlite_master where sql is not null and name not like 'sqlite_%'")
    .all();
  const rows = ["d1_migrations", "messages"].flatMap((table) => {
    const select = sqlite.prepare(`select * from ${table}`);
    select.setReadBigInts(true);
    return select.all().map((row) => {
      const values = Object.values(row).map((value) =>
        typeof value === "string" ? `'${value}'` : (value ?? "null"),
      );
      return `insert into ${table} values (${values.join(", ")})`;
    });
  });
  return [...schema.map(({ sql }) => sql), ...rows].map((sql) => `${sql};\n`).join("");
}

/** What opening a backup says. */
const opened = (text: string) =>
  openBackup(text).then(
    () => "It was opened.",
    ({ message }: Error) => message,
  );

test("a backup that was changed, or is of another version, is refused", async () => {
  const text = backupText(exported());
  expect(await opened(text)).toBe("It was opened.");
  for (const other of [text.replace("0000", "0001"), text.slice(1), exported(), ""])
    expect(await opened(other)).toBe(
      "This is no backup, or not all of one: it was cut short or changed.",
    );
  const known = migrationNames();
  for (const migrations of [known.slice(1), [...known.slice(0, -1), "9999_after.sql"]])
    expect(await opened(backupText(exported("", migrations)))).toBe(
      `This backup is from another version of the project, whose last migration is ${migrations.at(-1)}. Check that version out, restore with it, and then update.`,
    );
});

test.each([
  "publications (follows, published_at, name, published_on, is_sample, version) values (0, 1, '', '', 0, '')",
  "messages (sent_at, name, email, subject, message, page) values (1, 'A', 'a@b.example', 's', 'm', '/')",
  "reports (sent_at, kind, seen, page, fingerprint) values (1, 'other', '', '/', 'a')",
  "subscribers (email, consented_at, page) values ('a@b.example', 1, '/')",
])("into a database that only holds %s nothing is restored", async (row) => {
  const { sqlite, place } = newPlace();
  const sentAt = 9_007_199_254_740_993n;
  const message = `insert into messages (id, sent_at, name, email, subject, message, page)
    values (3, ${sentAt}, 'A', 'a@b.example', 's', 'm', '/')`;
  writeFileSync(path.join(place.cwd, "all.sql"), backupText(exported(message)));
  sqlite.exec(`insert into ${row}`);
  const refused = await run(restore, ["all.sql"], place);
  expect(refused.stderr).toMatch(/^This database is not empty, and a restore would replace /);
  sqlite.exec(`delete from ${row.split(" ", 1)}`);
  const restored = await run(restore, ["--remote", "all.sql"], place);
  expect(restored).toMatchObject({ status: 0, stderr: "" });
  expect(restored.stdout).toMatch(/\n {2}messages: 1\n[\s\S]*\nNow run `npm run deploy`: /);
  // More than a number of JavaScript holds.
  const select = sqlite.prepare("select sent_at as sentAt from messages");
  select.setReadBigInts(true);
  expect(select.get()).toEqual({ sentAt });
});

// refused.sql holds statements that no export has, parted by empty lines. Where "attach" opens another file, what looks
// like a text or a comment to one reader and not to another is to hide it.
test("a file with anything but what an export holds is refused before any of it runs", async () => {
  const file = path.join(temporaryFolder(), "other.sqlite");
  const text = readFileSync(path.join(import.meta.dirname, "refused.sql"), "utf8");
  const own = exported();
  const first = own.split("\n").length + 1;
  const statements = text.trimEnd().split("\n\n");
  expect(statements.length).toBeGreaterThan(30);
  for (const statement of statements) {
    const line =
      first +
      Math.max(
        0,
        statement.split("\n").findIndex((one) => one.includes("attach")),
      );
    const sql = statement.replace("FILE", file);
    expect(await opened(backupText(`${own}${sql};\n`)), statement).toContain(
      `A backup holds no statement such as that on line ${line}, so none was run: `,
    );
  }
  expect(existsSync(file)).toBe(false);
  // As it is in a text it is none, and line breaks are put back as D1 writes them.
  const attach = `attach database ''${file}'' as other`;
  const escaped = `replace(replace('it''s\\r\\n; ${attach} /* --','\\r',char(13)),'\\n',char(10))`;
  const sql = `PRAGMA defer_foreign_keys=TRUE; DELETE FROM sqlite_sequence; ANALYZE sqlite_schema;
    CREATE TABLE IF NOT EXISTS 'x'(a, b, c, d); create unique index "y" on x (a);
    INSERT INTO "x" ("a","b","c","d") VALUES(NULL,-1.5e-7,X'00ff',${escaped}),(9e999,1,'',2)`;
  expect(await opened(backupText(`${own}${sql};\n`))).toBe("It was opened.");
});
