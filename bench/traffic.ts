import { once } from "node:events";
import { createHistogram } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import autocannon from "autocannon";
import { rounded } from "./results.ts";

/** A browser as far as the site can tell: for search engines it renders another way. */
const headers = { "User-Agent": "Mozilla/5.0 (X11; Linux x86_64) Chrome/156.0 Safari/537.36" };

// autocannon sends all requests of a second in one burst. Twenty runs, each started a twentieth of
// a second after the one before, spread them over the second.
const RUNS = 20;

/**
 * Requests the addresses in turn for so many seconds: so many times a second, or as often as eight
 * connections can. Gives back the times until the last byte in ms, and the responses by status;
 * broken connections and time-outs count as status 0.
 */
export async function traffic(port: number, paths: string[], duration: number, rate?: number) {
  const times = createHistogram();
  const statuses: Record<string, number> = {};
  const count = (status: number, n: number) => {
    if (n > 0) statuses[status] = (statuses[status] ?? 0) + n;
  };
  const upTo = (i: number) => Math.round(((rate ?? 0) * i) / RUNS);
  const run = async (_: unknown, i: number) => {
    await sleep((i * 1000) / RUNS);
    const options = {
      url: `http://127.0.0.1:${port}`,
      headers,
      requests: [...paths.slice(i), ...paths.slice(0, i)].map((path) => ({ path })),
      duration,
      sampleInt: 50,
      ...(rate ? { connections: 2, overallRate: upTo(i + 1) - upTo(i) } : { connections: 8 }),
    };
    const running = autocannon(options, () => {});
    running.on("response", (_client, status, _bytes, ms) => {
      count(status, 1);
      // In nanoseconds; autocannon's own histogram holds whole milliseconds.
      times.record(Math.ceil(ms * 1e6));
    });
    const [result] = (await once(running, "done")) as [autocannon.Result];
    count(0, result.errors);
    return result.duration;
  };
  const [seconds = duration] = await Promise.all(Array.from({ length: rate ? RUNS : 1 }, run));
  const percentile = (percent: number) => rounded(times.percentile(percent) / 1e6);
  return { seconds, requests: times.count, statuses, p50: percentile(50), p99: percentile(99) };
}

/** One visit to a page; ms until the first and the last byte of its body. */
export async function visit(port: number, path: string) {
  const start = performance.now();
  const { body } = await page(port, path);
  let firstByte = 0;
  for await (const _bytes of body!) firstByte ||= performance.now() - start;
  return { firstByte, lastByte: performance.now() - start };
}

/** What a browser gets for a page. @throws where the status is not 200 */
export async function page(port: number, path: string): Promise<Response> {
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { headers });
  if (response.status !== 200) throw new Error(`${path} returned ${response.status}.`);
  return response;
}
