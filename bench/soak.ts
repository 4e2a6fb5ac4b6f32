import { databaseOf, fill, seed } from "./data.ts";
import { percentile, rounded } from "./figures.ts";
import { heapBytes, inspect } from "./inspector.ts";
import { type Load, pace } from "./load.ts";
import { benchWorker } from "./modules.ts";
import { fetchPage } from "./pages.ts";
import { cpuSeconds, machineCpuSeconds, residentBytes } from "./processes.ts";
import type { Results } from "./results.ts";
import { type Server, start } from "./server.ts";
import { addressAt, meanCpu } from "./soak-addresses.ts";
import { newPrices } from "./soak-prices.ts";

/** What a long mixed load found. */
export interface Soak {
  date: string;
  minutes: number;
  requestsPerSecond: number;
  requests: number;
  /** Answers of 500 and above, and connections that broke. */
  errors: number;
  statuses: Record<string, number>;
  p50: number;
  p99: number;
  /** Cores that something else on this machine used meanwhile. */
  othersCores?: number;
  /** Megabytes of the site's own heap: at the start, a tenth of the time later, and so on. */
  heapMb?: number[];
  /** The same of the whole process, with the simulators of D1 and KV, which run in it, too. */
  residentMb: number[];
  /** Seconds from the loading of new data until a page showed it. */
  newPriceAfter: number[];
}

/** Moments of the soak at which new data is loaded, as parts of it. */
const LOADS = [1 / 3, 2 / 3];
const INSPECTOR_PORT = 9340;

/** Holds half of what the server can do for so many minutes, and loads new data twice meanwhile. */
export async function soak(minutes: number, known: Results): Promise<Soak> {
  const ms = minutes * 60_000;
  const rate = Math.floor(500 / meanCpu(known));
  const bindings = { BENCH_DB: "d1", BENCH_CACHE: "own" };
  const modules = benchWorker("site");
  const server = await start({ modules, bindings, inspectorPort: INSPECTOR_PORT });
  try {
    await fill(server, seed());
    const others = () => machineCpuSeconds() - cpuSeconds(server.pid) - cpuSeconds("self");
    const othersBefore = others();
    const inspector = await inspect(INSPECTOR_PORT);
    const resident: number[] = [];
    const heap: Promise<number>[] = [];
    const look = () => {
      resident.push(residentBytes(server.pid));
      heap.push(heapBytes(inspector));
    };
    look();
    const clock = setInterval(look, ms / 10);
    const loads = LOADS.map((part, i) => loadLater(server, part * ms, i + 1));
    const load = await pace(server.port, addressAt, { rate, ms });
    clearInterval(clock);
    return {
      ...summary(load, minutes),
      othersCores: rounded((others() - othersBefore) / load.seconds),
      heapMb: (await Promise.all(heap)).map(megabytes),
      residentMb: resident.map(megabytes),
      newPriceAfter: await Promise.all(loads),
    };
  } finally {
    await server.stop();
  }
}

/** Loads dearer prices after a while; seconds until the city page shows the first of them. */
async function loadLater(server: Server, ms: number, round: number): Promise<number> {
  await new Promise((resolve) => setTimeout(resolve, ms));
  const shown = await newPrices(await databaseOf(server), round);
  const loaded = performance.now();
  for (;;) {
    const page = await (await fetchPage(server.port, "/sydney/")).text();
    if (page.includes(shown)) return rounded((performance.now() - loaded) / 1000);
    await new Promise((resolve) => setTimeout(resolve, 250));
  }
}

function summary(load: Load, minutes: number) {
  const statuses = [...load.statuses].toSorted(([a], [b]) => a - b);
  const errors = statuses.filter(([status]) => status === 0 || status >= 500);
  return {
    date: new Date().toISOString().slice(0, 10),
    minutes,
    requestsPerSecond: Math.round(load.latencies.length / load.seconds),
    requests: load.latencies.length,
    errors: errors.reduce((sum, [, count]) => sum + count, 0),
    statuses: Object.fromEntries(statuses),
    p50: rounded(percentile(load.latencies, 50)),
    p99: rounded(percentile(load.latencies, 99)),
  };
}

function megabytes(bytes: number): number {
  return Math.round(bytes / 1024 / 1024);
}
