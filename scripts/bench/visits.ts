import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { type Browser, chromium, type Response } from "@playwright/test";
import config from "../../playwright.config.ts";
import { PAGES } from "../../tests/ceilings.ts";
import { isHydrated } from "../../tests/e2e/hydrated.ts";
import { edge } from "../edge.ts";
import { browserPath, installBrowser } from "../test-browser.ts";
import { median, rounded } from "./figures.ts";
import { COPPER, DIRECTORY, MAP, SYDNEY, type Visit, visitGoals } from "./goals.ts";
import { type Part, table } from "./report.ts";
import { start } from "./server.ts";

/** Pages whose longest task has a goal, and the number of visits to each. */
const FELT = [SYDNEY, COPPER, DIRECTORY, MAP];
const VISITS = 5;
const PAIRS = 7;

/** The processor of a cheap phone. */
export const SLOW_PHONE = ["Emulation.setCPUThrottlingRate", { rate: 4 }] as const;
/** Chrome's "Fast 3G": 1.44 Mbit/s, and 562.5 ms until each answer. On 2G the site sends no scripts. */
const FAST_3G = [
  "Network.emulateNetworkConditions",
  { offline: false, latency: 562.5, downloadThroughput: 180_000, uploadThroughput: 84_375 },
] as const;

/** Measures first visits to all pages that have a budget, and Sydney's LCP in turn with that of another build. */
export async function visits(before?: string): Promise<Part> {
  await installBrowser();
  await using open = new AsyncDisposableStack();
  const options = { ...config.use?.launchOptions, executablePath: browserPath() };
  const browser = open.use(await chromium.launch(options));
  const site = await serve(open);
  const found: Record<string, Visit> = {};
  for (const path of [...PAGES.map(([path]) => path), MAP]) {
    const all: Visit[] = [];
    while (all.length < (FELT.includes(path) ? VISITS : 1))
      all.push(await firstVisit(browser, site + path, SLOW_PHONE));
    found[path] = { ...all[0]!, longestTask: median(all.map((one) => one.longestTask)) };
  }
  const lcp = before ? await lcpOf(browser, await serve(open, before), site) : undefined;
  return {
    goals: visitGoals(found, lcp?.ratio),
    text: `## First visits

What Chromium loads for a page on a phone's screen until it asks for no more, scripts that come after the first paint included: bytes by gzip, fonts as they are; Cloudflare sends brotli, which is a little smaller. The longest task, in ms, is that of a processor slowed down four times: the median of ${VISITS} visits where it has a goal, otherwise that of one.

${table(
  ["page", "without scripts", "scripts", "requests", "longest task"],
  Object.entries(found).map(([path, { page, scripts, requests, longestTask }]) => [
    ...[path, page, scripts, requests, rounded(longestTask)],
  ]),
)}

${lcp?.text ?? "Without an earlier build (`--against FOLDER`) there is no LCP to compare."}`,
  };
}

/** Serves a build with its files as Cloudflare does; returns its origin. */
async function serve(open: AsyncDisposableStack, build?: string): Promise<string> {
  const { port } = open.use(await start("site", { build, hasFiles: true }));
  const front = edge(port).listen(0);
  open.defer(() => void front.close());
  await once(front, "listening");
  return `https://localhost:${(front.address() as AddressInfo).port}`;
}

async function lcpOf(browser: Browser, ...origins: [before: string, now: string]) {
  const [before, now]: [number[], number[]] = [[], []];
  for (let i = 0; i < PAIRS; i++)
    for (const [at, all] of [before, now].entries())
      all.push((await firstVisit(browser, origins[at] + SYDNEY, FAST_3G)).lcp);
  const ratio = rounded(median(now.map((ms, i) => ms / before[i]!)));
  const text = `LCP of Sydney's page on "Fast 3G" (1.44 Mbit/s, 562.5 ms): ${median(before)} ms before and ${median(now)} ms now, ${ratio} × in the median of ${PAIRS} pairs.`;
  return { ratio, text };
}

/**
 * Visits a page once, in a browser that has nothing of the site cached.
 * @throws if anything fails to load, or the page is not hydrated in the end on a slow phone
 */
export async function firstVisit(
  browser: Browser,
  url: string,
  limit: typeof SLOW_PHONE | typeof FAST_3G,
): Promise<Visit> {
  await using context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    userAgent: config.use?.userAgent,
    ignoreHTTPSErrors: true,
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const [method, parameters] = limit;
  await session.send(method, parameters);
  await page.addInitScript(observe);
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (!response.url().startsWith("data:")) responses.push(response);
  });
  await page.goto(url, { waitUntil: "networkidle" });
  // Playwright waits for half a second without requests, but a busy browser may still be working.
  for (let seen = 0; seen < responses.length; await sleep(1_500)) seen = responses.length;
  // An earlier build may hydrate differently.
  if (limit === SLOW_PHONE)
    await page.waitForFunction(isHydrated, undefined, { polling: 1_000, timeout: 10_000 });
  const felt = await page.evaluate(() => (globalThis as unknown as { felt: Felt }).felt);
  const bytes = { page: 0, scripts: 0 };
  for (const response of responses) {
    if (response.status() !== 200)
      throw new Error(`${url} loads ${response.url()}: ${response.status()}.`);
    const type = response.request().resourceType();
    const body = await response.body();
    bytes[/script|fetch/.test(type) ? "scripts" : "page"] +=
      type === "font" ? body.length : gzipSync(body).length;
  }
  return { ...bytes, ...felt, requests: responses.length };
}

type Felt = Pick<Visit, "longestTask" | "lcp">;

/** Runs in the page before its own scripts. */
function observe() {
  const felt: Felt = { longestTask: 0, lcp: 0 };
  const note = (list: PerformanceObserverEntryList) => {
    for (const { entryType, duration, startTime } of list.getEntries())
      if (entryType === "longtask") felt.longestTask = Math.max(felt.longestTask, duration);
      else felt.lcp = startTime;
  };
  for (const type of ["longtask", "largest-contentful-paint"])
    new PerformanceObserver(note).observe({ type, buffered: true });
  Object.assign(globalThis, { felt });
}
