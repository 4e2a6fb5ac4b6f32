import { spawnSync } from "node:child_process";
import { readdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withDatabase } from "../../../scripts/database/local.ts";
import { readDataset, replace } from "../../../seed/dataset/database.ts";
import { localTarget } from "../../../seed/dataset/target.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";
import { copper } from "./live.ts";

interface Place {
  /** Where npm was started. */
  cwd: string;
  stateDir: string;
  backups: string;
}

/** New folders, with an empty database. */
function newPlace(): Place {
  return { cwd: temporaryFolder(), stateDir: migratedState(), backups: temporaryFolder() };
}

/** New folders, with a database that holds the small dataset. */
async function loadedPlace(): Promise<Place> {
  const place = newPlace();
  const dataset = readDataset(writeFolder(copper("8", "10")));
  await withDatabase(place.stateDir, (db) => replace(localTarget(db), dataset));
  return place;
}

/** Runs a command as npm does, which says where it was started. */
function run(command: string, args: string[], { cwd, stateDir, backups } = newPlace()) {
  const program = path.join(import.meta.dirname, `../../../seed/publishing/${command}.ts`);
  const variables = { STATE_DIR: stateDir, BACKUP_DIR: backups, INIT_CWD: cwd };
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test("an export is written where npm was started, and publishes back the same", async () => {
  const place = await loadedPlace();
  const { status, stdout } = run("export", ["live"], place);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^Wrote Small, for tests \(sample data, .*\) to .*\/live\.\n$/);
  expect(run("load", ["live"], place).stdout).toMatch(/^Nothing to change: /);
});

test("an export refuses a folder that holds something, and a file", () => {
  const place = newPlace();
  writeFileSync(path.join(place.cwd, "prices.csv"), "mine");
  expect(run("export", ["."], place)).toEqual({
    status: 1,
    stdout: "",
    stderr: `${place.cwd} is not empty. Choose another folder.\nNothing was written.\n`,
  });
  expect(run("export", ["prices.csv"], place)).toMatchObject({
    status: 1,
    stderr: expect.stringContaining("can't be written to"),
  });
  expect(readdirSync(place.cwd)).toEqual(["prices.csv"]);
});

test.each([
  ["export", [], "Name the folder to write to.\nUsage: npm run data:export -- [--remote] folder\n"],
  [
    "export",
    ["a", "b"],
    'Unexpected argument "b".\nUsage: npm run data:export -- [--remote] folder\n',
  ],
  ["rollback", ["--accept"], /^Unknown option '--accept'\.\nUsage: npm run data:rollback -- /],
  ["status", ["now"], /^Unexpected argument "now"\.\nUsage: npm run data:status -- /],
])("%s %j is not valid: exit 2", (command, args, message) => {
  const { status, stdout, stderr } = run(command, args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  if (typeof message === "string") expect(stderr).toBe(message);
  else expect(stderr).toMatch(message);
});

test("a rollback lists the backups and how to use them, and goes back", async () => {
  const place = await loadedPlace();
  const { backups } = place;
  expect(run("rollback", [], place).stdout).toBe(
    `There are no backups of this database in ${backups}. A load that changes it makes one first.\n`,
  );
  expect(run("load", [writeFolder(copper("8.50", "10"))], place).status).toBe(0);
  const [name = ""] = readdirSync(backups);
  const { stdout } = run("rollback", [], place);
  const lines = stdout.split("\n");
  expect(lines[1]).toMatch(
    new RegExp(`^ {2}${name} {2}.+ {2}publication 1 {2}Small, for tests, published 2026-11-20$`),
  );
  expect(stdout).toContain(`To go back to one of them: npm run data:rollback -- ${name}\n`);
  expect(run("rollback", [name], place).stdout).toMatch(/\nLoaded into the local database\.\n$/);
  expect(run("rollback", ["none"], place)).toEqual({
    status: 1,
    stdout: "",
    stderr: `There is no backup "none" in ${backups}.\nNothing was loaded.\n`,
  });
});
