import { median, rounded } from "./figures.ts";
import { COLD, costGoals, SYDNEY } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { cpuSeconds, pin, type Server, start } from "./server.ts";
import { page, traffic, visit } from "./traffic.ts";

const ROUNDS = 9;
const SECONDS = 1.5;
const LATE_VISITS = 21;

/** Measures the cost of requests, beside another build's if there is one, and the arrival of a page with late parts. */
export async function costs(before?: string): Promise<Part> {
  // Servers run on the first core.
  pin(process.pid, 1);
  await using servers = new AsyncDisposableStack();
  const variants = await startVariants(servers, before);
  const rounds = await measured(variants);
  const [firstByte, lastByte] = await lateBytes(variants.Sydney![0]);
  // Whatever else the machine does only adds to what a round takes.
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

/** A server, and the page to request. */
type Variant = [server: Server, path: string];

const beforeOf = (name: string) => `${name} before`;

/**
 * Starts the Workers that are compared, those of another build as well.
 * @throws where Sydney's page does not come from memory at the second request
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

/** CPU of a request in ms, of each variant in each round. */
async function measured(variants: Record<string, Variant>): Promise<Record<string, number[]>> {
  const rounds: Record<string, number[]> = {};
  const all = Object.entries(variants);
  // All in turn, there and back, so that a busy minute of the machine slows down all of them alike. The first turn
  // compiles the code.
  for (let i = 0; i <= ROUNDS; i++)
    for (const [name, [server, path]] of i % 2 === 0 ? all : all.toReversed()) {
      const used = cpuSeconds(server);
      const requests = await traffic(server.port, path, SECONDS);
      const cpuMs = ((cpuSeconds(server) - used) * 1000) / requests;
      rounds[name] = i === 0 ? [] : [...rounds[name]!, cpuMs];
    }
  return rounds;
}

/** Sydney's page as it is sent from memory. */
async function cachedPage({ port }: Server): Promise<Response> {
  await (await page(port, SYDNEY)).text();
  const cached = await page(port, SYDNEY);
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

/** When the first and the last byte of Sydney's page arrive whose yards are late; medians in ms. */
async function lateBytes({ port }: Server): Promise<number[]> {
  const visits: number[][] = [];
  while (visits.length < LATE_VISITS) visits.push(await visit(port, SYDNEY, 300));
  return [0, 1].map((at) => rounded(median(visits.map((times) => times[at]!))));
}
