// npm run bench: what the production build costs in the Workers runtime, without a proxy in front. Writes
// bench/results.md. Instead of that:
// costs or weights prints this part alone;
// --against FOLDER compares the costs of another server build, in pairs.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, platform, release } from "node:os";
import { programOptions } from "../command-line/options.ts";
import { buildIfStale } from "../scripts/build.ts";
import { against, costs } from "./costs.ts";
import { goalTable, type Part } from "./report.ts";
import { pin } from "./server.ts";
import { weights } from "./weights.ts";

const PARTS: Record<string, () => Promise<Part>> = { costs, weights };

const { values, positionals } = programOptions(
  "npm run bench -- [--against FOLDER] [costs|weights]",
  { against: { type: "string" } },
  Object.keys(PARTS).length,
);

await buildIfStale();
// Servers run on the first core.
pin(process.pid, 1);
if (values.against) console.log(await against(values.against));
else if (positionals.length > 0) await print(positionals);
else await write();

async function print(names: string[]): Promise<void> {
  for (const name of names) {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part "${name}": ${Object.keys(PARTS).join(", ")}.`);
    const { goals, text } = await part();
    console.log(`${goals.length > 0 ? `${goalTable(goals)}\n\n` : ""}${text}\n`);
  }
}

async function write(): Promise<void> {
  console.log("Measuring takes some minutes.");
  const parts: Part[] = [];
  for (const part of Object.values(PARTS)) parts.push(await part());
  const goals = goalTable(parts.flatMap((part) => part.goals));
  const texts = parts.map(({ text }) => text).join("\n\n");
  const { version } = createRequire(import.meta.url)("workerd/package.json");
  const machine = `${cpus()[0]?.model ?? "unknown"}, ${cpus().length} cores, ${platform()} ${release()}`;
  const date = new Date().toISOString().slice(0, 10);
  writeFileSync(
    "bench/results.md",
    `# What the site costs

\`npm run bench\` wrote this on ${date}: ${machine}, Node ${process.version}, workerd ${version}. Compare figures of one run only: another machine, or a busy one, gives others.

## Goals

${goals}

${texts}
`,
  );
  console.log(`${goals}\n\nWritten: bench/results.md`);
}
