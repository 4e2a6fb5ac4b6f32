import { readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ROOT } from "../scripts/run.ts";
import { readDataset, replace } from "../seed/dataset/database.ts";
import { localTarget } from "../seed/dataset/target.ts";
import { inspect } from "./inspector.ts";
import { type Results, rounded } from "./results.ts";
import { type Server, start, timed } from "./server.ts";
import { page, traffic } from "./traffic.ts";

/** Cached pages and data: most of what visitors load. */
const CACHED = [
  ..."/ /sydney/ /melbourne/ /brisbane/ /material/copper/ /scrap-yards/ /scrap-my-car/".split(" "),
  ..."/scrap-metal-prices-by-city/ /api/cities /api/prices/city/13 /api/materials".split(" "),
];
/** Texts that visitors search for. */
const SEARCHES = ["wattle", "metal", "copper", "recycling", "sydney", "zzzz"];
/** Requests that nobody should send. */
const BAD = [
  ..."/no-such-city/ /api/prices/city/abc /api/nothing /scrap-yards/?page=-1&state=%00".split(" "),
  ..."/%E0%A4%A/ /search/?q=%27%3B-- /scrap-yards/?q=%22%29%28*".split(" "),
];
const INSPECTOR_PORT = 9340;
const SYDNEY = 13;

/** Of ten requests in turn, seven are cached, two are searches and one is bad. */
const ADDRESSES = Array.from({ length: CACHED.length * BAD.length * 10 }, (_, i) => {
  const turn = Math.floor(i / 10);
  if (i % 10 === 9) return BAD[turn % BAD.length]!;
  if (i % 10 >= 7) return `/scrap-yards/?q=${SEARCHES[(turn + i) % SEARCHES.length]}`;
  return CACHED[(turn * 7 + (i % 10)) % CACHED.length]!;
});

/** Runs at half capacity for so many minutes, and publishes new prices twice meanwhile. */
export async function soak(minutes: number, known: Results): Promise<Results["soak"]> {
  const seconds = minutes * 60;
  const { city, search, simulators } = known;
  // Milliseconds of CPU; a bad request costs as much as a search.
  const mean = 0.7 * city.memory.cpuMs + 0.3 * (search.cold.cpuMs + simulators.d1.cpuMs);
  const options = { bindings: { BENCH_DB: "d1" }, isSeeded: true, inspectorPort: INSPECTOR_PORT };
  await using server = await start("site", options);
  const inspector = await inspect(INSPECTOR_PORT);
  const heapMb: number[] = [];
  const residentMb: number[] = [];
  const sample = async () => {
    const { totalSize } = await inspector<{ totalSize: number }>("Runtime.getHeapUsage");
    heapMb.push(Math.round(totalSize / 2 ** 20));
    const pages = readFileSync(`/proc/${server.pid}/statm`, "utf8").split(" ")[1];
    residentMb.push(Math.round((Number(pages) * 4096) / 2 ** 20));
  };
  await sample();
  const sampling = setInterval(sample, seconds * 100);
  const published = [1, 2].map((round) => publish(server, (seconds * round) / 3, round));
  const work = () => traffic(server.port, ADDRESSES, seconds, 500 / mean);
  const { result, others } = await timed(server, work);
  clearInterval(sampling);
  const { requests, statuses, p50, p99 } = result;
  const failed = Object.entries(statuses).filter(([status]) => !/^[234]/.test(status));
  return {
    date: new Date().toISOString().slice(0, 10),
    minutes,
    requestsPerSecond: Math.round(requests / result.seconds),
    requests,
    errors: failed.reduce((sum, [, count]) => sum + count, 0),
    statuses: statuses as Results["soak"]["statuses"],
    p50,
    p99,
    othersCores: rounded(others / result.seconds),
    // Of the Worker's JavaScript, with what the next garbage collection frees.
    heapMb,
    residentMb,
    newPriceAfter: await Promise.all(published),
  };
}

/** Publishes higher prices for Sydney after a while; seconds until its page shows the first one. */
async function publish(server: Server, after: number, round: number): Promise<number> {
  await sleep(after * 1000);
  const dataset = readDataset(path.join(ROOT, "seed"));
  const first = dataset.prices.find(({ cityId }) => cityId === SYDNEY)!;
  const lowest = 70 + round;
  Object.assign(first, { minCents: lowest * 100, maxCents: (lowest + 10) * 100 });
  dataset.dataset[0]!.version += `-${round}`;
  await replace(localTarget(server.database), dataset);
  const published = performance.now();
  while (!(await (await page(server.port, "/sydney/")).text()).includes(`$${lowest}.00`))
    await sleep(250);
  return rounded((performance.now() - published) / 1000);
}
