import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { withDatabase } from "../../../database/local.ts";
import { localInbox } from "../../../scripts/inbox/database.ts";
import { temporaryFolder } from "../../publishing/data-folder.ts";
import { migratedState } from "../../publishing/local-database.ts";

/** Starts the program as npm does, which says where it was started. */
function inbox(args: string[], stateDir: string) {
  const program = path.join(import.meta.dirname, "../../../scripts/inbox/inbox.ts");
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, STATE_DIR: stateDir, INIT_CWD: stateDir },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

it("says what is wrong with it when it is not valid, and exit status 2", () => {
  expect(inbox(["--csv", "prices"], temporaryFolder())).toEqual({
    status: 2,
    stdout: "",
    stderr:
      '--csv must be messages, reports, subscribers or searches (found "prices").\n`npm run inbox -- --help` lists the options.\n',
  });
});

it("tells all its options", () => {
  const { status, stdout, stderr } = inbox(["--help"], temporaryFolder());
  expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  const told = new Set(stdout.match(/--[a-z-]+/g));
  expect([...told].sort()).toEqual([
    "--close",
    "--closed",
    "--csv",
    "--delete-before",
    "--delete-message",
    "--delete-report",
    "--delete-search",
    "--delete-searches",
    "--delete-spam",
    "--delete-subscriber",
    "--done",
    "--help",
    "--kind",
    "--only",
    "--open",
    "--out",
    "--page",
    "--page-size",
    "--remote",
    "--reopen",
    "--spam",
    "--yes",
  ]);
  for (const line of stdout.split("\n")) expect(line.length, line).toBeLessThanOrEqual(110);
});

it("says what to do when there is no database yet", async () => {
  const opened = withDatabase(temporaryFolder(), localInbox);
  await expect(opened).rejects.toThrow(/^This database has no inbox yet\. `npm start` creates/);
});

it("writes a CSV of the local database to where npm was started, if it has the newest migrations", async () => {
  const stateDir = await migratedState();
  await withDatabase(stateDir, async (db) => {
    await db.exec(
      "insert into messages (sent_at, name, email, subject, message, page) values (0, 'Mei', 'mei@mail.example', 'A price', 'Hello', '/')",
    );
    await db.exec("alter table searched_words rename to words_of_later");
    await expect(localInbox(db)).rejects.toThrow("lacks the newest migrations. `npm start`");
    await db.exec("alter table words_of_later rename to searched_words");
  });
  const file = path.join(stateDir, "export.csv");
  expect(inbox(["--csv", "messages", "--out", "export.csv"], stateDir)).toEqual({
    status: 0,
    stdout: `Wrote 1 message to ${file}.\n`,
    stderr: "",
  });
  expect(parse(readFileSync(file, "utf8"), { columns: true, bom: true })).toMatchObject([
    { name: "Mei", subject: "A price" },
  ]);
  expect(inbox(["--csv", "messages", "--out", "export.csv"], stateDir)).toEqual({
    status: 1,
    stdout: "",
    stderr: `${file} already exists. Choose another name, or delete it first.\n`,
  });
  expect(inbox(["--done", "1,99"], stateDir)).toEqual({
    status: 1,
    stdout: "Marked message 1 as answered.\nThere is no message 99.\n",
    stderr: "",
  });
});
