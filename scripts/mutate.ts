// npm run mutate: measures how many small faults, planted one at a time in the code for money and for publishing, are
// caught by the tests of arithmetic and words. npm run mutate -- money: only in files with that in their path. It shows
// each survivor; the table of scores is tests/mutation/scores.md. It takes a quarter of an hour on an idle machine, so
// neither npm test nor CI runs it.
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { programOptions } from "../publishing/command-line/options.ts";
import { ROOT } from "../publishing/command-line/run.ts";

/** The percentage of mutants that the tests of each file must catch. */
const MIN_SCORE = 85;

/** At most 3,000 mutants: the code in which faults cost the most, and the tests that specify it. */
const GROUPS = [
  {
    tests: "tests/ui/amounts/**",
    files: ["figures", "money", "numbers", "quantity", "rows", "units"].map(
      (name) => `worker/amounts/${name}.ts`,
    ),
  },
  {
    tests: "tests/publishing/{read,derive,compare}/**",
    files: [
      ...["read/price-cells", "read/quote-cells", "derive/prices", "derive/quoted-range"],
      ...["comparison", "price-warnings", "quote-warnings", "quoted-prices"].map(
        (name) => `compare/${name}`,
      ),
    ].map((name) => `publishing/${name}.ts`),
  },
  {
    tests: "tests/ui/{my-load,fair-price,near,yard-facts}/**",
    files: [
      ...["count", "worth"].map((name) => `my-load/${name}`),
      ...["comparison", "drive-cost", "strip-or-sell"].map((name) => `my-load/verdicts/${name}`),
      ...["fair-price/judged-offer", "near/price-near", "yard-facts/open-state"],
    ].map((name) => `app/${name}.ts`),
  },
];
const FILES = GROUPS.flatMap(({ files }) => files);

type Options = ConstructorParameters<typeof Stryker>[0];
type Mutant = Awaited<ReturnType<Stryker["runMutationTest"]>>[number];

const OPTIONS: Options = {
  testRunner: "vitest",
  plugins: ["@stryker-mutator/vitest-runner"],
  vitest: { configFile: "tests/mutation/vitest.config.ts" },
  coverageAnalysis: "perTest",
  // Neither option lets Stryker check types, because its own tsconfig reader needs an older TypeScript.
  tsconfigFile: "none.json",
  disableTypeChecks: false,
  tempDirName: ".stryker",
  ignorePatterns: [".wrangler", "build", "test-results"],
  reporters: ["clear-text", "progress-append-only"],
  clearTextReporter: { logTests: false, reportTests: false, reportScoreTable: false },
  // A mutant that never ends counts as caught; a test may have to wait for a busy machine.
  timeoutMS: 30_000,
  dryRunTimeoutMinutes: 60,
};

const TABLE = path.join(ROOT, "tests/mutation/scores.md");
const HEAD = `# Mutants that the tests see

\`npm run mutate\` writes this table. A mutant that survives changes nothing that can be seen, or misses a test.

| file | mutants | seen | score |
|---|--:|--:|--:|
`;

const SEEN = new Set<Mutant["status"]>(["Killed", "Timeout"]);
/** The other statuses are failures to load the file, which say nothing about the tests. */
const UNSEEN = new Set<Mutant["status"]>(["Survived", "NoCoverage"]);

/** A line of the table for each file, in order; files that were not run keep their existing line. */
function table(results: Mutant[]): string[] {
  const lines = existsSync(TABLE) ? readFileSync(TABLE, "utf8").split("\n") : [];
  return FILES.flatMap((file) => {
    const own = results.filter(
      ({ fileName, status }) => fileName.endsWith(file) && (SEEN.has(status) || UNSEEN.has(status)),
    );
    const seen = own.filter(({ status }) => SEEN.has(status)).length;
    const line = `| ${file} | ${own.length} | ${seen} | ${percent(seen, own.length)} |`;
    return own.length > 0 ? [line] : lines.filter((old) => old.startsWith(`| ${file} |`));
  });
}

const percent = (part: number, whole: number) => `${((100 * part) / whole).toFixed(1)} %`;

const { positionals } = programOptions(
  "npm run mutate -- [part of a path…]",
  {},
  Number.POSITIVE_INFINITY,
);
const isAsked = (file: string) =>
  positionals.length === 0 || positionals.some((part) => file.includes(part));
if (!FILES.some(isAsked)) {
  console.error(
    `None of the files has ${positionals.join(" or ")} in its path:\n${FILES.join("\n")}`,
  );
  process.exit(2);
}
let lines: string[] = [];
for (const { tests, files } of GROUPS) {
  const mutate = files.filter(isAsked);
  if (mutate.length === 0) continue;
  process.env.JUDGES = tests;
  lines = table(await new Stryker({ ...OPTIONS, mutate }).runMutationTest());
  // We write after each group, so that nothing is lost if a later one fails to run.
  writeFileSync(TABLE, `${HEAD}${lines.join("\n")}\n`);
}
console.log(lines.join("\n"));
const low = lines.filter((line) => Number(line.match(/([\d.]+) % \|$/)?.[1]) < MIN_SCORE);
if (low.length > 0) console.error(`Below ${MIN_SCORE} %:\n${low.join("\n")}`);
process.exitCode = Math.min(low.length, 1);
