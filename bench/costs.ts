import { run } from "../scripts/run.ts";
import { median, rounded } from "./figures.ts";
import { type Cost, costGoals } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { type Server, start, timed } from "./server.ts";
import { page, traffic, visit } from "./traffic.ts";
import type { Recording } from "./workers/database.ts";

/** The page that is measured. */
export const CITY = "/sydney/";

const SECONDS = 1.5;

interface Round {
  cpuMs: number;
  requestsPerSecond: number;
  /** Cores that other processes of the machine used meanwhile. */
  othersCores: number;
}

/** What a request to a city page costs, and how it arrives when its yards are 300 ms late. */
export async function costs(): Promise<Part> {
  await buildTemplate();
  const recording = await record();
  const { bare, memory, cold, template } = await measured(recording);
  const { firstByte, lastByte } = await streaming(recording);
  const rows = Object.entries({ bare, memory, cold, template });
  return {
    goals: costGoals({ memory, cold, template }, firstByte),
    text: `## CPU of a request

The production build in workerd, one core for it and one for the client, which sends a browser's user agent. CPU is user and system time of the server process for each request: the cheapest of three rounds of as many requests as eight connections can have.

- *bare*: a Worker that sends the same bytes and headers as the city page from memory, and does nothing else.
- *memory*: the city page of Sydney from the isolate's memory. *cold*: rendered, with recorded results of D1, so that its local simulator does not count.
- *template*: the same page and loader, cold, behind the entry and the settings of React Router's template.
- *others*: cores that other processes on this machine used meanwhile.

${table(
  ["", "CPU ms", "× bare", "requests/s", "others"],
  rows.map(([name, { cpuMs, cpuRatio, requestsPerSecond, othersCores }]) => [
    ...[name, cpuMs, cpuRatio, Math.round(requestsPerSecond), othersCores],
  ]),
)}

With yards that come 300 ms late, the first byte of the city page arrives after ${firstByte} ms and the last after ${lastByte} ms (medians of twenty visits).`,
  };
}

/** Builds the site behind the template's entry. @throws an Error with the builder's output when it fails */
export async function buildTemplate(): Promise<void> {
  await run("react-router", ["build", "bench/template"], { env: { NODE_ENV: "production" } });
}

/** What D1 returns for the city page. */
export async function record(): Promise<Recording> {
  const bindings = { EDGE_CACHE: "off", BENCH_DB: "d1" };
  await using server = await start("site", { bindings, isSeeded: true });
  await (await page(server.port, CITY)).text();
  return (await (await page(server.port, "/bench/recording")).json()) as Recording;
}

/**
 * Starts the Workers that are compared.
 * @throws where the city page does not come from memory at the second request
 */
export async function startVariants(RECORDING: Recording, servers: AsyncDisposableStack) {
  const site = async (bindings: object, build?: string) =>
    servers.use(await start("site", { bindings: { RECORDING, ...bindings }, build }));
  const memory = await site({});
  const { PAGE, HEADERS } = await cachedPage(memory);
  return {
    bare: servers.use(await start("bare", { bindings: { HEADERS }, blobs: { PAGE } })),
    memory,
    cold: await site({ EDGE_CACHE: "off" }),
    template: await site({}, ".wrangler/bench/template/server"),
  };
}

async function measured(RECORDING: Recording) {
  await using servers = new AsyncDisposableStack();
  const variants = await startVariants(RECORDING, servers);
  const names = Object.keys(variants) as (keyof typeof variants)[];
  const rounds: Record<string, Round[]> = {};
  // All variants in turn, so that a busy minute of the machine slows down all of them.
  for (let i = 0; i < 3; i++)
    for (const name of names) {
      rounds[name] ??= [];
      rounds[name].push(await round(variants[name]));
    }
  const cheapest = (name: string) => rounds[name]!.toSorted((a, b) => a.cpuMs - b.cpuMs)[0]!;
  const unit = cheapest("bare").cpuMs;
  const costOf = (name: string): Cost & Round => {
    const found = cheapest(name);
    return { ...found, cpuRatio: rounded(found.cpuMs / unit) };
  };
  return Object.fromEntries(names.map((name) => [name, costOf(name)])) as Record<
    keyof typeof variants,
    Cost & Round
  >;
}

/** As many requests as the server can answer for a moment. */
async function round(server: Server): Promise<Round> {
  const work = () => traffic(server.port, CITY, SECONDS);
  const { result, cpu, others } = await timed(server, work);
  return {
    cpuMs: rounded((cpu * 1000) / result.requests),
    requestsPerSecond: result.requests / result.seconds,
    othersCores: rounded(others / result.seconds),
  };
}

/**
 * How many times as much CPU a city page costs in another server build, rendered and from memory: the medians of
 * so many pairs of rounds.
 */
export async function against(build: string, pairs = 40) {
  const RECORDING = await record();
  const medianRatio = async (bindings: object) => {
    await using ours = await start("site", { bindings: { RECORDING, ...bindings } });
    await using other = await start("site", { bindings: { RECORDING, ...bindings }, build });
    const ratios: number[] = [];
    for (let i = 0; i < pairs; i++) {
      const unit = await round(ours);
      ratios.push((await round(other)).cpuMs / unit.cpuMs);
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

/** Starts the site with a database whose yards are 300 ms late. */
export function startLate(RECORDING: Recording): Promise<Server> {
  return start("site", { bindings: { RECORDING, EDGE_CACHE: "off", BENCH_DB: "late" } });
}

/** How a city page arrives whose yards are 300 ms late; medians in ms. */
async function streaming(RECORDING: Recording) {
  await using server = await startLate(RECORDING);
  // Until the code is compiled.
  await traffic(server.port, CITY, 3);
  const visits = [];
  for (let i = 0; i < 20; i++) visits.push(await visit(server.port, CITY));
  return {
    firstByte: rounded(median(visits.map((one) => one.firstByte))),
    lastByte: rounded(median(visits.map((one) => one.lastByte))),
  };
}
