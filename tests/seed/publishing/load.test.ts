import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { UsageError } from "../../../scripts/command-line.ts";
import { withDatabase } from "../../../scripts/database/local.ts";
import { readDataset, replace } from "../../../seed/dataset/database.ts";
import { localTarget } from "../../../seed/dataset/target.ts";
import { noteOf } from "../../../seed/publishing/command.ts";
import { temporaryFolder, validData, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";

const program = join(import.meta.dirname, "../../../seed/publishing/load.ts");

/** Runs the command from another working directory, as an operator may. */
function load(args: string[], stateDir = migratedState(), backups = temporaryFolder()) {
  const env = { ...process.env, STATE_DIR: stateDir, BACKUP_DIR: backups };
  const cwd = temporaryFolder();
  return spawnSync(process.execPath, [program, ...args], { cwd, env, encoding: "utf8" });
}

const USAGE =
  'Usage: npm run data:load -- [--remote] [--dry-run] [--accept] [--yes] [--note "…"] [folder]\n';

test.each([
  [["--remot"], "Unknown option '--remot'.\n"],
  [["a", "b"], 'Unexpected argument "b".\n'],
  [["--note", " "], "--note needs some text.\n"],
])("%j: what is wrong and the usage, exit 2", (args, message) => {
  const { status, stdout, stderr } = load(args);
  expect({ status, stdout, stderr }).toEqual({ status: 2, stdout: "", stderr: message + USAGE });
});

test.each([
  ["x".repeat(301), "--note must be 300 characters or fewer (found 301)."],
  ["one\ntwo", "--note must be one line."],
  [
    "Friday\uffff",
    "--note must not contain U+FFFF, which is no character: type the text again without it.",
  ],
  [
    "Friday\ud83d",
    "--note must not contain U+D83D, which is no character: type the text again without it.",
  ],
])("%j is not a note", (note, message) => {
  expect(() => noteOf(note)).toThrow(new UsageError(message));
});

test.each([[[]], [["--remote"]]])("%j with bad files: each problem, exit 1", (flags: string[]) => {
  const folder = writeFolder((data) => {
    Object.assign(data.scrap_yards[0] as object, { latitude: "abc" });
  });
  const { status, stderr } = load([...flags, folder]);
  expect(status).toBe(1);
  expect(stderr).toBe(
    'scrap_yards.csv:2 latitude: must be a number from -44 to -9 (found "abc")\nNothing was loaded.\n',
  );
});

test("at most 50 problems are printed", () => {
  const folder = writeFolder((data) => {
    const [yard] = validData().scrap_yards;
    if (!yard) return;
    data.scrap_yards = Array.from({ length: 60 }, (_, index) => ({
      ...yard,
      id: String(index + 1),
      phone: "none",
    }));
  });
  const lines = load([folder]).stderr.trimEnd().split("\n");
  expect(lines).toHaveLength(52);
  expect(lines.slice(-2)).toEqual(["… and 10 more", "Nothing was loaded."]);
});

test("a day in the future is a mistake, and no option accepts it", () => {
  const folder = writeFolder((data) => {
    Object.assign(data.prices[0] as object, { checked_on: "2999-01-01" });
  });
  const { status, stderr } = load(["--accept", folder]);
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^prices\.csv:2 checked_on: must not be later than today, which is \d{4}-\d\d-\d\d in Sydney \(found "2999-01-01"\)\nNothing was loaded\.\n$/,
  );
});

test("good files are loaded into a new database, exit 0, and a second time there is nothing to change", () => {
  const stateDir = join(temporaryFolder(), "new");
  const backups = temporaryFolder();
  const folder = writeFolder();
  const summary =
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)";
  const first = load([folder], stateDir, backups);
  expect(first).toMatchObject({ status: 0, stderr: "" });
  expect(first.stdout).toMatch(/^Live now: nothing: the database is empty\n/);
  expect(first.stdout.endsWith(`Loading ${summary} …\nLoaded into the local database.\n`)).toBe(
    true,
  );
  expect(load([folder], stateDir, backups)).toMatchObject({
    status: 0,
    stdout: `Nothing to change: ${summary} is already loaded.\n`,
    stderr: "",
  });
  expect(readdirSync(backups)).toEqual([]);
});

test("what looks wrong stops it, exit 1, unless it is accepted", async () => {
  const stateDir = migratedState();
  const wrong = writeFolder((data) => void data.scrap_yards.pop());
  const dataset = readDataset(writeFolder());
  await withDatabase(stateDir, (db) => replace(localTarget(db), dataset));
  const { status, stdout } = load([wrong], stateDir);
  expect(status).toBe(1);
  expect(stdout).toContain("What looks wrong\n  1 of 3 yards would be gone.\n");
  expect(stdout).toContain("\nNothing was loaded. Correct the files, or add --accept");
  const accepted = load(["--dry-run", "--accept", wrong], stateDir);
  expect(accepted.status).toBe(0);
  expect(accepted.stdout).toMatch(/\nDry run: nothing was loaded\.\n$/);
});
