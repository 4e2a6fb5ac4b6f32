import * as build from "virtual:react-router/server-build";
import { parse } from "csv-parse/sync";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { apiRoutes } from "../../../worker/api/routes.ts";
import { cacheTarget, warnOfUndeclared } from "../../../worker/cache/cache-key.ts";
import { routeTable } from "../../../worker/site/route-table.ts";
import table from "./cache-key.csv?raw";

const env = (id: string, SITE_ORIGIN = "") => ({
  VERSION: { id, tag: "", timestamp: "" },
  SITE_ORIGIN,
});
const routes = routeTable(build, apiRoutes);
const targetOf = (path: string, host = "localhost", deployment = env("d1")) =>
  cacheTarget(`http://${host}${path}`, routes, deployment);
const keyOf = (path: string) => targetOf(path).key;

const LONG = "x".repeat(200);

// One key for all ways to write an address; or none, and why.
const ADDRESSES: Record<"requested" | "key" | "shared" | "why", string>[] = parse(table, {
  columns: true,
});

it.each(ADDRESSES.filter(({ key }) => key))(
  "$requested is cached at $key, for everybody: $shared",
  ({ requested, key, shared }) => {
    expect(targetOf(requested)).toMatchObject({
      key: `d1 http://localhost ${key}`,
      url: `http://localhost${key}`,
      isShared: shared === "yes",
    });
  },
);

it.each(ADDRESSES.filter(({ key }) => !key))("$requested, $why, has no key", ({ requested }) => {
  expect(keyOf(requested)).toBeUndefined();
});

it("a value of more than 200 characters has no key", () => {
  const keyed = ["", "&material=a"].map((more) => keyOf(`/scrap-yards/?material=${LONG}${more}`));
  expect(keyed).toEqual([expect.any(String), expect.any(String)]);
  for (const query of [`material=${LONG}x`, `material=a&material=${LONG}x`])
    expect(keyOf(`/scrap-yards/?${query}`)).toBeUndefined();
});

it("another deployment has keys of its own", () => {
  const { key } = targetOf("/sydney/", "localhost", env("d2"));
  expect(key).toBe("d2 http://localhost /sydney/");
});

it("a key is another on another host, until the operator has named the site's address", () => {
  const onHost = (host: string, origin?: string) =>
    targetOf("/sydney/", host, env("d1", origin)).key;
  expect(onHost("a.example")).not.toBe(onHost("b.example"));
  expect(onHost("a.example", "https://site.example")).toBe(
    onHost("b.example", "https://site.example"),
  );
});

it("no two sets of metals share a key", () => {
  const sets = ["a", "b", "a&material=b", "a,b", "a%26b", "a%20b", "b&material=c", "a&state=b"];
  const keys = [...sets, "ab"].map((set) => keyOf(`/scrap-yards/?material=${set}`));
  expect(new Set(keys).size).toBe(sets.length + 1);
});

it("developers are told once of each parameter that is dropped, but for React Router's own", () => {
  const warn = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warn.mockRestore());
  warnOfUndeclared(["_routes", "colour"], "a page");
  warnOfUndeclared(["colour"], "a page");
  expect(warn.mock.calls).toEqual([
    ['The search parameter "colour" is dropped: the handle of a page does not declare it.'],
  ]);
});

describe("the site", () => {
  it.each([
    ["/Sydney?utm_source=x&layout=classic", "/sydney/?layout=classic", ["utm_source"]],
    ["/scrap-yards?q=Wattle%20Park&x=1", "/scrap-yards/?q=Wattle+Park", ["x"]],
    ["/scrap-yards?near=2830&near=2150", "/scrap-yards/?near=2150", []],
    ["/search/?city=perth&page=2", "/search/?city=perth", ["page"]],
    ["/my-load/?copper=60&utm_source=x", "/my-load/?copper=60", ["utm_source"]],
    ["/my-load/?near=2150&near=2830&copper=60", "/my-load/?near=2830&copper=60", []],
    // For the API to refuse.
    ["/api/cities/top?limit=1&limit=2", "/api/cities/top?limit=1&limit=2", []],
    ["/caf%C3%A9/?x", "/caf%C3%A9/?x", ["x"]],
  ])("gets a request for %s as %s", (path, address, undeclared) => {
    expect(targetOf(path)).toMatchObject({ url: `http://localhost${address}`, undeclared });
  });

  it.each([
    ["/scrap-yards/?q=wattle", true],
    ["/scrap-yards/?near=2830", true],
    ["/search/?city=sydney", true],
    ["/scrap-metal-prices-by-city/_.data?q=a", true],
    ["/scrap-yards/?q=", false],
    ["/sydney/?q=copper", false],
    ["/report/", false],
    ["/api/cities?q=sydney", false],
  ])("takes %s for a search: %s", (path, isSearch) => {
    expect(targetOf(path).isSearch).toBe(isSearch);
  });
});
