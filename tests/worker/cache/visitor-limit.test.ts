import { env } from "cloudflare:workers";
import * as build from "virtual:react-router/server-build";
import { describe, expect, it } from "vitest";
import { apiRoutes } from "../../../worker/api/routes.ts";
import { currentEdition } from "../../../worker/data/dataset.ts";
import { createStore } from "../../../worker/data/store.ts";
import { knownPages } from "../../../worker/site/known-pages.ts";
import { pagePath, routeTable } from "../../../worker/site/route-table.ts";
import { emptyNamespace, namesIn } from "../bindings.ts";
import { changed, databaseThat } from "../database.ts";
import { addYard, changedYards } from "../yard.ts";
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

const lastYard = () =>
  env.DB.prepare("select max(id) as id from scrap_yards where id < 9001").first("id");

const TOO_MANY = "Too many requests. Wait a minute, go back and try again.";

describe("what has parameters and is not cached counts before it is rendered", () => {
  const PATHS = [
    "/scrap-yards/?state=NSW",
    "/scrap-yards/?page=2",
    "/scrap-yards/points.data?state=NSW",
    `/scrap-yards/points.data?service=${"x".repeat(201)}`,
    "/sydney/?layout=classic",
    `/material/copper/history/?month=${"x".repeat(201)}`,
    "/contact/?subject=Yard",
    "/report/",
    "/api/cities/top?limit=3",
    "/api/health",
    "/mac%E2%84%AAay/",
    "/search/",
    "/search.data",
  ];

  it.each(PATHS)("%s is refused beyond the limit", async (path) => {
    const { get } = isolate(undefined, limiter(0));
    const answer = await get(path);
    const text = path.startsWith("/api/") ? JSON.stringify({ error: TOO_MANY }) : TOO_MANY;
    expect(answer).toMatchObject({ status: 429, text });
    expect(answer.headers.get("retry-after")).toBe("60");
    expect(answer.headers.get("cache-control")).toBe("no-store");
  });

  it.each([
    ["POST", "/contact/"],
    ["POST", "/sydney/"],
    ["POST", "/api/cities"],
    ["DELETE", "/api/cities"],
    ["PUT", "/api/nothing"],
    ["OPTIONS", "/api/cities"],
    ["PATCH", "/nowhere/"],
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

  it.each(["/report/", "/nowhere/", "/contact/?subject=Yard"])(
    "HEAD %s counts once, as GET does",
    async (path) => {
      const { SEARCH_LIMIT, calls } = limiter(9);
      const { get } = isolate(undefined, { SEARCH_LIMIT });
      await get(path, { method: "HEAD" });
      expect(calls.count).toBe(1);
      await get(path);
      expect(calls.count).toBe(2);
    },
  );

  it.each(["/scrap-yards/?state=NSW", "/scrap-yards/?page=99999", "/sydney/?layout=classic"])(
    "%s does not count once it is cached",
    async (path) => {
      const { get } = isolate(undefined, limiter(1));
      await get(path);
      for (let i = 0; i < 3; i++) expect((await get(path)).from).toBe("memory");
    },
  );

  it("does not count those who wait for the same response", async () => {
    const { SEARCH_LIMIT, calls } = limiter(1);
    const { getAll } = isolate(undefined, { SEARCH_LIMIT });
    const answers = await getAll(Array(5).fill("/scrap-yards/?state=NSW"));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(calls.count).toBeLessThanOrEqual(5);
  });

  it.each([
    "/",
    "/sydney/",
    "/scrap-yards/",
    "/api/scrapyards",
    "/data/prices.csv",
    "/sydney.data",
  ])("%s, which has none, never counts", async (path) => {
    const { SEARCH_LIMIT, calls } = limiter(0);
    const { get } = isolate(undefined, { SEARCH_LIMIT });
    for (let i = 0; i < 3; i++) expect((await get(path)).status).toBe(200);
    const tag = (await get(path)).headers.get("etag")!;
    expect((await get(path, { headers: { "if-none-match": tag } })).status).toBe(304);
    expect(calls.count).toBe(0);
  });
});

it.each(["/scrap-yards/?state=NSW", "/contact/?subject=Yard", "/api/health", "/nowhere/"])(
  "a HEAD of %s counts once, as a GET does",
  async (path) => {
    for (const method of ["GET", "HEAD"]) {
      const { SEARCH_LIMIT, calls } = limiter(9);
      await isolate(undefined, { SEARCH_LIMIT }).get(path, { method });
      expect([method, calls.count]).toEqual([method, 1]);
    }
  },
);

describe("an answer that is not what was asked for counts after it was rendered", () => {
  it.each([
    ["/nowhere/", 404],
    ["/no/such/page", 404],
    ["/material/unobtainium/", 404],
    ["/yard/1/anything/", 301],
    ["/copper/", 301],
    ["/data/prices.csv.junk1", 404],
    ["/api/nothing", 404],
    ["/api/cities/slug/nowhere", 404],
    ["/api/prices/city/abc", 400],
  ])("%s (%i)", async (path, status) => {
    const { SEARCH_LIMIT, calls } = limiter(1);
    const { get } = isolate(undefined, { SEARCH_LIMIT });
    expect((await get(path)).status).toBe(status);
    expect(calls.count).toBe(1);
  });

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

  it("a visitor over the limit still gets every page that is cached, of whatever edition", async () => {
    const kv = emptyNamespace();
    await isolate(kv()).get("/sydney/");
    const { get } = isolate(kv(), limiter(0));
    await get("/nowhere/");
    expect((await get("/sydney/")).status).toBe(200);
    await changed("dataset", "update dataset set edition = edition + 1");
    pass(31 * SECOND);
    expect(await get("/sydney/")).toMatchObject({ status: 200, from: "miss" });
  });

  it.each([
    "/melbourne/",
    "/material/copper/",
    "/yard/5/egret-bend-salvage/",
    "/sydney/history/",
    "/blog/first-visit-to-a-scrap-yard/",
    "/hobart/_.data",
    "/what-is-it/lead/",
    "/cities/",
  ])("a visitor over the limit still gets %s, which exists", async (path) => {
    const { get } = isolate(undefined, limiter(0));
    await get("/nowhere/");
    expect((await get("/nowhere-2/")).status).toBe(429);
    expect((await get(path)).status).toBe(200);
    expect((await get("/nowhere-3/")).status).toBe(429);
  });

  it.each([
    "/egret-bend-salvage/",
    "/5/egret-bend-salvage/",
    "/yard/6/egret-bend-salvage/",
    "/first-visit-to-a-scrap-yard/",
    "/blog/copper/",
    "/nowhere/material/copper/",
    "/material/sydney/",
    "/sydney/nowhere/",
    "/sydney/history.csv/",
    "/2026-11/",
  ])(
    "a visitor over the limit does not get %s, which is only a part of one or none",
    async (path) => {
      const { get } = isolate(undefined, limiter(0));
      await get("/nowhere/");
      expect((await get(path)).status).toBe(429);
    },
  );

  it("knows every page that a sitemap lists", async () => {
    const { paths } = await knownPages(createStore(env), routeTable(build, apiRoutes));
    const { getAll } = isolate();
    const sitemaps = await getAll(["/sitemap.xml", "/sitemap-yards.xml"]);
    const listed = sitemaps.flatMap(({ text }) =>
      [...text.matchAll(/<loc>http:\/\/localhost([^<]*)/g)].map(([, path]) => pagePath(path!)),
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((path) => !paths.has(path))).toEqual([]);
  });

  it("knows pages once for an edition, also those that came with it", async () => {
    const table = routeTable(build, apiRoutes);
    const [store, again, known] = [1, 2, 3].map(() => createStore(env));
    const pages = await knownPages(store!, table);
    expect(await knownPages(again!, table)).toBe(pages);
    expect(again!.usage).toMatchObject({ trips: 1, rows: 1 });
    const edition = await currentEdition(createStore(env));
    expect(await knownPages(known!, table, edition)).toBe(pages);
    expect(known!.usage.trips).toBe(0);
    await addYard({ name: "New Yard" });
    await changed("dataset", "update dataset set edition = edition + 1");
    const { paths, told } = await knownPages(createStore(env), table);
    expect([pages, { paths }].map((each) => each.paths.has("/yard/9001/new-yard"))).toEqual([
      ...[false, true],
    ]);
    expect([pages.told.lastYard, told.lastYard]).toEqual([await lastYard(), 9001]);
  });

  it("knows no page of what has none, and of each which values say nothing of a visitor", async () => {
    const { paths, told } = await knownPages(createStore(env), routeTable(build, apiRoutes));
    expect([...paths].filter((path) => /[:*]|.\/$/.test(path))).toEqual([]);
    // Towns without a record, and what is no metal.
    for (const path of ["/katherine/history", "/material/sydney", "/prices/2020-01"])
      expect(paths.has(path), path).toBe(false);
    for (const path of [
      "/",
      "/katherine",
      "/sydney/history",
      "/material/copper/history",
      "/prices/2026-11",
    ])
      expect(paths.has(path), path).toBe(true);
    expect(told.pages["/sydney"]).toEqual({ layout: ["classic"], yards: ["all"] });
    expect(told.pages["/scrap-yards"]).toEqual({ page: "number", view: ["map"], debug: "flag" });
    expect(told.pages["/search"]).toEqual({});
    expect(told.pages["/yard/1/bluegum-flat-metals"]).toBeUndefined();
    await changedYards("delete from scrap_yards");
    const empty = await knownPages(createStore(env), routeTable(build));
    expect(empty.told.lastYard).toBe(0);
  });

  it("an address that no page can have costs a visitor over the limit nothing", async () => {
    const { get } = isolate(undefined, limiter(0));
    await get("/nowhere/");
    let asked = 0;
    const DB = databaseThat(() => asked++);
    for (const path of ["/no/such/page-1", "/no/such/page-2", "/api/nothing"])
      expect((await get(path, { DB })).status).toBe(429);
    expect(asked).toBe(0);
  });

  it("one visitor's limit is not another's", async () => {
    const { get } = isolate(undefined, limiter(0));
    const from = (address: string) => ({ headers: { "cf-connecting-ip": address } });
    await get("/nowhere/", from("192.0.2.1"));
    expect((await get("/nowhere/", from("192.0.2.1"))).status).toBe(429);
    expect((await get("/nowhere/", from("192.0.2.2"))).status).toBe(404);
  });
});

it("addresses without end leave no key in KV, and their visitor is refused after the limit", async () => {
  const kv = emptyNamespace();
  const { get } = isolate(kv(), limiter(48));
  const made = [
    (i: number) => `/nowhere-${i}/`,
    (i: number) => `/yard/1/anything-${i}/`,
    (i: number) => `/yard/${1000 + i}/x/`,
    (i: number) => `/data/prices.csv.junk${i}`,
    (i: number) => `/scrap-yards/?page=${i + 2}`,
    (i: number) => `/scrap-yards/?state=S${i}`,
    (i: number) => `/scrap-yards/points.data?service=${"x".repeat(201)}${i}`,
    (i: number) => `/contact/?subject=${i}`,
    (i: number) => `/prices/20${10 + (i % 90)}-01/?city=c${i}`,
    (i: number) => `/api/cities/top?limit=${i + 1}`,
    (i: number) => `/api/prices/city/${i + 5000}`,
    (i: number) => `/${"x".repeat(460)}${i}/`,
  ];
  const statuses = new Map<number, number>();
  for (let i = 0; i < 96; i++) {
    const { status } = await get(made[i % made.length]!(i));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(statuses.get(429)).toBeGreaterThanOrEqual(43);
  expect(await namesIn(kv())).toEqual([]);
});

describe("what is too large to be cached", () => {
  it.each(["/api/scrapyards", "/data/yards.csv", "/data/yards.json"])(
    "%s counts once that is known",
    async (path) => {
      await changed("scrap_yards", `update scrap_yards set description = '${"x".repeat(20_000)}'`);
      const { get } = isolate(undefined, limiter(1));
      expect((await get(path)).status).toBe(200);
      expect((await get(path)).status).toBe(200);
      const third = await get(path);
      expect(third.status).toBe(429);
      expect(third.text).toBe(
        path.startsWith("/api/") ? JSON.stringify({ error: TOO_MANY }) : TOO_MANY,
      );
      expect(third.headers.get("access-control-allow-origin")).toBe("*");
    },
  );
});

it("what a publication made too large to be cached is sent as it is now", async () => {
  const { get } = isolate();
  await get("/api/scrapyards");
  await changed("dataset", "update dataset set edition = edition + 1");
  await changed("scrap_yards", `update scrap_yards set description = '${"x".repeat(20_000)}'`);
  pass(31 * SECOND);
  for (const _ of [1, 2]) {
    const { status, from, text } = await get("/api/scrapyards");
    expect([status, from, text.includes("xxx")]).toEqual([200, "miss", true]);
  }
});

it("what was too large a minute ago is tried again, and cached if it is not any more", async () => {
  await changed("scrap_yards", `update scrap_yards set description = '${"x".repeat(20_000)}'`);
  const { get } = isolate();
  await get("/api/scrapyards");
  await env.DB.exec("update scrap_yards set description = null");
  pass(59 * SECOND);
  for (const _ of [1, 2]) expect((await get("/api/scrapyards")).headers.has("etag")).toBe(false);
  pass(2 * SECOND);
  for (const from of ["miss", "memory"])
    expect(await get("/api/scrapyards")).toMatchObject({ status: 200, from });
});

describe("spellings of one address share one entry", () => {
  it.each([
    ["/scrap-yards/?debug=1", "/scrap-yards/?debug=anything"],
    ["/scrap-yards/?page=2&from=here", "/scrap-yards/?page=2"],
    ["/scrap-yards/points.data?q=&state=NSW&page=3", "/scrap-yards/points.data?state=NSW"],
  ])("%s and %s", async (one, other) => {
    const { get } = isolate();
    await get(one);
    expect((await get(other)).from).toBe("memory");
  });
});
