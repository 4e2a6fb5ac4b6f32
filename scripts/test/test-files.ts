import { globSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { UsageError } from "../../command-line/options.ts";
import { ROOT } from "../../command-line/run.ts";

/** Where the tests of a source folder are: in folders and files of the same names below these. */
const TREES: Record<string, string[]> = {
  app: ["tests/ui", "tests/worker/pages", "tests/e2e"],
  worker: ["tests/worker"],
  publishing: ["tests/publishing"],
  seed: ["tests/seed"],
  scripts: ["tests/project"],
  database: ["tests/project/database"],
};

/** What words mean, and where they lead. */
const WORD_TESTS = [
  "tests/worker/search",
  "tests/worker/pages/search-results",
  "tests/worker/pages/my-load",
];

/** Where the tests of those folders and files are that no folder of tests is named after. */
const ELSEWHERE: Record<string, string[]> = {
  "app/styles": [
    "tests/project/build",
    "tests/project/style-steps",
    "tests/e2e/accessibility",
    "tests/e2e/every-page",
  ],
  "worker/data/health.ts": ["tests/worker/api/health"],
  "worker/data/reports.ts": ["tests/worker/pages/contact"],
  "worker/data/record": ["tests/worker/data/record", "tests/worker/api/price-history"],
  // What texts mean is held by where they lead.
  "worker/search": ["tests/worker/search", "tests/worker/pages/search-results"],
  "worker/site": [
    ...["tests/worker/canonical-address", "tests/worker/route-table", "tests/worker/settings"],
    "tests/worker/cache",
  ],
  "wrangler.toml": ["tests/worker/settings", "tests/worker/security"],
  "vite.config.ts": ["tests/project/build"],
  "react-router.config.ts": ["tests/project/build"],
  "app/forms": ["tests/worker/pages/contact", "tests/e2e/contact"],
  "app/downloads": ["tests/worker/pages/open-data", "tests/worker/pages/history"],
  "app/rules": ["tests/worker/pages/near"],
  "app/content": ["tests/ui/guides", "tests/worker/pages/guides", "tests/e2e/guides"],
  bench: ["tests/project/bench"],
  "command-line": ["tests/project/commands", "tests/publishing/commands"],
  contract: ["tests/worker/cache", "tests/ui/told-address", "tests/worker/pages/yards"],
  migrations: ["tests/project/migrations", "tests/worker/data/schema"],
  "vite/public-holidays.ts": ["tests/worker/data/public-holidays"],
  vite: ["tests/project/build"],
};

/** The files of words. */
const WORDS = /\/(items|things|synonyms|localities|regions)\.csv$/;

const CSV_TESTS = ["tests/publishing/check", "tests/publishing/derive", "tests/seed/sample"];

/** What runs a test file: one of Vitest's projects, or Playwright. */
export type Runner = "worker" | "ui" | "node" | "browser";

/** All test files, as paths from the project's folder. */
export function testFiles(): string[] {
  return globSync("tests/**/*.{test,spec}.{ts,tsx}", { cwd: ROOT }).toSorted();
}

/** What runs a test file. */
export function runnerOf(test: string): Runner {
  const folder = test.split("/")[1];
  if (folder === "e2e") return "browser";
  return folder === "worker" || folder === "ui" ? folder : "node";
}

/** The routes' own checks, which see a fault that keeps any page from being shown. */
export function routeTests(tests: string[]): string[] {
  return tests.filter((test) => test.startsWith("tests/worker/route-"));
}

/**
 * The tests that concern a file: a test concerns itself, and any other file the tests of its folder, or of
 * the folder above in a tree of tests that has no such folder, and the few elsewhere that import it. Empty if there are
 * none.
 * @param file a path from the project's folder, which need not exist any more
 */
export function testsOf(file: string, tests: string[]): string[] {
  const inFolder = testsOfFolder(file, tests);
  const elsewhere = file.startsWith("tests/") ? [] : importing(file, tests);
  return [...new Set([...inFolder, ...elsewhere])];
}

function testsOfFolder(file: string, tests: string[]): string[] {
  if (tests.includes(file)) return [file];
  const folder = path.posix.dirname(file);
  if (folder === "seed" && file.endsWith(".csv"))
    return at([...CSV_TESTS, ...(WORDS.test(file) ? WORD_TESTS : [])], tests);
  if (file.endsWith(".md")) return at(["tests/project/documents"], tests);
  if (file.startsWith("tests/")) return at([folder], tests);
  const other = Object.keys(ELSEWHERE).find((name) => `${file}/`.startsWith(`${name}/`));
  if (other) return at(ELSEWHERE[other]!, tests);
  const [root = "", ...inside] = file.split("/");
  const trees = TREES[root] ?? [];
  const found = trees.flatMap((tree) => nearest(tree, inside.join("/"), tests));
  if (found.length > 0 || !/^(app|worker)\/.*\.\w+$/.test(file)) return found;
  // What is used everywhere, such as the frame of all pages: the tests that are about no folder.
  return tests.filter((test) => trees.includes(path.posix.dirname(test)));
}

/** What more tests import is used everywhere. */
const FEW = 12;

let importers: Map<string, { test: string }[]> | undefined;

/** The tests that import a file, if they are few. */
function importing(file: string, tests: string[]): string[] {
  importers ??= Map.groupBy(testFiles().flatMap(importsOf), ({ imported }) => imported);
  const all = importers.get(file) ?? [];
  return all.length > FEW ? [] : all.map(({ test }) => test).filter((test) => tests.includes(test));
}

function importsOf(test: string): { test: string; imported: string }[] {
  const found = readFileSync(path.join(ROOT, test), "utf8").matchAll(/ from "(\.[^"]+)"/g);
  const folder = path.posix.dirname(test);
  return [...found].map(([, to = ""]) => ({ test, imported: path.posix.join(folder, to) }));
}

