import { median, percentile, ratio, rounded } from "./figures.ts";
import { type Load, pace, saturate } from "./load.ts";
import { cpuSeconds, machineCpuSeconds } from "./processes.ts";
import type { Variant } from "./variants.ts";

/** What one address costs, and how fast it is. */
export interface Cost {
  /** Milliseconds of CPU for each request, by the server's process. */
  cpuMs: number;
  /** The same as a multiple of the bare Worker's. */
  cpuRatio: number;
  /** Requests a second that one core answers. */
  requestsPerSecond: number;
  /** Milliseconds until the last byte, at half of that. */
  p50: number;
  p99: number;
  /** Cores that neither server nor client used meanwhile, but somebody else: noise. */
  othersCores: number;
}

interface Round {
  cpuMs: number;
  requestsPerSecond: number;
  othersCores: number;
}

const ROUNDS = 3;
const ROUND_MS = 1_500;
const HALF_MS = 1_200;
/** Requests a second that this client can send at even distances. */
const MOST_PACED = 2_000;

/** Rounds through all variants in turn, so that a busy minute of the machine meets all of them. */
export async function measure(variants: Variant[]): Promise<Map<string, Cost>> {
  const rounds = new Map<string, Round[]>(variants.map(({ name }) => [name, []]));
  for (let i = 0; i < ROUNDS; i++) {
    for (const variant of variants) rounds.get(variant.name)!.push(await round(variant));
  }
  const best = new Map(variants.map(({ name }) => [name, cheapest(rounds.get(name)!)]));
  const costs = new Map<string, Cost>();
  for (const { name, server, path } of variants) {
    const { cpuMs, requestsPerSecond, othersCores } = best.get(name)!;
    const rate = Math.min(requestsPerSecond / 2, MOST_PACED);
    const half = await calmer(() => pace(server.port, () => path, { rate, ms: HALF_MS }), name);
    costs.set(name, {
      cpuMs: rounded(cpuMs),
      cpuRatio: rounded(ratio(cpuMs, best.get("bare")!.cpuMs)),
      requestsPerSecond: Math.round(requestsPerSecond),
      p50: rounded(median(half.latencies)),
      p99: rounded(percentile(half.latencies, 99)),
      othersCores: rounded(othersCores),
    });
  }
  return costs;
}

/** The better of two tries: what somebody else does on this machine only ever adds. */
async function calmer(run: () => Promise<Load>, name: string): Promise<Load> {
  const tries = [sound(await run(), name), sound(await run(), name)];
  return tries.toSorted((a, b) => percentile(a.latencies, 99) - percentile(b.latencies, 99))[0]!;
}

async function round({ name, server, path }: Variant): Promise<Round> {
  const before = used(server.pid);
  const load = sound(await saturate(server.port, path, ROUND_MS), name);
  const after = used(server.pid);
  const others = after.machine - before.machine - (after.own - before.own);
  return {
    cpuMs: ((after.server - before.server) * 1000) / load.latencies.length,
    requestsPerSecond: load.latencies.length / load.seconds,
    othersCores: Math.max(0, others) / load.seconds,
  };
}

function used(pid: number) {
  const server = cpuSeconds(pid);
  return { server, own: server + cpuSeconds("self"), machine: machineCpuSeconds() };
}

/** The round in which a request cost least, with the most requests of any round. */
function cheapest(rounds: Round[]): Round {
  const best = rounds.toSorted((a, b) => a.cpuMs - b.cpuMs)[0]!;
  return { ...best, requestsPerSecond: Math.max(...rounds.map((one) => one.requestsPerSecond)) };
}

function sound(load: Load, name: string): Load {
  const wrong = [...load.statuses].filter(([status]) => status !== 200);
  if (wrong.length > 0) throw new Error(`${name}: answered ${wrong.map(String).join(" ")}`);
  return load;
}
