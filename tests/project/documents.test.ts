import { existsSync, globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../publishing/command-line/run.ts";

const DOCUMENTS = globSync(["*.md", "docs/*.md", "seed/*.md"], { cwd: ROOT });
const FOLDERS = "app|docs|migrations|publishing|scripts|seed|tests|worker";

/** What a document names of the project: relative links, and files in backticks by their whole path. */
function filesIn(document: string): string[] {
  const text = readFileSync(path.join(ROOT, document), "utf8");
  const links = [...text.matchAll(/\]\((?![a-z]+:|#)([^)#]+)/g)].map(([, link = ""]) =>
    path.join(path.dirname(document), link),
  );
  const paths = [...text.matchAll(new RegExp(`\`((?:${FOLDERS})/[\\w./-]+\\.\\w+)\``, "g"))];
  return [...links, ...paths.map(([, file = ""]) => file)];
}

it.each(DOCUMENTS)("every file that %s names exists", (document) => {
  const missing = filesIn(document).filter((file) => !existsSync(path.join(ROOT, file)));
  expect(missing).toEqual([]);
});

/** The tests' own text. */
const TESTS = globSync("tests/**/*.{test,spec}.{ts,tsx}", { cwd: ROOT });
const textOf = (file: string) => readFileSync(path.join(ROOT, file), "utf8");

const { scripts } = JSON.parse(textOf("package.json"));

/** Commands that a document names: in backticks, or on lines of their own. */
function commandsIn(document: string): string[] {
  const found = textOf(document).matchAll(/(?:^|`|&& )((?:npm|npx|node) [^`#\n]+)/gm);
  return [...found].map(([, command = ""]) => command.split(" && ")[0]!.trim());
}

/** Why a command cannot be run as it stands in a document; none if it can. */
function faultsOf(command: string): string[] {
  const [program, first = "", second = ""] = command.split(" ");
  const words = command.split(/ -- | /).filter((word) => word.includes("/") && !word.includes("["));
  if (program === "npm") {
    const name = first === "run" ? second : first;
    if (["ci", "install", "audit", "outdated", "update"].includes(name)) return [];
    if (!(name in scripts)) return [`${command}: no such command`];
    const parts = (name === "test" && command.split(" -- ")[1]?.split(" ")) || [];
    const found = (part: string) => TESTS.some((test) => test.includes(part));
    return parts.filter((part) => !found(part)).map((part) => `${command}: ${part}`);
  }
  const title = / -t "(.+)"/.exec(command)?.[1];
  if (title && !TESTS.some((test) => textOf(test).includes(title))) return [`${command}: no test`];
  return words.filter((word) => !isThere(word)).map((word) => `${command}: ${word}`);
}

/** Whether there is a file or a folder, and on the line that is named a test. */
function isThere(place: string): boolean {
  const [file = "", line] = place.split(":");
  if (!existsSync(path.join(ROOT, file))) return false;
  return !line || /^\s*(test|it)\b/.test(textOf(file).split("\n")[Number(line) - 1] ?? "");
}

it.each(DOCUMENTS)("every command that %s names can be run", (document) => {
  expect(commandsIn(document).flatMap(faultsOf)).toEqual([]);
});

it("a command that cannot be run is found, and so are many that can", () => {
  expect(commandsIn("README.md").length).toBeGreaterThan(20);
  const wrong = [
    "npm run nothing",
    "npm test -- nothing",
    "npx playwright test tests/e2e/yards/directory/near.spec.ts:1",
    `npx vitest run -t "${"no ".repeat(2)}such test"`,
    "node tests/nothing.ts",
  ];
  expect(wrong.filter((command) => faultsOf(command).length === 0)).toEqual([]);
});
