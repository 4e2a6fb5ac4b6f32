import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { withDatabase } from "../../../database/local.ts";
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

it("says what is wrong with it when it is not valid with all its options, and exit status 2", () => {
  const { status, stdout, stderr } = inbox(["--csv", "prices"], temporaryFolder());
  expect([status, stdout]).toEqual([2, ""]);
  const wrong = '--csv must be messages, reports, subscribers or searches (found "prices").';
  expect(stderr.split("\n")[0]).toBe(wrong);
  const told = new Set(stderr.split("Usage:")[1]?.match(/(?<=\W)--[a-z]+[a-z-]*/g));
  expect([...told].sort()).toEqual([
    ...["--csv", "--delete-before", "--delete-message", "--delete-person", "--delete-report"],
    ...["--delete-search", "--delete-searches", "--delete-spam", "--delete-subscriber"],
    ...["--only", "--out", "--remote", "--yes"],
  ]);
  for (const line of stderr.split("\n")) expect(line.length, line).toBeLessThanOrEqual(110);
});

it("writes a CSV of the local database to where npm was started, and deletes in it", async () => {
  const stateDir = await migratedState();
  await withDatabase(stateDir, async (db) => {
    await db.exec(
      "insert into messages (sent_at, name, email, subject, message, page) values (0, 'Mei', 'mei@mail.example', 'A price', 'Hello', '/')",
    );
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
  expect(inbox(["--delete-message", "1,99"], stateDir)).toEqual({
    status: 1,
    stdout: "Deleted message 1.\nThere is no message 99.\n",
    stderr: "",
  });
});
