import { Connection } from "./connection.ts";
import { median, rounded } from "./figures.ts";
import { get } from "./load.ts";
import { benchWorker } from "./modules.ts";
import { CITY } from "./pages.ts";
import { start } from "./server.ts";
import type { Recording } from "./workers/database.ts";

/** How a city page arrives whose yards are 300 ms late; medians, milliseconds. */
export interface Streaming {
  firstByte: number;
  lastByte: number;
}

const VISITS = 20;
/** After so many pages the code is compiled. */
const WARM_UP = 60;

/** Visits a city page with late yards, one visit after another. */
export async function streaming(RECORDING: Recording): Promise<Streaming> {
  const bindings = { RECORDING, EDGE_CACHE: "off", BENCH_DB: "late", BENCH_CACHE: "own" };
  const server = await start({ modules: benchWorker("site"), bindings });
  try {
    await Promise.all(Array.from({ length: WARM_UP }, () => visit(server.port)));
    const visits: Streaming[] = [];
    for (let i = 0; i < VISITS; i++) visits.push(await visit(server.port));
    return {
      firstByte: rounded(median(visits.map(({ firstByte }) => firstByte))),
      lastByte: rounded(median(visits.map(({ lastByte }) => lastByte))),
    };
  } finally {
    await server.stop();
  }
}

async function visit(port: number): Promise<Streaming> {
  const connection = await Connection.open(port);
  const { firstByte, lastByte, status } = await connection.ask(get(CITY));
  connection.close();
  if (status !== 200) throw new Error(`A page with late yards was answered with ${status}.`);
  return { firstByte, lastByte };
}
