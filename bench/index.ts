// npm run bench: what the production build costs in the Workers runtime, with nothing in front of it.
// Writes bench/results.md and bench/results.json. --soak [--minutes 10] holds a load instead;
// --profile prints where the time of a cold render goes.
import { parseArgs } from "node:util";
import { buildIfStale } from "../scripts/build.ts";
import { run } from "../scripts/run.ts";
import { firstRender } from "./first-render.ts";
import { goals, isReached } from "./goals.ts";
import { machine } from "./machine.ts";
import { pin } from "./processes.ts";
import { profile } from "./profile.ts";
import { nested, readResults, writeResults } from "./results.ts";
import { measure } from "./rounds.ts";
import { scale } from "./scale.ts";
import { soak } from "./soak.ts";
import { streaming } from "./streaming.ts";
import { record, startAll } from "./variants.ts";
import { weights } from "./weight.ts";

/** The core of the client; the servers have the first one. */
const CLIENT_CORE = 1;

async function bench(): Promise<void> {
  run("react-router", ["build", "bench/template"]);
  // Before anything is pinned or loaded, because it may have databases to make.
  const rowsRead = await step("Rows read", scale);
  const recording = await record();
  pin(process.pid, CLIENT_CORE);
  const first = await step("First renders", () => firstRender(recording));
  const late = await step("Streaming", () => streaming(recording));
  const { variants, site, stop } = await startAll(recording);
  try {
    const heavy = await weights(site.port);
    const costs = await step("Costs", () => measure(variants));
    const parts = { firstRender: first, streaming: late, weights: heavy, rowsRead };
    const results = { machine: machine(), ...nested(costs), ...parts };
    writeResults({ ...results, soak: readResults()?.soak });
    for (const goal of goals(results)) {
      console.log(`${isReached(goal) ? "✓" : "✗"} ${goal.text}: ${goal.measured} (≤ ${goal.most})`);
    }
  } finally {
    await stop();
  }
}

async function hold(minutes: number): Promise<void> {
  const before = readResults();
  if (!before)
    throw new Error("Run npm run bench first: the soak's load is half of what it finds.");
  pin(process.pid, CLIENT_CORE);
  writeResults({ ...before, soak: await soak(minutes, before) });
}

async function step<T>(name: string, work: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const done = await work();
  console.log(`${name}: ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return done;
}

const { values } = parseArgs({
  options: {
    soak: { type: "boolean" },
    minutes: { type: "string", default: "10" },
    profile: { type: "boolean" },
  },
});

await buildIfStale();
if (values.soak) await hold(Number(values.minutes));
else if (values.profile) console.log(await profile(await record()));
else await step("All", bench);
if (!values.profile) console.log("Written: bench/results.md, bench/results.json");