/** The tests in a tree of the folder that a file is in; of a file in no folder, those of its name. */
function nearest(tree: string, file: string, tests: string[]): string[] {
  for (let folder = path.posix.dirname(file); folder !== "."; folder = path.posix.dirname(folder)) {
    const found = at([`${tree}/${folder}`], tests);
    if (found.length > 0) return found;
  }
  return file.includes("/") ? [] : at([`${tree}/${stem(file)}`], tests);
}

/**
 * The tests that concern a name: a path ("app/cities", "seed/prices.csv", "tests/worker/cache"), or the name
 * of a folder or file of tests ("cities", "yards/directory", "price-sort").
 * @throws UsageError that lists the folders, if there are no such tests
 */
export function testsNamed(given: string, tests: string[]): string[] {
  const name = path.posix.normalize(given).replace(/\/$/, "");
  const isFolder = statSync(path.join(ROOT, name), { throwIfNoEntry: false })?.isDirectory();
  const found = [
    ...at(TREES[name] ?? [], tests),
    ...testsOf(isFolder ? `${name}/*` : name, tests),
    ...tests.filter((test) => `/${stem(test)}/`.includes(`/${name}/`)),
  ];
  if (found.length > 0) return [...new Set(found)].toSorted();
  throw new UsageError(
    `There are no tests of "${given}". There are tests of ${folderNames(tests).join(", ")}.`,
  );
}

/** The folders of tests, named as the source folders are. */
function folderNames(tests: string[]): string[] {
  const trees = Object.values(TREES)
    .flat()
    .toSorted((a, b) => b.length - a.length);
  const names = tests.map((test) => {
    const tree = trees.find((name) => test.startsWith(`${name}/`)) ?? "tests";
    return path.posix.dirname(path.posix.relative(tree, test));
  });
  return [...new Set(names)].filter((name) => name !== ".").toSorted();
}

/** The tests at some places: in folders of these names, or files that are called that. */
function at(places: string[], tests: string[]): string[] {
  return tests.filter((test) =>
    places.some((place) => test.startsWith(`${place}/`) || stem(test) === place),
  );
}

/** A path without what follows the first dot of its file's name. */
function stem(file: string): string {
  const { dir, base } = path.posix.parse(file);
  return path.posix.join(dir, base.replace(/\..*$/, ""));
}
