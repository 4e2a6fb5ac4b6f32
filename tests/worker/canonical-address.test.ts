import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import worker from "../../worker/index.ts";
import { pagePath } from "../../worker/site/canonical-address.ts";
import { isolate } from "./cache/isolate.ts";
import { fetchPath } from "./fetch.ts";

it.each([
  ["//evil.example/", "/evil.example/"],
  ["///evil.example", "/evil.example"],
  ["/\\evil", "/evil"],
  ["/\\/evil.example/", "/evil.example/"],
  ["//sydney///", "/sydney/"],
  ["/sydney//?layout=classic", "/sydney/?layout=classic"],
  ["/scrap-yards//?q=a%2F%2Fb&page=2", "/scrap-yards/?q=a%2F%2Fb&page=2"],
  ["/Material//Copper/", "/Material/Copper/"],
  ["/sydney//_.data?_routes=cities%2Fcity.route", "/sydney/_.data?_routes=cities%2Fcity.route"],
  ["/api/prices//city/13//", "/api/prices/city/13/"],
  ["/%73itemap.xml", "/sitemap.xml"],
  ["/s%79dney%2D/?layout=classic", "/sydney-/?layout=classic"],
  // The first and the last of each range.
  ["/x%2E%30%39%41%4f%50%5A%5f%61%6F%70%7a%7E/", "/x.09AOPZ_aopz~/"],
])("%s is %s, with the cache on and off", async (path, to) => {
  // As a browser reads it, it stays on this host.
  expect(new URL(to, "https://here.example").host).toBe("here.example");
  const { get } = isolate();
  const answers = [get(path), get(path, { method: "HEAD" }), fetchPath(path)];
  for (const { status, headers } of await Promise.all(answers)) {
    expect([status, headers.get("location")]).toEqual([301, to]);
    expect(headers.has("cache-control")).toBe(true);
  }
});

it.each(["/a%20b/", "/caf%C3%A9/", "/a%2Fb/", "/a%5Cb/", "/%2C%3A%40%5B%60%7B%7D/", "/%", "/%zz/"])(
  "%s means what it says",
  async (path) => {
    expect((await fetchPath(path)).headers.has("location")).toBe(false);
  },
);

describe("when the site has an address of its own", () => {
  const at = (address: string, init: RequestInit = {}) => {
    const request = new Request(address, { redirect: "manual", ...init });
    const settings = { ...env, SITE_ORIGIN: "https://www.set.example" };
    return worker.fetch(request, settings, createExecutionContext());
  };

  it.each([
    [
      "https://set.example/sydney/?layout=classic",
      "https://www.set.example/sydney/?layout=classic",
    ],
    ["https://other.workers.dev/api/cities", "https://www.set.example/api/cities"],
    ["https://set.example//evil.example/", "https://www.set.example//evil.example/"],
  ])("%s leads to it", async (from, to) => {
    const { status, headers } = await at(from);
    expect([status, headers.get("location")]).toEqual([301, to]);
  });

  it("a post is repeated there", async () => {
    const { status } = await at("https://set.example/contact/", { method: "POST", body: "name=A" });
    expect(status).toBe(308);
  });

  it.each([
    "https://www.set.example/about/",
    "http://www.set.example/about/",
    "http://localhost:8787/about/",
    "http://127.0.0.1/about/",
  ])("%s is answered", async (address) => {
    expect((await at(address)).status).toBe(200);
  });
});

it("other origins may follow the API's redirects", async () => {
  const { headers } = await fetchPath("/api//cities", { headers: { origin: "https://a.example" } });
  expect(headers.get("access-control-allow-origin")).toBe("*");
});

it.each([
  ["/", "/"],
  ["//", "/"],
  ["/_.data", "/"],
  ["/_root.data", "/_root"],
  ["/sydney", "/sydney"],
  ["/sydney/", "/sydney"],
  ["/sydney///", "/sydney"],
  ["/Sydney/_.data", "/sydney"],
  ["/SYDNEY.DATA", "/sydney"],
  ["/sydney//_.data?_routes=root", "/sydney"],
  ["/sydney/.data", "/sydney"],
  ["/sydney/history.csv?metal=brass#top", "/sydney/history.csv"],
  ["//sydney//history/", "//sydney//history"],
  ["/data/prices.data.csv", "/data/prices.data.csv"],
  // The Kelvin sign, whose lower case is "k".
  ["/mac\u212Aay/", "/mac%e2%84%aaay"],
  ["/mac%E2%84%AAay/", "/mac%e2%84%aaay"],
])("the page of %j is %j", (path, page) => {
  expect(pagePath(new URL(`https://site.example${path}`).pathname)).toBe(page);
});

it("a path of a million slashes and a letter is that path", () => {
  const path = `${"/".repeat(1_000_000)}a`;
  expect(pagePath(new URL(`https://site.example${path}`).pathname) === path).toBe(true);
});
