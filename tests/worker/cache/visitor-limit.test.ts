import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { emptyNamespace, namesIn } from "../bindings.ts";
import { changed, databaseThat } from "../database.ts";
import { holdClock, pass, SECOND } from "./clock.ts";
import { isolate } from "./isolate.ts";

// Addresses that anybody can make up without end must neither fill KV nor be rendered without end.

holdClock();

/** A limiter that allows so many calls, and how many there were. */
function limiter(most: number) {
  const calls = { count: 0 };
  const SEARCH_LIMIT: RateLimit = { limit: async () => ({ success: ++calls.count <= most }) };
  return { SEARCH_LIMIT, calls };
}

const TOO_MANY = "Too many requests. Wait a minute, go back and try again.";
const LONG = "x".repeat(201);

it.each([
  // A response with parameters that is not cached, or one that never is, counts before it is rendered.
  ["/scrap-yards/?state=NSW", 200, 1],
  ["/contact/?subject=Yard", 200, 1],
  ["/api/health", 200, 1],
  // A response that is no 200 counts after it was made.
  ["/nowhere/", 404, 1],
  ["/material/unobtainium/", 404, 1],
  ["/yard/1/anything/", 301, 1],
  ["/data/prices.csv.junk1", 404, 1],
  ["/api/nothing", 404, 1],
  ["/api/prices/city/abc", 400, 1],
  ["/sydney/", 200, 0],
  ["/api/scrapyards", 200, 0],
  ["/data/prices.csv", 200, 0],
])("%s (%i) counts so many times, with HEAD and with GET: %i", async (path, status, times) => {
  for (const method of ["GET", "HEAD"]) {
    const { SEARCH_LIMIT, calls } = limiter(9);
    const answer = await isolate(undefined, { SEARCH_LIMIT }).get(path, { method });
    expect([method, answer.status, calls.count]).toEqual([method, status, times]);
  }
});

it("a page that a visitor has already does not count", async () => {
  const { SEARCH_LIMIT, calls } = limiter(0);
  const { get } = isolate(undefined, { SEARCH_LIMIT });
  await get("/sydney/");
  const tag = (await get("/sydney/")).headers.get("etag")!;
  expect((await get("/sydney/", { headers: { "if-none-match": tag } })).status).toBe(304);
  expect(calls.count).toBe(0);
});

it.each([
  ...["/scrap-yards/?state=NSW", `/scrap-yards/points.data?service=${LONG}`],
  ...["/sydney/?layout=classic", `/material/copper/history/?month=${LONG}`],
  ...["/contact/?subject=Yard", "/report/", "/api/health", "/mac%E2%84%AAay/", "/search/"],
  "/scrap-yards/?q=wattle",
])("%s is refused beyond the limit", async (path) => {
  const { get } = isolate(undefined, limiter(0));
  const answer = await get(path);
  const words = path.includes("q=") ? TOO_MANY.replace("requests", "searches") : TOO_MANY;
  const text = path.startsWith("/api/") ? JSON.stringify({ error: words }) : words;
  expect(answer).toMatchObject({ status: 429, text });
  expect(answer.headers.get("retry-after")).toBe("60");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

it.each([
  ["POST", "/contact/"],
  ["POST", "/api/cities"],
  ["PUT", "/api/nothing"],
  ["OPTIONS", "/api/cities"],
])("%s %s is refused beyond the limit with a constant", async (method, path) => {
  const { SEARCH_LIMIT, calls } = limiter(1);
  const { get } = isolate(undefined, { SEARCH_LIMIT });
  expect((await get(path, { method })).status).not.toBe(429);
  expect(calls.count).toBe(1);
  const { status, text } = await get(path, { method });
  expect(status).toBe(429);
  expect(text).toContain(TOO_MANY);
  expect(text.length).toBeLessThan(100);
});

it.each(["/scrap-yards/?page=99999", "/sydney/?layout=classic"])(
  "%s does not count once it is cached",
  async (path) => {
    const { get } = isolate(undefined, limiter(1));
    await get(path);
    for (let i = 0; i < 3; i++) expect((await get(path)).from).toBe("memory");
  },
);

it("a visitor over the limit is refused for a minute, unrendered, unless it is a page of the site", async () => {
  const { SEARCH_LIMIT, calls } = limiter(2);
  const { get } = isolate(undefined, { SEARCH_LIMIT });
  for (const path of ["/nowhere-1/", "/nowhere-2/", "/nowhere-3/"])
    expect((await get(path)).status).toBe(404);
  expect((await get("/nowhere-4/")).status).toBe(429);
  // Being refused does not count again.
  expect(calls.count).toBe(3);
  for (const path of ["/yard/1/anything/", "/api/nothing"])
    expect((await get(path)).status).toBe(429);
  for (const path of ["/", "/scrap-yards/", "/about/", "/sitemap.xml", "/api/cities"])
    expect((await get(path)).status).toBe(200);
  pass(59 * SECOND);
  expect((await get("/nowhere-4/")).status).toBe(429);
  pass(2 * SECOND);
  expect((await get("/nowhere-4/")).status).toBe(404);
});

it("a visitor over the limit still gets every page that exists, and nothing is read for others", async () => {
  const { get } = isolate(undefined, limiter(0));
  await get("/nowhere/");
  for (const path of ["/yard/5/egret-bend-salvage/", "/sydney/history/", "/hobart/_.data"])
    expect((await get(path)).status).toBe(200);
  let reads = 0;
  const DB = databaseThat(() => reads++);
  for (const path of ["/yard/6/egret-bend-salvage/", "/no/such/page/", "/api/nothing"])
    expect((await get(path, { DB })).status).toBe(429);
  expect(reads).toBe(0);
});

it("one visitor's limit is not another's", async () => {
  const { get } = isolate(undefined, limiter(0));
  const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });
  const statuses: number[] = [];
  for (const address of ["192.0.2.1", "192.0.2.1", "192.0.2.2"])
    statuses.push((await get("/nowhere/", from(address))).status);
  expect(statuses).toEqual([404, 429, 404]);
});

