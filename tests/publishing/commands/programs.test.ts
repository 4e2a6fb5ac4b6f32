import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";
import { expect, test } from "vitest";
import { readLive } from "../../../publishing/apply/read-live.ts";
import { d1Target } from "../../../publishing/apply/target.ts";
import { backup } from "../../../publishing/commands/backup.ts";
import { checked } from "../../../publishing/commands/checked.ts";
import type { Command } from "../../../publishing/commands/command.ts";
import { readDataset, replace } from "../../../publishing/commands/database.ts";
import { exportLive } from "../../../publishing/commands/export.ts";
import { history } from "../../../publishing/commands/history.ts";
import { links } from "../../../publishing/commands/links.ts";
import { load } from "../../../publishing/commands/load.ts";
import { newFolder } from "../../../publishing/commands/new.ts";
import { restore } from "../../../publishing/commands/restore.ts";
import { revert } from "../../../publishing/commands/revert.ts";
import { rollback } from "../../../publishing/commands/rollback.ts";
import { round } from "../../../publishing/commands/round.ts";
import { status } from "../../../publishing/commands/status.ts";
import { world } from "../../../publishing/commands/world.ts";
import { withDatabase } from "../../../publishing/database/local.ts";
import { temporaryFolder, writeFolder } from "../data-folder.ts";
import { migratedState } from "../local-database.ts";
import refused from "./refused.csv?raw";
import { newPlace, run } from "./run-command.ts";

// What the commands do is tested in this process, by `commands.test.ts` and others.

const FOLDER = path.join(import.meta.dirname, "../../../publishing/commands");

const COMMANDS: Record<string, Command> = {
  ...{ backup, checked, export: exportLive, history, links, load, new: newFolder, restore, revert },
  ...{ rollback, round, status, world },
};

/** Command lines that are not right, with the exit status and what is then said; the small dataset is live. */
const REFUSED = parse<Record<"command" | "arguments" | "status" | "message", string>>(refused, {
  columns: true,
});

test.each(Object.entries(COMMANDS))(
  "a command line of %s that is not right is told so",
  async (name, command) => {
    const place = newPlace();
    await replace(place.target, readDataset(writeFolder()));
    const lines = REFUSED.filter((line) => line.command === name);
    expect(lines.length).toBeGreaterThan(0);
    for (const { arguments: typed, status, message } of lines) {
      const args = (typed.match(/".*?"|\S+/g) ?? []).map((word) => word.replaceAll('"', ""));
      const outcome = await run(command, args, place);
      expect(`${outcome.status} ${outcome.stderr}`, typed).toContain(`${status} ${message}\n`);
      const usage = new RegExp(`\nUsage: npm run data:${name} -- .+\n$`);
      if (status === "2") expect(outcome.stderr).toMatch(usage);
    }
  },
);

test("each command's file is a program that starts it", () => {
  const wrong = Object.keys(COMMANDS).filter((name) => {
    const text = readFileSync(path.join(FOLDER, `${name}.ts`), "utf8");
    const [, command] = /^export const (\w+): Command = /m.exec(text) ?? [];
    return !text.endsWith(`\nawait start(${command}, import.meta.filename);\n`);
  });
  expect(wrong).toEqual([]);
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
  const { rows } = await withDatabase(stateDir, (db) => readLive(d1Target(db)));
  expect(rows.dataset).toMatchObject([{ name: "Small, for tests" }]);
  expect(load("a", "b")).toMatchObject({
    ...{ status: 2, stdout: "", stderr: expect.stringMatching(/^Unexpected argument "b"\./) },
  });
});
