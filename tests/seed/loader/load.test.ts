import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder, validData, writeFolder } from "../data-folder.ts";

const program = join(import.meta.dirname, "../../../seed/loader/load.ts");

/** Runs the command from another working directory, as an operator may. */
function load(args: string[], stateDir = temporaryFolder()) {
  const env = { ...process.env, STATE_DIR: stateDir };
  const cwd = temporaryFolder();
  return spawnSync(process.execPath, [program, ...args], { cwd, env, encoding: "utf8" });
}

test.each([[["--remot"]], [["a", "b"]]])("%j: usage, exit 2", (args) => {
  const { status, stdout, stderr } = load(args);
  expect({ status, stdout, stderr }).toEqual({
    status: 2,
    stdout: "",
    stderr: "Usage: npm run data:load -- [--remote] [folder]\n",
  });
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

test("good files are loaded, exit 0, and a second time there is nothing to change", () => {
  const stateDir = temporaryFolder();
  const folder = writeFolder();
  const summary =
    "3 cities, 2 materials, 3 prices and 3 yards (Small, for tests, published 2026-11-20)";
  expect(load([folder], stateDir)).toMatchObject({
    status: 0,
    stdout: `Loaded ${summary} into the local database.\n`,
    stderr: "",
  });
  expect(load([folder], stateDir)).toMatchObject({
    status: 0,
    stdout: `Nothing to change: ${summary} is already loaded.\n`,
    stderr: "",
  });
});
