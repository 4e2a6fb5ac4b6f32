import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it } from "vitest";
import worker from "../../worker/index.ts";
import { pagePath } from "../../worker/site/canonical-address.ts";
import { isolate } from "./cache/isolate.ts";
import redirected from "./canonical-address.csv?raw";
import { fetchPath } from "./fetch.ts";
import pages from "./page-paths.csv?raw";

// The last one has the first and the last of each range of characters.
it.each<Record<"path" | "to", string>>(parse(redirected, { columns: true }))(
  "$path is $to, with the cache on and off",
  async ({ path, to }) => {
    // As a browser reads it, it stays on this host.
    expect(new URL(to, "https://here.example").host).toBe("here.example");
    const { get } = isolate();
    const answers = [get(path), get(path, { method: "HEAD" }), fetchPath(path)];
    for (const { status, headers } of await Promise.all(answers)) {
      expect([status, headers.get("location")]).toEqual([301, to]);
      expect(headers.has("cache-control")).toBe(true);
    }
  },
);

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

// The last one has the Kelvin sign, whose lower case is "k".
it.each<Record<"path" | "page", string>>(parse(pages, { columns: true }))(
  "the page of $path is $page",
  ({ path, page }) => {
    expect(pagePath(new URL(`https://site.example${path}`).pathname)).toBe(page);
  },
);

it("a path of a million slashes and a letter is that path", () => {
  const path = `${"/".repeat(1_000_000)}a`;
  expect(pagePath(new URL(`https://site.example${path}`).pathname) === path).toBe(true);
});
