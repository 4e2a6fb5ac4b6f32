import { run } from "../command-line/run.ts";
import { median, rounded } from "./figures.ts";
import { type Cost, costGoals } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { type Server, start, timed } from "./server.ts";
import { page, traffic, visit } from "./traffic.ts";
import type { Recording } from "./workers/database.ts";

/** The page that is measured. */
export const CITY = "/sydney/";

/** The pages whose costs are compared with those of another build. */
const PAGES = {
  "near page": "/material/copper/?near=Richmond+VIC+3121",
  "My load": "/my-load/?near=2830&copper=60&car-batteries=18",
  copper: "/material/copper/",
  Sydney: CITY,
  search: "/search/?q=park",
  directory: "/scrap-yards/",
};

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

/** What D1 returns to a build for the pages that are measured. */
export async function record(build?: string): Promise<Recording> {
  const bindings = { EDGE_CACHE: "off", BENCH_DB: "d1" };
  await using server = await start("site", { bindings, build, isSeeded: true });
  for (const path of Object.values(PAGES)) await (await page(server.port, path)).text();
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
  return {
    bare: servers.use(await bareOf(await cachedPage(memory))),
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
async function round(server: Server, path = CITY): Promise<Round> {
  const work = () => traffic(server.port, path, SECONDS);
  const { result, cpu, others } = await timed(server, work);
  return {
    cpuMs: rounded((cpu * 1000) / result.requests),
    requestsPerSecond: result.requests / result.seconds,
    othersCores: rounded(others / result.seconds),
  };
}

/**
 * What pages cost in another server build (before) and in ours (now), in multiples of a bare Worker that sends the
 * same bytes; last, the ms until the first byte of the city page with its yards 300 ms late. Medians of so many rounds
 * of each in turn, as a Markdown table.
 */
export async function against(build: string, pairs = 15): Promise<string> {
  const recordings = [await record(build), await record()];
  const compared = async (name: string, path: string, bindings: object, measure = cpuOf(path)) => {
    await using servers = new AsyncDisposableStack();
    const site = async (RECORDING: Recording | undefined, folder?: string) =>
      servers.use(await start("site", { bindings: { RECORDING, ...bindings }, build: folder }));
    const [before, now] = [await site(recordings[0], build), await site(recordings[1])];
    const bare = servers.use(await bareOf(await page(now.port, path)));
    // Until the code is compiled.
    for (const { port } of [before, now]) await traffic(port, path, 3);
    const rounds: [before: number, now: number, ratio: number][] = [];
    for (let i = 0; i < pairs; i++) {
      const unit = measure === firstByteOf ? 1 : await measure(bare);
      const [one, other] = [await measure(before), await measure(now)];
      rounds.push([one / unit, other / unit, other / one]);
    }
    const medians = ([0, 1, 2] as const).map((at) => rounded(median(rounds.map((all) => all[at]))));
    return [name, ...medians];
  };
  const cold = { EDGE_CACHE: "off" };
  const rows = [];
  for (const [name, path] of Object.entries(PAGES)) rows.push(await compared(name, path, cold));
  rows.push(await compared("Sydney, from memory", CITY, {}));
  rows.push(await compared("first byte, ms", CITY, { ...cold, BENCH_DB: "late" }, firstByteOf));
  return table(["", "before", "now", "now ÷ before"], rows);
}

const cpuOf = (path: string) => async (server: Server) => (await round(server, path)).cpuMs;
const firstByteOf = async ({ port }: Server) => (await visit(port, CITY)).firstByte;

/** The city page as it is sent from memory. */
async function cachedPage({ port }: Server): Promise<Response> {
  await (await page(port, CITY)).text();
  const cached = await page(port, CITY);
  if (!cached.headers.get("Server-Timing")?.includes("memory")) throw new Error("Not from memory.");
  return cached;
}

/** A bare Worker that sends the bytes of a page, and the headers that are not the runtime's. */
async function bareOf(sent: Response): Promise<Server> {
  const transport = /^(content-length|date|transfer-encoding)$/;
  const HEADERS = [...sent.headers].filter(([name]) => !transport.test(name));
  const PAGE = new Uint8Array(await sent.arrayBuffer());
  return start("bare", { bindings: { HEADERS }, blobs: { PAGE } });
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
