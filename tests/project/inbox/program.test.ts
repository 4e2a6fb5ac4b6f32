import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, it } from "vitest";
import { withDatabase } from "../../../publishing/database/local.ts";
import { inbox } from "../../../scripts/inbox/inbox.ts";
import { run } from "../../publishing/commands/run-command.ts";
import { migratedState } from "../../publishing/local-database.ts";

it("the inbox says what is wrong with a command line that is not valid with all its options, and exit status 2", async () => {
  const { status, stdout, stderr } = await run(inbox, ["--csv", "prices"]);
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

it("the inbox writes a CSV of the local database to where npm was started", async () => {
  const stateDir = await migratedState();
  await withDatabase(stateDir, async (db) => {
    await db.exec(
      "insert into messages (sent_at, name, email, subject, message, page) values (0, 'Mei', 'mei@mail.example', 'A price', 'Hello', '/')",
    );
  });
  const program = path.join(import.meta.dirname, "../../../scripts/inbox/inbox.ts");
  const args = [program, "--csv", "messages", "--out", "export.csv"];
  const env = { ...process.env, STATE_DIR: stateDir, INIT_CWD: stateDir };
  const outcome = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  const file = path.join(stateDir, "export.csv");
  expect(outcome).toMatchObject({
    ...{ status: 0, stdout: `Wrote 1 message to ${file}.\n`, stderr: "" },
  });
  expect(parse(readFileSync(file, "utf8"), { columns: true, bom: true })).toMatchObject([
    { name: "Mei", subject: "A price" },
  ]);
});
