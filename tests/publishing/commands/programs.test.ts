import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { withDatabase } from "../../../database/local.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { backup } from "../../../publishing/commands/backup.ts";
import { checked } from "../../../publishing/commands/checked.ts";
import type { Command } from "../../../publishing/commands/command.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { history } from "../../../publishing/commands/history.ts";
import { load } from "../../../publishing/commands/load.ts";
import { restore } from "../../../publishing/commands/restore.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { rollback } from "../../../publishing/commands/rollback.ts";
import { status } from "../../../publishing/commands/status.ts";
import { localTarget } from "../../../publishing/commands/targets.ts";
import { world } from "../../../publishing/commands/world.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";
import { run } from "./run-command.ts";

// What the commands do is tested in this process, by `commands.test.ts` and others.

const FOLDER = path.join(import.meta.dirname, "../../../publishing/commands");

/** Each command with a command line that is not valid, and what is wrong with it. */
const WRONG: [name: string, args: string[], message: string, command: Command][] = [
  ["load", ["--accept", "moves", "a", "b"], 'Unexpected argument "b".', load],
  ["export", ["a", "b"], 'Unexpected argument "b".', exportLive],
  ["rollback", ["--accept"], "Unknown option '--accept'.", rollback],
  ["revert", ["1", "2"], 'Unexpected argument "2".', revert],
  ["history", ["a", "b"], 'Unexpected argument "b".', history],
  ["checked", ["--on"], "Option '--on <value>' argument missing.", checked],
  ["status", ["now"], 'Unexpected argument "now".', status],
  ["backup", ["a", "b"], 'Unexpected argument "b".', backup],
  ["restore", ["a", "b"], 'Unexpected argument "b".', restore],
  ["world", ["a", "b", "c"], 'Unexpected argument "c".', world],
];

test.each(WRONG)(
  "%s %j: what is wrong and the usage, exit 2",
  async (name, args, message, command) => {
    const outcome = await run(command, args);
    expect(outcome).toMatchObject({ status: 2, stdout: "" });
    const [first, usage] = outcome.stderr.split("\n");
    expect(first).toBe(message);
    expect(usage).toMatch(new RegExp(`^Usage: npm run data:${name} -- \\[--remote\\]`));
  },
);

test("each command's file is a program that starts it", () => {
  const wrong = WRONG.filter(([name]) => {
    const text = readFileSync(path.join(FOLDER, `${name}.ts`), "utf8");
    const [, command] = /^export const (\w+): Command = /m.exec(text) ?? [];
    return !text.endsWith(`\nawait start(${command}, import.meta.filename);\n`);
  });
  expect(wrong.map(([name]) => name)).toEqual([]);
});

test("a program loads a folder into the local database, and ends as it went", async () => {
  const stateDir = await migratedState();
  const cwd = writeFolder();
  /** Starts it from another folder, as an operator may. */
  const load = (...args: string[]) =>
    spawnSync(process.execPath, [path.join(FOLDER, "load.ts"), ...args], {
      cwd: temporaryFolder(),
      env: { ...process.env, STATE_DIR: stateDir, INIT_CWD: cwd },
      encoding: "utf8",
    });
  expect(load(".")).toMatchObject({
    status: 0,
    stdout: expect.stringMatching(/^Live now: nothing: .*\nLoaded into the local database\.\n$/s),
    stderr: "",
  });
  const { rows } = await withDatabase(stateDir, (db) => readLive(localTarget(db)));
  expect(rows.dataset).toMatchObject([{ name: "Small, for tests" }]);
  expect(load("a", "b")).toMatchObject({
    ...{ status: 2, stdout: "", stderr: expect.stringMatching(/^Unexpected argument "b"\./) },
  });
});
