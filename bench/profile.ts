import { saturate } from "./load.ts";
import { benchWorker } from "./modules.ts";
import { CITY } from "./pages.ts";
import { type Profile, summary } from "./profile-summary.ts";
import { start } from "./server.ts";
import type { Recording } from "./workers/database.ts";

/** Where the time of rendering a city page goes: functions by their own time, in percent. */
export async function profile(recording: Recording, ms = 6_000): Promise<string> {
  const bindings = {
    RECORDING: recording,
    EDGE_CACHE: "off",
    BENCH_DB: "recorded",
    BENCH_CACHE: "own",
  };
  const server = await start({ modules: benchWorker("site"), bindings, inspectorPort: 9339 });
  try {
    await saturate(server.port, CITY, ms / 2);
    const debuggers = await fetch("http://127.0.0.1:9339/json");
    const [target] = (await debuggers.json()) as { webSocketDebuggerUrl: string }[];
    return summary(
      await sampled(target!.webSocketDebuggerUrl, () => saturate(server.port, CITY, ms)),
    );
  } finally {
    await server.stop();
  }
}

async function sampled(url: string, load: () => Promise<unknown>): Promise<Profile> {
  const socket = new WebSocket(url);
  const answers = new Map<number, (result: { profile: Profile }) => void>();
  socket.addEventListener("message", ({ data }) => {
    const { id, result } = JSON.parse(String(data));
    answers.get(id)?.(result);
  });
  await new Promise((resolve) => socket.addEventListener("open", resolve));
  const ask = (id: number, method: string, params = {}) => {
    socket.send(JSON.stringify({ id, method, params }));
    return new Promise<{ profile: Profile }>((resolve) => answers.set(id, resolve));
  };
  await ask(1, "Profiler.enable");
  await ask(2, "Profiler.setSamplingInterval", { interval: 500 });
  await ask(3, "Profiler.start");
  await load();
  const { profile } = await ask(4, "Profiler.stop");
  socket.close();
  return profile;
}
