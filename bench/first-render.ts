import { Connection } from "./connection.ts";
import { median, rounded } from "./figures.ts";
import { get } from "./load.ts";
import { benchWorker } from "./modules.ts";
import { CITY } from "./pages.ts";
import { cpuSeconds } from "./processes.ts";
import { start } from "./server.ts";
import type { Recording } from "./workers/database.ts";

/** What the first visitor of a fresh isolate meets; medians, milliseconds. */
export interface FirstRender {
  /** CPU of the runtime and of the Worker until it can be asked. */
  startCpuMs: number;
  /** Of the first city page, from the request to its last byte. */
  ms: number;
  cpuMs: number;
}

const TRIALS = 3;

/** Renders the city page in isolates that have never rendered anything. */
export async function firstRender(recording: Recording): Promise<FirstRender> {
  const trials: FirstRender[] = [];
  for (let i = 0; i < TRIALS; i++) trials.push(await trial(recording));
  const middle = (key: keyof FirstRender) => rounded(median(trials.map((one) => one[key])));
  return { startCpuMs: middle("startCpuMs"), ms: middle("ms"), cpuMs: middle("cpuMs") };
}

async function trial(RECORDING: Recording): Promise<FirstRender> {
  const bindings = { RECORDING, EDGE_CACHE: "off", BENCH_DB: "recorded", BENCH_CACHE: "own" };
  const server = await start({ modules: benchWorker("site"), bindings });
  try {
    const connection = await Connection.open(server.port);
    const before = cpuSeconds(server.pid);
    const { lastByte, status } = await connection.ask(get(CITY));
    const after = cpuSeconds(server.pid);
    connection.close();
    if (status !== 200) throw new Error(`The first page was answered with ${status}.`);
    return { startCpuMs: before * 1000, ms: lastByte, cpuMs: (after - before) * 1000 };
  } finally {
    await server.stop();
  }
}
