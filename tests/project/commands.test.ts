import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, it } from "vitest";
import { ROOT } from "../../command-line/run.ts";
import type { Command } from "../../publishing/commands/command.ts";
import { run } from "../publishing/commands/run-command.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";

const SCRIPTS: Record<string, string> = JSON.parse(
  readFileSync(path.join(ROOT, "package.json"), "utf8"),
).scripts;

/** Our own programs, by the first of the commands that start them. */
const PROGRAMS = Object.entries(SCRIPTS)
  .map(([name, line]) => ({ name, file: /^(?:exec )?node (?:--\S+ )?(\S+\.ts)/.exec(line)?.[1] }))
  .filter(({ file }, i, all) => file && all.findIndex((one) => one.file === file) === i);

/** Runs a program as npm does, where it finds neither data nor a browser, and not as a part of these tests. */
async function runAlone(file: string, args: string[], variables: Record<string, string> = {}) {
  const { VITEST: _, TEST: _test, NODE_ENV: _env, ...own } = process.env;
  const env = { ...own, STATE_DIR: temporaryFolder(), ...variables };
  const running = promisify(execFile)(process.execPath, [file, ...args], { cwd: ROOT, env });
  const { stdout } = await running;
  return stripVTControlCharacters(stdout);
}

const { commands = [], others = [] } = Object.groupBy(PROGRAMS, ({ file }) =>
  file?.startsWith("publishing/commands/") ? "commands" : "others",
);

it.concurrent.each(others)("$name --help says how it is used", async ({ name, file }) => {
  expect(await runAlone(file!, ["--help"])).toMatch(usageOf(name));
});

// They are started by one function, which tests/publishing/commands/programs.test.ts has each of them call.
it.each(commands)("$name --help says how it is used", async ({ name, file }) => {
  const module: Record<string, Command> = await import(path.join(ROOT, file!));
  const command = Object.values(module).find(({ usage }) => usage)!;
  const { status, stdout } = await run(command, ["--help"]);
  expect(status).toBe(0);
  expect(stdout).toMatch(usageOf(name));
});

function usageOf(name: string): RegExp {
  return new RegExp(`^Usage: .*npm (run )?${name}\\b`);
}

it("npm run fuzz finds its tests, and sends what it is told to", async () => {
  const one = ["-t", "gets only documented responses to 200 requests"];
  // So few requests reach every status with some seeds alone.
  const env = { FUZZ_REQUESTS: "200", FUZZ_SEED: "1" };
  const text = await runAlone("scripts/fuzz.ts", one, env);
  expect(text).toMatch(/Test Files {2}1 passed \| 2 skipped \(3\)/);
}, 300_000);
