import path from "node:path";
import { unstable_startWorker } from "wrangler";
import { buildIfStale } from "./build.ts";
import { WRANGLER_CONFIG, withDatabase } from "./database/local.ts";
import { ROOT } from "./run.ts";
import { viewAddresses } from "./view-addresses.ts";

/**
 * Rows that the production build reads for each view from a local database, as its responses say; where
 * a view has several addresses, the worst counts. Builds first unless the last build is up to date.
 * @throws an Error when a view cannot be shown in full
 */
export async function measureReads(stateDir: string): Promise<Record<string, number>> {
  const views = Object.entries(await withDatabase(stateDir, viewAddresses));
  await buildIfStale();
  const worker = await start(stateDir);
  try {
    const reads: Record<string, number> = {};
    for (const [view, addresses] of views) reads[view] = await worst(worker, addresses);
    return reads;
  } finally {
    await worker.dispose();
  }
}

type Worker = Awaited<ReturnType<typeof start>>;

function start(stateDir: string) {
  return unstable_startWorker({
    config: WRANGLER_CONFIG,
    entrypoint: path.join(ROOT, "build/server/index.js"),
    build: { bundle: false, moduleRules: [{ type: "ESModule", globs: ["**/*.js"] }] },
    // A cached response reads nothing.
    bindings: { EDGE_CACHE: { type: "plain_text", value: "off" } },
    dev: {
      persist: path.resolve(ROOT, stateDir),
      server: { port: 0 },
      inspector: false,
      watch: false,
      logLevel: "none",
    },
  });
}

async function worst(worker: Worker, addresses: string[]): Promise<number> {
  // One after another: if all ran at once, the last of many large answers would time out.
  const reads: number[] = [];
  for (const address of addresses) reads.push(await readBy(worker, address));
  return Math.max(...reads);
}

let visitors = 0;

async function readBy(worker: Worker, address: string): Promise<number> {
  const headers = {
    // A search engine gets a page in one piece, so that its headers know of late data, too.
    "User-Agent": "Googlebot/2.1",
    // One visitor may not have all of them in a minute.
    "CF-Connecting-IP": `2001:db8:0:${(++visitors).toString(16)}::1`,
  };
  const response = await worker.fetch(`http://localhost${address}`, { headers });
  await response.arrayBuffer();
  const timing = response.headers.get("Server-Timing") ?? "";
  const [, rows] = timing.match(/^cache;desc="miss", db;.*desc="(\d+) rows in/) ?? [];
  // A page of which a part is missing must not be cached, nor may searches, loads, offers and reports be. The map's data
  // are whole or not at all.
  const isWhole =
    /[?&](q|near)=[^&]|\.data|^\/(report|fair-price)\//.test(address) ||
    response.headers.get("Cache-Control") !== "no-store";
  if (response.status === 200 && rows && isWhole) return Number(rows);
  throw new Error(`${address} could not be shown in full: ${response.status}, ${timing}`);
}
