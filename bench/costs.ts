import { type Cost, median, type Results, rounded } from "./results.ts";
import { type Server, start, timed } from "./server.ts";
import { page, traffic, visit } from "./traffic.ts";
import type { Recording } from "./workers/database.ts";

/** The page that is measured most, a city's prices from the API, and a search. */
export const CITY = "/sydney/";
const API = "/api/prices/city/13";
const SEARCH = "/scrap-yards/?q=wattle";

type Costs = Pick<Results, "bare" | "city" | "template" | "api" | "search" | "simulators">;
type Round = Pick<Cost, "cpuMs" | "requestsPerSecond" | "othersCores">;

const SECONDS = 1.5;

/** What D1 returns for every address that is measured without it. */
export async function record(): Promise<Recording> {
  const bindings = { EDGE_CACHE: "off", BENCH_DB: "recording" };
  await using server = await start("site", { bindings, isSeeded: true });
  for (const path of [CITY, API, SEARCH]) await (await page(server.port, path)).text();
  return (await (await page(server.port, "/bench/recording")).json()) as Recording;
}

/** What a request to each address costs, and how fast it is. */
export async function costs(RECORDING: Recording): Promise<Costs> {
  await using servers = new AsyncDisposableStack();
  const site = async (bindings: object, options: object = {}) =>
    servers.use(await start("site", { bindings: { RECORDING, ...bindings }, ...options }));
  const memory = await site({});
  const { PAGE, HEADERS } = await cachedPage(memory);
  const bare = servers.use(await start("bare", { bindings: { HEADERS }, blobs: { PAGE } }));
  const cold = await site({ EDGE_CACHE: "off" });
  const simulators = await site({}, { blobs: { PAGE }, isSeeded: true });
  await page(simulators.port, "/bench/kv/fill");

  const variants: { server: Server; path: string; rounds: Round[]; cost: Cost }[] = [];
  // The cost is filled in when all rounds are done.
  const add = (server: Server, path = CITY, cost = {} as Cost) => {
    variants.push({ server, path, rounds: [], cost });
    return cost;
  };
  const all: Costs = {
    bare: add(bare),
    city: {
      memory: add(memory),
      kv: add(await site({ BENCH_CACHE: "no memory" })),
      cold: add(cold),
      miss: add(await site({ BENCH_CACHE: "none" })),
      coldWithD1: add(await site({ EDGE_CACHE: "off", BENCH_DB: "d1" }, { isSeeded: true })),
    },
    template: { cold: add(await site({}, { build: ".wrangler/bench/template/server" })) },
    api: { memory: add(memory, API), cold: add(cold, API) },
    search: { cold: add(cold, SEARCH) },
    simulators: { d1: add(simulators, `/bench/d1?${CITY}`), kv: add(simulators, "/bench/kv") },
  };
  // All variants in turn, so that a busy minute of the machine slows down all of them.
  for (let i = 0; i < 3; i++)
    for (const { server, path, rounds } of variants) rounds.push(await round(server, path));
  const unit = Math.min(...variants[0]!.rounds.map(({ cpuMs }) => cpuMs));
  for (const { server, path, rounds, cost } of variants) {
    const { cpuMs, othersCores } = rounds.toSorted((a, b) => a.cpuMs - b.cpuMs)[0]!;
    const requestsPerSecond = Math.round(Math.max(...rounds.map((one) => one.requestsPerSecond)));
    const { p50, p99 } = await traffic(server.port, [path], SECONDS, requestsPerSecond / 2);
    const cpuRatio = rounded(cpuMs / unit);
    Object.assign(cost, { cpuMs, cpuRatio, requestsPerSecond, p50, p99, othersCores });
  }
  return all;
}

/** As many requests as the server can answer for a moment. */
async function round(server: Server, path: string): Promise<Round> {
  const { result, cpu, others } = await timed(server, () => traffic(server.port, [path], SECONDS));
  const { requests, seconds, statuses } = result;
  if (statuses[200] !== requests) throw new Error(`${path} returned ${JSON.stringify(statuses)}.`);
  return {
    cpuMs: rounded((cpu * 1000) / requests),
    requestsPerSecond: requests / seconds,
    othersCores: rounded(others / seconds),
  };
}

/** How many times as much CPU a city page costs in another server build; measured in pairs. */
export async function against(RECORDING: Recording, build: string) {
  const medianRatio = async (bindings: object) => {
    await using ours = await start("site", { bindings: { RECORDING, ...bindings } });
    await using other = await start("site", { bindings: { RECORDING, ...bindings }, build });
    const ratios: number[] = [];
    for (let i = 0; i < 40; i++) {
      const unit = await round(ours, CITY);
      ratios.push((await round(other, CITY)).cpuMs / unit.cpuMs);
    }
    return rounded(median(ratios));
  };
  return { cold: await medianRatio({ EDGE_CACHE: "off" }), memory: await medianRatio({}) };
}

/** The city page as it is sent from memory: its bytes, and the headers that are not the runtime's. */
async function cachedPage({ port }: Server) {
  await (await page(port, CITY)).text();
  const cached = await page(port, CITY);
  if (!cached.headers.get("Server-Timing")?.includes("memory")) throw new Error("Not from memory.");
  const transport = /^(content-length|date|transfer-encoding)$/;
  const HEADERS = [...cached.headers].filter(([name]) => !transport.test(name));
  return { PAGE: new Uint8Array(await cached.arrayBuffer()), HEADERS };
}

/** The first city page of a fresh isolate, and the CPU until it takes requests; medians in ms. */
export async function firstRender(RECORDING: Recording): Promise<Results["firstRender"]> {
  const found: Results["firstRender"][] = [];
  for (let i = 0; i < 3; i++) {
    await using server = await start("site", { bindings: { RECORDING, EDGE_CACHE: "off" } });
    const { result, cpuBefore, cpu } = await timed(server, () => visit(server.port, CITY));
    found.push({ startCpuMs: cpuBefore * 1000, ms: result.lastByte, cpuMs: cpu * 1000 });
  }
  return medians(found);
}

/** How a city page arrives whose yards are 300 ms late; medians in ms. */
export async function streaming(RECORDING: Recording): Promise<Results["streaming"]> {
  const bindings = { RECORDING, EDGE_CACHE: "off", BENCH_DB: "late" };
  await using server = await start("site", { bindings });
  // Until the code is compiled.
  await traffic(server.port, [CITY], 3);
  const found: Results["streaming"][] = [];
  for (let i = 0; i < 20; i++) found.push(await visit(server.port, CITY));
  return medians(found);
}

function medians<Key extends string>(found: Record<Key, number>[]): Record<Key, number> {
  const middle = (key: string) => rounded(median(found.map((one) => one[key as Key])));
  return Object.fromEntries(Object.keys(found[0]!).map((key) => [key, middle(key)])) as never;
}
