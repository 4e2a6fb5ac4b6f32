import { execFile } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { promisify, stripVTControlCharacters } from "node:util";
import { expect, it, onTestFinished, vi } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";
import type { Command } from "../../publishing/commands/command.ts";
import { run } from "../publishing/commands/run-command.ts";
import { temporaryFolder } from "../publishing/data-folder.ts";
import { fuzzSettings } from "../worker/fuzz-settings.ts";

const SCRIPTS: Record<string, string> = JSON.parse(
  readFileSync(path.join(ROOT, "package.json"), "utf8"),
).scripts;

/** Our own programs, by the first of the commands that start them. */
const PROGRAMS = Object.entries(SCRIPTS)
  .map(([name, line]) => ({ name, file: /^(?:exec )?node (?:--\S+ )?(\S+\.ts)/.exec(line)?.[1] }))
  .filter(({ file }, i, all) => file && all.findIndex((one) => one.file === file) === i);

/** Runs a program as npm does, where it finds neither data nor a browser, and not as a part of these tests. */
async function runAlone(file: string, args: string[]) {
  const { VITEST: _, TEST: _test, NODE_ENV: _env, ...own } = process.env;
  const env = { ...own, STATE_DIR: temporaryFolder() };
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

// They are started by one function, which each of them calls: tests/publishing/commands/programs.test.ts.
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

const show = vi.hoisted(() => vi.fn(async (_tool: string, _args: string[]) => false));
vi.mock(import("../../publishing/command-line/run.ts"), async (original) => ({
  ...(await original()),
  show,
}));

it("npm run fuzz finds its tests, sends what it is told to, and fails where they do", async () => {
  vi.stubEnv("FUZZ", undefined);
  vi.stubEnv("FUZZ_REQUESTS", "200");
  vi.stubEnv("FUZZ_SEED", "1");
  vi.spyOn(process, "argv", "get").mockReturnValue(["node", "fuzz.ts", "-t", "a name"]);
  onTestFinished(() => {
    process.exitCode = undefined;
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  await import("../../scripts/fuzz.ts");
  const [tool, [run, project, ...args] = []] = show.mock.lastCall ?? [];
  expect([tool, run, project]).toEqual(["vitest", "run", "--project=worker"]);
  const files = args.slice(0, -2);
  expect(files).toHaveLength(3);
  expect(files.filter((file) => !existsSync(path.join(ROOT, file)))).toEqual([]);
  expect(args.slice(-2)).toEqual(["-t", "a name"]);
  expect(fuzzSettings(process.env)).toEqual({ isLong: true, requests: 200, seed: 1 });
  expect(process.exitCode).toBe(1);
});
