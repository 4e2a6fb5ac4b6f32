import { Connection } from "./connection.ts";
import { USER_AGENT } from "./pages.ts";

/** What was sent for how long, and how it was answered. */
export interface Load {
  seconds: number;
  /** Milliseconds of each answer, in no order. */
  latencies: number[];
  /** How often each status was answered; 0 stands for no answer. */
  statuses: Map<number, number>;
}

/** Visitors that requests seem to come from in turn: what one alone may ask for is limited. */
const VISITORS = 250;

/** The bytes of a GET request. */
export function get(path: string, number = 0): Buffer {
  const lines = [
    `GET ${path} HTTP/1.1`,
    "Host: localhost",
    `User-Agent: ${USER_AGENT}`,
    "Accept: text/html,*/*",
    `CF-Connecting-IP: 203.0.113.${number % VISITORS}`,
    "\r\n",
  ];
  return Buffer.from(lines.join("\r\n"));
}

/** As many requests as so many connections, each with one under way at a time, can have answered. */
export async function saturate(port: number, path: string, ms: number, width = 8): Promise<Load> {
  const load: Load = { seconds: 0, latencies: [], statuses: new Map() };
  const connections = await open(port, width);
  const request = get(path);
  const start = performance.now();
  await Promise.all(
    connections.map(async (connection) => {
      while (performance.now() - start < ms) note(load, await connection.ask(request));
    }),
  );
  return finish(load, connections, start);
}

/**
 * So many requests a second, whether or not those before have been answered; a request that has to
 * wait for a connection has begun when it was due.
 */
export async function pace(
  port: number,
  pathOf: (number: number) => string,
  { rate, ms, width = 32 }: { rate: number; ms: number; width?: number },
): Promise<Load> {
  const load: Load = { seconds: 0, latencies: [], statuses: new Map() };
  const connections = await open(port, width);
  const start = performance.now();
  const due = (number: number) => start + (number * 1000) / rate;
  const total = Math.floor((ms * rate) / 1000);
  let next = 0;
  await Promise.all(
    connections.map(async (opened) => {
      let connection = opened;
      while (next < total) {
        const number = next++;
        await until(due(number));
        const late = performance.now() - due(number);
        try {
          const { status, lastByte } = await connection.ask(get(pathOf(number), number));
          note(load, { status, lastByte: lastByte + late });
        } catch {
          note(load, { status: 0, lastByte: performance.now() - due(number) });
          connection = await Connection.open(port);
        }
      }
    }),
  );
  return finish(load, connections, start);
}

function open(port: number, width: number): Promise<Connection[]> {
  return Promise.all(Array.from({ length: width }, () => Connection.open(port)));
}

function note(load: Load, { status, lastByte }: { status: number; lastByte: number }): void {
  load.latencies.push(lastByte);
  load.statuses.set(status, (load.statuses.get(status) ?? 0) + 1);
}

function finish(load: Load, connections: Connection[], start: number): Load {
  for (const connection of connections) connection.close();
  return { ...load, seconds: (performance.now() - start) / 1000 };
}

/** Timers come up to two milliseconds late: the rest is waited for in shorter steps. */
async function until(moment: number): Promise<void> {
  const wait = moment - performance.now();
  if (wait > 2) await new Promise((resolve) => setTimeout(resolve, wait - 2));
  while (performance.now() < moment) await new Promise((resolve) => setImmediate(resolve));
}