it("addresses without end leave no key in KV, and their visitor is refused after the limit", async () => {
  const kv = emptyNamespace();
  const { get } = isolate(kv(), limiter(24));
  const made = [
    (i: number) => `/nowhere-${i}/`,
    (i: number) => `/yard/1/anything-${i}/`,
    (i: number) => `/scrap-yards/?page=${i + 2}`,
    (i: number) => `/scrap-yards/?state=S${i}`,
    (i: number) => `/scrap-yards/points.data?service=${"x".repeat(201)}${i}`,
    (i: number) => `/prices/20${10 + (i % 90)}-01/?city=c${i}`,
    (i: number) => `/api/cities/top?limit=${i + 1}`,
    (i: number) => `/${"x".repeat(460)}${i}/`,
  ];
  let refused = 0;
  for (let i = 0; i < 48; i++) if ((await get(made[i % made.length]!(i))).status === 429) refused++;
  expect(refused).toBeGreaterThanOrEqual(20);
  expect(await namesIn(kv())).toEqual([]);
});

/** Makes lists of yards larger than what is cached. */
const enlarge = () =>
  changed("scrap_yards", `update scrap_yards set description = '${"x".repeat(20_000)}'`);

describe("an answer that is too large to be cached", () => {
  it("counts once that is known", async () => {
    await enlarge();
    const { get } = isolate(undefined, limiter(1));
    const answers = [];
    for (let i = 0; i < 3; i++) answers.push(await get("/api/scrapyards"));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429]);
    expect(answers[2]?.text).toBe(JSON.stringify({ error: TOO_MANY }));
    expect(answers[2]?.headers.get("access-control-allow-origin")).toBe("*");
  });

  it("is tried again after a minute, and cached if it is not too large any more", async () => {
    const { get } = isolate();
    await get("/api/scrapyards");
    await changed("dataset", "update dataset set edition = edition + 1");
    await enlarge();
    pass(31 * SECOND);
    for (const _ of [1, 2]) {
      const { from, text } = await get("/api/scrapyards");
      expect([from, text.includes("xxx")]).toEqual(["miss", true]);
    }
    await env.DB.exec("update scrap_yards set description = null");
    pass(59 * SECOND);
    expect((await get("/api/scrapyards")).headers.has("etag")).toBe(false);
    pass(2 * SECOND);
    for (const from of ["miss", "memory"])
      expect(await get("/api/scrapyards")).toMatchObject({ status: 200, from });
  });
});
