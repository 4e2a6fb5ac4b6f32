import { fill, seed } from "./data.ts";
import { benchWorker, type Module, templateWorker } from "./modules.ts";
import { API, CITY, fetchPage, SEARCH } from "./pages.ts";
import { type Server, start } from "./server.ts";
import type { Recording } from "./workers/database.ts";

/** What is measured: an address of one server. */
export interface Variant {
  /** Where its figures stand in results.json. */
  name: string;
  server: Server;
  path: string;
}

/** The servers under measurement, and how to be rid of them. */
export interface Bench {
  variants: Variant[];
  recording: Recording;
  /** The site with D1's simulator, for all that was not recorded. */
  site: Server;
  stop: () => Promise<void>;
}

/** Starts everything that is measured, each kind in a process of its own. */
export async function startAll(recording: Recording): Promise<Bench> {
  const servers: Server[] = [];
  const run = async (modules: Module[], bindings: object, blobs?: Record<string, Uint8Array>) => {
    const server = await start({ modules, blobs, bindings: { RECORDING: recording, ...bindings } });
    servers.push(server);
    return server;
  };
  const site = (bindings: object) =>
    run(benchWorker("site"), { BENCH_DB: "recorded", BENCH_CACHE: "own", ...bindings });

  const memory = await site({});
  const kv = await site({ BENCH_CACHE: "forgotten" });
  const cold = await site({ EDGE_CACHE: "off" });
  const miss = await site({ BENCH_CACHE: "none" });
  const withD1 = await site({ EDGE_CACHE: "off", BENCH_DB: "d1" });
  const template = await run(templateWorker(), { BENCH_DB: "recorded", BENCH_CACHE: "own" });
  const { PAGE, HEADERS } = await keptPage(memory);
  const bare = await run(benchWorker("bare"), { HEADERS }, { PAGE });
  const simulators = await run(benchWorker("simulators"), {}, { PAGE });
  for (const server of [withD1, simulators]) await fill(server, seed());
  await fetchPage(simulators.port, "/kv/fill");

  const variants = [
    { name: "bare", server: bare, path: CITY },
    { name: "city.memory", server: memory, path: CITY },
    { name: "city.kv", server: kv, path: CITY },
    { name: "city.cold", server: cold, path: CITY },
    { name: "city.miss", server: miss, path: CITY },
    { name: "city.coldWithD1", server: withD1, path: CITY },
    { name: "template.cold", server: template, path: CITY },
    { name: "api.memory", server: memory, path: API },
    { name: "api.cold", server: cold, path: API },
    { name: "search.cold", server: cold, path: SEARCH },
    { name: "simulators.d1", server: simulators, path: `/d1?${CITY}` },
    { name: "simulators.kv", server: simulators, path: "/kv" },
  ];
  const stop = async () => {
    for (const server of servers) await server.stop();
  };
  return { variants, recording, site: withD1, stop };
}

/** What D1 answers to everything that is measured without it. */
export async function record(): Promise<Recording> {
  const bindings = { EDGE_CACHE: "off", BENCH_DB: "recording", BENCH_CACHE: "own" };
  const server = await start({ modules: benchWorker("site"), bindings });
  try {
    await fill(server, seed());
    for (const path of [CITY, API, SEARCH]) await (await fetchPage(server.port, path)).text();
    const recording = await fetchPage(server.port, "/bench/recording");
    // Read to its end before the server is gone.
    return (await recording.json()) as Recording;
  } finally {
    await server.stop();
  }
}

/** Headers that the runtime itself writes. */
const TRANSPORT = ["content-length", "date", "transfer-encoding"];

/** The city page as it is sent from memory: its bytes and its headers. */
async function keptPage({ port }: Server) {
  await (await fetchPage(port, CITY)).text();
  const kept = await fetchPage(port, CITY);
  const headers = [...kept.headers].filter(([name]) => !TRANSPORT.includes(name));
  if (!kept.headers.get("server-timing")?.includes("memory")) throw new Error("Not from memory.");
  return { PAGE: new Uint8Array(await kept.arrayBuffer()), HEADERS: headers };
}
