import { median, rounded } from "./figures.ts";
import { COLD, costGoals, SYDNEY } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { cpuSeconds, pin, type Server, start } from "./server.ts";
import { page, traffic, visit } from "./traffic.ts";

const ROUNDS = 9;
const SECONDS = 1.5;
const LATE_VISITS = 21;

/**
 * Measures the cost of requests, alongside another build's if there is one, and when a page with late parts arrives.
 */
export async function costs(before?: string): Promise<Part> {
  // Servers run on the first core.
  pin(process.pid, 1);
  await using servers = new AsyncDisposableStack();
  const variants = await startVariants(servers, before);
  const rounds = await measured(variants);
  const [firstByte, lastByte] = await lateBytes(variants.Sydney![0]);
  // Anything else that the machine does can only add to a round's cost.
  const cheapest = (name: string) => Math.min(...rounds[name]!);
  const names = ["bare", "memory", ...Object.keys(COLD)];
  const ratios = Object.fromEntries(
    names.map((name) => [name, rounded(cheapest(name) / cheapest("bare"))]),
  );
  const row = (name: string) => {
    const old = rounds[beforeOf(name)];
    const now = [name, rounded(cheapest(name)), ratios[name]!];
    if (!old) return before ? [...now, "", ""] : now;
    const pairs = rounds[name]!.map((ms, i) => ms / old[i]!);
    return [...now, rounded(Math.min(...old)), rounded(median(pairs))];
  };
  return {
    goals: costGoals(ratios.memory!, ratios, firstByte!),
    text: `## CPU of a request

The production build in workerd, one core for it and one for the client, which sends a browser's user agent. CPU is user and system time of the server process for each request: the cheapest of ${ROUNDS} rounds of as many requests as eight connections can have, all of them in turn; now ÷ before is the median of their pairs.

- *bare*: a Worker that sends the same bytes and headers as Sydney's page from memory, and does nothing else.
- *memory*: Sydney's page from the isolate's memory. The others are rendered, with what D1 returned before, so that its local simulator does not count.

${table(
  ["", "CPU ms", "× bare", ...(before ? ["CPU ms before", "now ÷ before"] : [])],
  names.map(row),
)}

With yards that come 300 ms late, the first byte of Sydney's page arrives after ${firstByte} ms and the last after ${lastByte} ms (medians of ${LATE_VISITS} visits).`,
  };
}

/** A server, and the path to request. */
type Variant = [server: Server, path: string];

const beforeOf = (name: string) => `${name} before`;

/**
 * Starts the Workers to compare, including those of another build.
 * @throws if the second request for Sydney's page is not answered from memory
 */
export async function startVariants(servers: AsyncDisposableStack, before?: string) {
  const site = async (bindings: Record<string, unknown>, build?: string) =>
    servers.use(await start("site", { bindings, build }));
  const memory = await site({});
  const bare = servers.use(await bareOf(await cachedPage(memory)));
  const cold = await site({ EDGE_CACHE: "off" });
  const old = before && (await site({ EDGE_CACHE: "off" }, before));
  const variants: Record<string, Variant> = { bare: [bare, SYDNEY], memory: [memory, SYDNEY] };
  for (const [name, { path }] of Object.entries(COLD)) {
    variants[name] = [cold, path];
    if (old) variants[beforeOf(name)] = [old, path];
  }
  return variants;
}

/** CPU per request in ms, for each variant in each round. */
async function measured(variants: Record<string, Variant>): Promise<Record<string, number[]>> {
  const rounds: Record<string, number[]> = {};
  const all = Object.entries(variants);
  // All variants take turns, forwards and then backwards, so that a busy minute slows them all down alike. The first
  // turn compiles the code.
  for (let i = 0; i <= ROUNDS; i++)
    for (const [name, [server, path]] of i % 2 === 0 ? all : all.toReversed()) {
      const used = cpuSeconds(server);
      const requests = await traffic(server.port, path, SECONDS);
      const cpuMs = ((cpuSeconds(server) - used) * 1000) / requests;
      rounds[name] = i === 0 ? [] : [...rounds[name]!, cpuMs];
    }
  return rounds;
}

/** Fetches Sydney's page as it is sent from memory. */
async function cachedPage({ port }: Server): Promise<Response> {
  await (await page(port, SYDNEY)).text();
  const cached = await page(port, SYDNEY);
  if (!cached.headers.get("Server-Timing")?.includes("memory")) throw new Error("Not from memory.");
  return cached;
}

/** Starts a bare Worker that sends the bytes of a page, and those of its headers that are not the runtime's. */
async function bareOf(sent: Response): Promise<Server> {
  const transport = /^(content-length|date|transfer-encoding)$/;
  const HEADERS = [...sent.headers].filter(([name]) => !transport.test(name));
  const PAGE = new Uint8Array(await sent.arrayBuffer());
  return start("bare", { bindings: { HEADERS }, blobs: { PAGE } });
}

/** The times in ms of the first and last byte of Sydney's page when its yards are late; medians. */
async function lateBytes({ port }: Server): Promise<number[]> {
  const visits: number[][] = [];
  while (visits.length < LATE_VISITS) visits.push(await visit(port, SYDNEY, 300));
  return [0, 1].map((at) => rounded(median(visits.map((times) => times[at]!))));
}
