// npm run bench: measures what the production build costs in the Workers runtime, and how fast first visits are. Writes
// scripts/bench/results.md; with "costs" or "visits" it only prints that part. --against FOLDER measures an earlier
// build alongside.
import { existsSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, platform, release } from "node:os";
import { programOptions, typedPath } from "../../publishing/command-line/options.ts";
import { buildIfStale } from "../build.ts";
import { costs } from "./costs.ts";
import { goalTable, type Part } from "./report.ts";
import { visits } from "./visits.ts";

// Costs come last, because they keep this process and its children on one core.
const PARTS: Record<string, (before?: string) => Promise<Part>> = { visits, costs };

const usage = "npm run bench -- [--against FOLDER] [visits|costs]";
const { values, positionals } = programOptions(usage, { against: { type: "string" } }, 1);
const [name] = positionals;
const before = values.against && typedPath(values.against);
if (before && !existsSync(`${before}/server/wrangler.json`))
  fail(`There is no build in "${values.against}". Keep a copy of build/.`);
if (name && !(name in PARTS)) fail(`There is no part "${name}".`);

await buildIfStale();
console.log("Measuring takes some minutes.");
const parts: Part[] = [];
for (const part of name ? [PARTS[name]!] : Object.values(PARTS)) parts.push(await part(before));
const goals = goalTable(parts.flatMap((part) => part.goals));
const texts = parts.map(({ text }) => text).join("\n\n");
console.log(name ? `${goals}\n\n${texts}` : goals);
if (!name) write();

function write(): void {
  const { version } = createRequire(import.meta.url)("workerd/package.json");
  const machine = `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, ${platform()} ${release()}`;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    "scripts/bench/results.md",
    `# What the site costs

\`npm run bench\` wrote this on ${date}: ${machine}, Node ${process.version}, workerd ${version}. Compare figures of one run only: another machine, or a busy one, gives others.

## Goals

${goals}

${texts}
`,
  );
  console.log("\nWritten: scripts/bench/results.md");
}

function fail(problem: string): never {
  console.error(`${problem}\nUsage: ${usage}`);
  process.exit(2);
}
