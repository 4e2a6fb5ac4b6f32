import path from "node:path";
import { unstable_startWorker } from "wrangler";
import { ROOT } from "../../../publishing/command-line/run.ts";
import { WRANGLER_CONFIG, withDatabase } from "../../../publishing/database/local.ts";
import { buildIfStale } from "../../../scripts/build.ts";
import { viewAddresses } from "./view-addresses.ts";

/** Rows that a view reads from the database, and its round trips. */
export interface Reads {
  rows: number;
  trips: number;
}

/**
 * Measures what each view of the production build reads from a local database, by its Server-Timing headers. Of several
 * addresses of a view, the worst counts. Builds first unless the last build is up to date.
 * @throws an Error when a view cannot be shown in full
 */
export async function measureReads(stateDir: string): Promise<Record<string, Reads>> {
  const views = Object.entries(await withDatabase(stateDir, viewAddresses));
  await buildIfStale();
  const worker = await startBuild(stateDir);
  try {
    const reads: Record<string, Reads> = {};
    for (const [view, addresses] of views) {
      const of = { rows: 0, trips: 0 };
      // One after another: if all ran at once, the last of many large answers would time out.
      for (const address of addresses) {
        const { rows, trips } = await readBy(worker, address);
        of.rows = Math.max(of.rows, rows);
        of.trips = Math.max(of.trips, trips);
      }
      reads[view] = of;
    }
    return reads;
  } finally {
    await worker.dispose();
  }
}

type Worker = Awaited<ReturnType<typeof startBuild>>;

/** Starts a server build over a local database, without the response cache; its entry is that of the last build. */
export function startBuild(stateDir: string, entry = path.join(ROOT, "build/server/index.js")) {
  return unstable_startWorker({
    config: WRANGLER_CONFIG,
    entrypoint: entry,
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

let visitors = 0;

async function readBy(worker: Worker, address: string): Promise<Reads> {
  const headers = {
    // A search engine gets a page in one piece, so that its headers know of late data, too.
    "User-Agent": "Googlebot/2.1",
    // One visitor may not have all of them in a minute.
    "CF-Connecting-IP": `2001:db8:0:${(++visitors).toString(16)}::1`,
  };
  const response = await worker.fetch(`http://localhost${address}`, { headers });
  await response.arrayBuffer();
  const timing = response.headers.get("Server-Timing") ?? "";
  const [, rows, trips] =
    timing.match(/^cache;desc="miss", db;.*desc="(\d+) rows in (\d+) round/) ?? [];
  // A page of which a part is missing must not be cached, nor may searches, loads, offers and reports be. The map's data
  // are whole or not at all.
  const isWhole =
    /[?&](q|near)=[^&]|\.data|^\/(report|fair-price)\//.test(address) ||
    response.headers.get("Cache-Control") !== "no-store";
  if (response.status === 200 && rows && isWhole)
    return { rows: Number(rows), trips: Number(trips) };
  throw new Error(`${address} could not be shown in full: ${response.status}, ${timing}`);
}
