// node tests/slips/try.ts [name …]: puts each slip, a patch in this folder, into a copy of the project and says
// whether a test fails with it. Its first line names tests that should ("# Fails: tests/…, tests/…"), which are run
// first; if they pass, or it names none, the tests of the files that it changes are, as `npm test -- file` chooses
// them: those in a browser last, unless FAST is set.
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { stripVTControlCharacters } from "node:util";
import { ROOT } from "../../command-line/run.ts";
import { runnerOf, testFiles, testsOf } from "../../scripts/test/test-files.ts";

const copy = mkdtempSync(path.join(tmpdir(), "slips-"));
process.once("exit", () => rmSync(copy, { recursive: true, force: true }));
process.once("SIGINT", () => process.exit(130));

/** Copies what Git knows or would add. The packages stay where they are. */
function copyProject(): void {
  const args = ["ls-files", "--cached", "--others", "--exclude-standard", "-z"];
  const files = execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).split("\0");
  for (const file of files.filter((name) => name && existsSync(path.join(ROOT, name))))
    cpSync(path.join(ROOT, file), path.join(copy, file));
  symlinkSync(path.join(ROOT, "node_modules"), path.join(copy, "node_modules"));
}

interface Slip {
  name: string;
  file: string;
  /** The tests that its first line names. */
  named: string[];
  /** Other tests of what it changes. */
  others: string[];
}

function slipIn(patch: string): Slip {
  const file = path.join(import.meta.dirname, patch);
  const text = readFileSync(file, "utf8");
  const named = /^# Fails: (.+)$/m.exec(text)?.[1]?.split(", ") ?? [];
  const changed = [...text.matchAll(/^\+\+\+ b\/(.+)$/gm)].map(([, name = ""]) => name);
  const all = testFiles();
  const others = changed
    .flatMap((name) => testsOf(name, all))
    .filter((test) => !named.includes(test));
  return { name: path.basename(patch, ".patch"), file, named, others: [...new Set(others)] };
}

/** The tests among these files that fail in the copy, by name; none where there are no files. */
function failing(files: string[]): string[] {
  if (files.length === 0) return [];
  const options = { cwd: copy, encoding: "utf8", maxBuffer: 2 ** 30 } as const;
  const { status, stdout } = spawnSync(process.execPath, ["scripts/test.ts", ...files], options);
  if (status === 0) return [];
  const [, list = stdout] = stripVTControlCharacters(stdout).split("\nFailed:\n");
  const names = list.split("\n").filter((line) => /^ {2}\S/.test(line));
  return names.length > 0 ? names.map((name) => name.trim()) : [list.trim().slice(-500)];
}

/** Whether a test fails with a slip, in words, beginning with "caught" if one does. */
function tried({ file, named, others }: Slip): string {
  const apply = (...args: string[]) => spawnSync("git", ["apply", ...args, file], { cwd: copy });
  if (apply().status !== 0) return "DOES NOT APPLY: what it changes has changed";
  const { browser = [], ...rest } = Object.groupBy(others, runnerOf);
  const steps = [named, Object.values(rest).flat(), process.env.FAST ? [] : browser];
  let found: string[] = [];
  for (const files of steps) if (found.length === 0) found = failing(files);
  apply("--reverse");
  if (found.length === 0) return "SURVIVED";
  return `caught by ${found[0]}${found.length > 1 ? `, and ${found.length - 1} more` : ""}`;
}

const names = process.argv.slice(2).map((name) => path.basename(name, ".patch"));
const slips = globSync("*.patch", { cwd: import.meta.dirname })
  .toSorted()
  .map(slipIn);
const chosen = slips.filter(({ name }) => names.length === 0 || names.includes(name));
copyProject();
const before = failing([...new Set(chosen.flatMap(({ named }) => named))]);
if (chosen.length === 0 || before.length > 0) {
  console.error(
    chosen.length === 0 ? "There is no such slip." : `Without a slip: ${before.join()}`,
  );
  process.exit(2);
}
for (const slip of chosen) {
  const outcome = tried(slip);
  if (!outcome.startsWith("caught")) process.exitCode = 1;
  console.log(`${slip.name}: ${outcome}`);
}
