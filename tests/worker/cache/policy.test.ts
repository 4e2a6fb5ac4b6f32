import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { READS } from "../reads.ts";
import { isolate } from "./isolate.ts";

const PUBLIC = [
  ...["/", "/sydney/?layout=classic", "/material/copper/", "/scrap-yards/?page=2"],
  ...["/scrap-metal-prices-by-city/", "/scrap-metal-prices-by-material/", "/scrap-my-car/"],
  ...["/sydney.data", "/sydney/_.data?_routes=root,cities%2Fcity.route"],
  ...["/scrap-yards/yard/1", "/scrap-yards/points", "/about/", "/blog/", "/contact/"],
  ...["/sitemap.xml", "/robots.txt", "/blog/feed.xml", "/api"],
  ...READS.map(({ path }) => path),
];

describe("an answer for everybody may be kept elsewhere for a minute", () => {
  it.each(PUBLIC)("%s", async (path) => {
    const { get } = isolate();
    expect((await get(path)).status).toBe(200);
    const { headers, from, status } = await get(path);
    expect(status).toBe(200);
    expect(from).not.toBe("miss");
    expect(headers.get("cache-control")).toBe("public, max-age=60");
    expect(headers.get("age")).toMatch(/^\d+$/);
  });
});

describe("an answer for one visitor, or for now", () => {
  it.each([
    ["GET", "/search/?q=zinc+roof", 200],
    ["GET", "/search/?q=copper", 302],
    ["GET", "/search.data?q=copper", 202],
    ["GET", "/scrap-yards/?q=wattle", 200],
    ["GET", "/contact/?subject=Yard&from=%2Fsydney%2F", 200],
    ["GET", "/atlantis/", 404],
    ["GET", "/api/cities/slug/atlantis", 404],
    ["GET", "/api/prices/city/abc", 400],
    ["GET", "/sydney//", 301],
    ["GET", "/__manifest", 404],
    ["POST", "/sydney/", 405],
    ["OPTIONS", "/sydney/", 204],
    ["DELETE", "/api/cities", 405],
    ["POST", "/contact/", 403],
  ])("%s %s (%i) is not to be kept", async (method, path, status) => {
    const answer = await isolate().get(path, { method });
    expect(answer.status).toBe(status);
    expect(answer.headers.get("cache-control")).toBe("no-store");
    // Nor to be validated by a tag.
    expect(answer.headers.has("etag")).toBe(false);
  });

  it.each(["/report/", "/fair-price/", "/fair-price.data", "/api/health"])(
    "%s is made anew for each, and not to be kept",
    async (path) => {
      const { get } = isolate();
      for (const _ of [1, 2]) {
        const { status, from, headers } = await get(path);
        expect([status, from, headers.get("cache-control")]).toEqual([200, "miss", "no-store"]);
        expect(headers.has("etag")).toBe(false);
      }
    },
  );
});

it.each([
  ["/copper/", "/material/copper/"],
  ["/category/scrap-yards/", "/scrap-yards/"],
])("%s moved for good, and browsers may keep that", async (path, to) => {
  const { status, headers } = await isolate().get(path);
  expect({ status, to: headers.get("location") }).toEqual({ status: 301, to });
  expect(headers.get("cache-control")).toMatch(/^(public|private), max-age=60$/);
});

it("a fault of our own says it, too", async () => {
  quietErrors();
  // No binding at all: nothing fails in a way that the site provides for.
  const { status, headers } = await isolate().get("/", { DB: null as unknown as D1Database });
  expect(status).toBeGreaterThanOrEqual(500);
  expect(headers.get("cache-control")).toBe("no-store");
});

describe("a page with a part that failed", () => {
  it.each(["/about/", "/about.data", "/no/such/page"])(
    "%s is not to be kept by anybody",
    async (path) => {
      quietErrors();
      const { get } = isolate();
      const answers = await Promise.all([
        get(path, { DB: failingDatabase() }),
        get(path, { DB: failingDatabase() }),
      ]);
      for (const { headers } of answers) {
        expect(headers.get("cache-control")).toBe("no-store");
        expect(headers.has("device-copy")).toBe(false);
      }
      expect((await get(path)).from).toBe("miss");
    },
  );
});
