// npm run bench: what the production build costs in the Workers runtime, without a proxy in front.
// Writes bench/results.md and bench/results.json. Instead of that:
// --soak [--minutes 10] adds how the site does at half capacity for a while;
// --against FOLDER compares with another server build, in pairs;
// --profile prints where the time of a cold render goes.
import { writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { cpus, platform, release } from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { buildIfStale } from "../scripts/build.ts";
import { ROOT, run } from "../scripts/run.ts";
import { measureReads } from "../scripts/view-reads.ts";
import { publishLocal } from "../seed/dataset/database.ts";
import { writeScaledSample } from "../seed/sample/scale.ts";
import { against, costs, firstRender, record, streaming } from "./costs.ts";
import { profile } from "./profile.ts";
import { report } from "./report.ts";
import last from "./results.json" with { type: "json" };
import { goals, type Results } from "./results.ts";
import { pin } from "./server.ts";
import { soak } from "./soak.ts";
import { weights } from "./weights.ts";

const { values } = parseArgs({
  options: {
    soak: { type: "boolean" },
    minutes: { type: "string", default: "10" },
    against: { type: "string" },
    profile: { type: "boolean" },
  },
});

await buildIfStale();
await run("react-router", ["build", "bench/template"]);
// Servers run on the first core.
pin(process.pid, 1);
if (values.profile) console.log(await profile(await record()));
else if (values.against) console.log(await against(await record(), values.against));
else if (values.soak) save({ ...last, soak: await soak(Number(values.minutes), last) });
else save(await measured());

async function measured(): Promise<Results> {
  console.log("Measuring takes about three minutes.");
  const recording = await record();
  return {
    machine: {
      cpu: cpus()[0]?.model ?? "unknown",
      cores: cpus().length,
      system: `${platform()} ${release()}`,
      node: process.version,
      workerd: createRequire(import.meta.url)("workerd/package.json").version,
      date: new Date().toISOString().slice(0, 10),
    },
    ...(await costs(recording)),
    firstRender: await firstRender(recording),
    streaming: await streaming(recording),
    weights: await weights(),
    rowsRead: await rowsRead(),
    soak: last.soak,
  };
}

/** Rows of D1 that each view reads, by the number of yards. The first run makes the databases. */
async function rowsRead(): Promise<Results["rowsRead"]> {
  const found: Record<string, object> = {};
  for (const yards of [300, 5_000, 20_000]) {
    const folder = path.join(ROOT, `.wrangler/bench/yards-${yards}`);
    writeScaledSample(folder, yards);
    await publishLocal(folder, path.join(folder, "state"));
    found[yards] = await measureReads(path.join(folder, "state"));
  }
  return found as Results["rowsRead"];
}

function save(results: Results): void {
  writeFileSync("bench/results.json", `${JSON.stringify(results, null, 2)}\n`);
  writeFileSync("bench/results.md", report(results));
  for (const { text, measured, most, reached } of goals(results)) {
    console.log(`${reached ? "✓" : "✗"} ${text}: ${measured} (≤ ${most})`);
  }
  console.log("Written: bench/results.md, bench/results.json");
}
