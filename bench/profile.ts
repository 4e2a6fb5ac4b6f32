import { inspect } from "./inspector.ts";
import { saturate } from "./load.ts";
import { benchWorker } from "./modules.ts";
import { CITY } from "./pages.ts";
import { type Profile, summary } from "./profile-summary.ts";
import { start } from "./server.ts";
import type { Recording } from "./workers/database.ts";

/** Where the profiler is attached. */
const PORT = 9339;

/** Where the time of rendering a city page goes: functions by their own time, in percent. */
export async function profile(recording: Recording, ms = 6_000): Promise<string> {
  const bindings = {
    RECORDING: recording,
    EDGE_CACHE: "off",
    BENCH_DB: "recorded",
    BENCH_CACHE: "own",
  };
  const server = await start({ modules: benchWorker("site"), bindings, inspectorPort: PORT });
  try {
    await saturate(server.port, CITY, ms / 2);
    return summary(await sampled(PORT, () => saturate(server.port, CITY, ms)));
  } finally {
    await server.stop();
  }
}

async function sampled(port: number, load: () => Promise<unknown>): Promise<Profile> {
  const { ask, close } = await inspect(port);
  await ask("Profiler.enable");
  await ask("Profiler.setSamplingInterval", { interval: 500 });
  await ask("Profiler.start");
  await load();
  const { profile } = await ask<{ profile: Profile }>("Profiler.stop");
  close();
  return profile;
}
