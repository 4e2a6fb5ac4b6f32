import { describe, expect, it } from "vitest";
import { isolate } from "./cache/isolate.ts";
import { fetchPath } from "./fetch.ts";

const ADDRESSES = [
  ["//evil.example/", "/evil.example/"],
  ["///evil.example", "/evil.example"],
  ["/\\evil", "/evil"],
  ["/\\/evil.example/", "/evil.example/"],
  ["//", "/"],
  ["/sydney//", "/sydney/"],
  ["//sydney///", "/sydney/"],
  ["/sydney//?layout=classic", "/sydney/?layout=classic"],
  ["/scrap-yards//?q=a%2F%2Fb&page=2", "/scrap-yards/?q=a%2F%2Fb&page=2"],
  ["/Material//Copper/", "/Material/Copper/"],
  ["/sydney//_.data?_routes=cities%2Fcity.route", "/sydney/_.data?_routes=cities%2Fcity.route"],
  ["/api//cities", "/api/cities"],
  ["/api/prices//city/13//", "/api/prices/city/13/"],
] as const;

describe.each([
  ["on", (path: string, init?: { method: string }) => isolate().get(path, init)],
  ["off", fetchPath],
] as const)("with the cache %s", (_, get) => {
  it.each(ADDRESSES)("%s is %s", async (path, to) => {
    const { status, headers } = await get(path);
    expect(status).toBe(301);
    expect(headers.get("location")).toBe(to);
    expect(headers.has("cache-control")).toBe(true);
    // As a browser reads it, it stays on this host.
    expect(new URL(to, "https://here.example").host).toBe("here.example");
  });

  it("HEAD is told the same", async () => {
    const { status, headers } = await get("/sydney//", { method: "HEAD" });
    expect([status, headers.get("location")]).toEqual([301, "/sydney/"]);
  });
});

it("other origins may follow the API's redirects", async () => {
  const { headers } = await fetchPath("/api//cities", { headers: { origin: "https://a.example" } });
  expect(headers.get("access-control-allow-origin")).toBe("*");
});
