import { spawnSync } from "node:child_process";
import path from "node:path";
import { expect, test } from "vitest";
import { withDatabase } from "../../../database/local.ts";
import { readLive } from "../../../publishing/apply/live.ts";
import { localTarget } from "../../../publishing/commands/targets.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";

// What the commands do is tested in this process, by `commands.test.ts` and others.

/** Starts a program from another folder, as an operator may. */
function start(name: string, args: string[], variables: Record<string, string> = {}) {
  const program = path.join(import.meta.dirname, `../../../publishing/commands/${name}.ts`);
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: temporaryFolder(),
    env: { ...process.env, ...variables },
    encoding: "utf8",
  });
  return { status, stdout, stderr };
}

test.each([
  ["load", ["--accept", "moves", "a", "b"], 'Unexpected argument "b".'],
  ["export", ["a", "b"], 'Unexpected argument "b".'],
  ["rollback", ["--accept"], "Unknown option '--accept'."],
  ["revert", ["1", "2"], 'Unexpected argument "2".'],
  ["history", ["a", "b"], 'Unexpected argument "b".'],
  ["checked", ["--on"], "Option '--on <value>' argument missing."],
  ["status", ["now"], 'Unexpected argument "now".'],
  ["world", ["a", "b", "c"], 'Unexpected argument "c".'],
])("%s %j: what is wrong and the usage, exit 2", (command, args, message) => {
  const { status, stdout, stderr } = start(command, args);
  expect({ status, stdout }).toEqual({ status: 2, stdout: "" });
  const [first, usage] = stderr.split("\n");
  expect(first).toBe(message);
  expect(usage).toMatch(new RegExp(`^Usage: npm run data:${command} -- \\[--remote\\]`));
});

test("a load from a folder is in the local database, exit 0", async () => {
  const stateDir = await migratedState();
  const cwd = writeFolder();
  expect(start("load", ["."], { STATE_DIR: stateDir, INIT_CWD: cwd })).toEqual({
    status: 0,
    stdout: expect.stringMatching(/^Live now: nothing: .*\nLoaded into the local database\.\n$/s),
    stderr: "",
  });
  const { rows } = await withDatabase(stateDir, (db) => readLive(localTarget(db)));
  expect(rows.dataset).toMatchObject([{ name: "Small, for tests" }]);
});
