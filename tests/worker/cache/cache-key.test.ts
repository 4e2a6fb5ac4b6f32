import * as build from "virtual:react-router/server-build";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { apiRoutes } from "../../../worker/api/routes.ts";
import { cacheTarget, warnOfUndeclared } from "../../../worker/cache/cache-key.ts";
import { routeTable } from "../../../worker/site/route-table.ts";

const env = (id: string, SITE_ORIGIN = "") => ({
  VERSION: { id, tag: "", timestamp: "" },
  SITE_ORIGIN,
});
const table = routeTable(build, apiRoutes);
const targetOf = (path: string, host = "localhost", deployment = env("d1")) =>
  cacheTarget(`http://${host}${path}`, table, deployment);
const keyOf = (path: string) => targetOf(path).key;

describe("one key for all ways to write an address", () => {
  it.each([
    ["/", "/", true],
    ["/sydney/", "/sydney/", true],
    ["/Sydney", "/sydney/", true],
    ["/material/COPPER", "/material/copper/", true],
    ["/sydney/?utm_source=x&index&page=3", "/sydney/", true],
    ["/sydney?layout=classic", "/sydney/?layout=classic", true],
    ["/sydney?layout=Classic", "/sydney/", true],
    ["/sydney?layout=other&layout=classic", "/sydney/?layout=classic", true],
    ["/material/copper/?layout=classic", "/material/copper/", true],
    ["/my-load/?utm_source=x&fbclid=y&index", "/my-load/", true],
    ["/blog/a.b/c", "/blog/a.b/c/", true],
    ["/scrap-yards/?page=2", "/scrap-yards/?page=2", false],
    [
      `/scrap-yards/?material=${"x".repeat(200)}`,
      `/scrap-yards/?material=${"x".repeat(200)}`,
      false,
    ],
    [
      "/my-load.data?_routes=my-load%2Fmy-load.route",
      "/my-load.data?_routes=my-load%2Fmy-load.route",
      true,
    ],
    ["/scrap-yards/?page=2&state=NSW", "/scrap-yards/?state=NSW&page=2", false],
    ["/scrap-yards/?state=NSW&page=2&x=1", "/scrap-yards/?state=NSW&page=2", false],
    [
      "/scrap-yards/?material=Lead&material=&material=Copper&material=Lead",
      "/scrap-yards/?material=Copper&material=Lead",
      false,
    ],
    [
      "/scrap-yards/?material=f&material=e&material=d&material=c&material=b&material=a",
      "/scrap-yards/?material=b&material=c&material=d&material=e&material=f",
      false,
    ],
    [
      "/scrap-yards/?material=a%26material%3Db&material=b",
      "/scrap-yards/?material=a%26material%3Db&material=b",
      false,
    ],
    ["/scrap-yards/?page=02", "/scrap-yards/", true],
    ["/scrap-yards/?page=-1&view=list", "/scrap-yards/", true],
    ["/scrap-yards/?q=&state=&material=", "/scrap-yards/", true],
    ["/scrap-yards/?open=", "/scrap-yards/", true],
    ["/scrap-yards/?open=sat-13.15&state=NSW", "/scrap-yards/?state=NSW", false],
    ["/scrap-yards/?debug=anything", "/scrap-yards/?debug=", true],
    ["/scrap-yards/points.data?q=&state=NSW&page=2", "/scrap-yards/points.data?state=NSW", false],
    ["/api/cities", "/api/cities", true],
    ["/api/cities?limit=3", "/api/cities", true],
    ["/API/Cities/", "/api/cities", true],
    ["/api", "/api/", true],
    ["/API/", "/api/", true],
    ["/api/openapi.json", "/api/openapi.json", true],
    ["/api/cities/top?limit=3&x", "/api/cities/top?limit=3", false],
    ["/sitemap.xml?x=1", "/sitemap.xml", true],
    ["/sydney.data", "/sydney.data", true],
    ["/sydney/_.data?x=1", "/sydney/_.data", true],
    ["/_.data", "/_.data", true],
    ["/sydney/?_routes=root", "/sydney/", true],
  ])("%s is cached at %s", (path, at, isShared) => {
    expect(targetOf(path)).toMatchObject({
      key: `d1 http://localhost ${at}`,
      url: `http://localhost${at}`,
      isShared,
    });
  });

  it("another deployment has keys of its own", () => {
    const { key } = targetOf("/sydney/", "localhost", env("d2"));
    expect(key).toBe("d2 http://localhost /sydney/");
  });

  it("is another on another host, until the operator has named the site's address", () => {
    const onHost = (host: string, origin?: string) =>
      targetOf("/sydney/", host, env("d1", origin)).key;
    expect(onHost("a.example")).not.toBe(onHost("b.example"));
    expect(onHost("a.example", "https://site.example")).toBe(
      onHost("b.example", "https://site.example"),
    );
  });
});

it("no two sets of metals share a key", () => {
  const sets = [
    "a",
    "b",
    "a&material=b",
    "a,b",
    "a%26b",
    "a%20b",
    "b&material=c",
    "a&state=b",
    "ab",
  ];
  const keys = sets.map((set) => keyOf(`/scrap-yards/?material=${set}`));
  expect(new Set(keys).size).toBe(sets.length);
});

describe("no key for", () => {
  it.each([
    ["what visitors typed", "/scrap-yards/?q=wattle"],
    ["where visitors are", "/scrap-yards/?near=2830"],
    ["where visitors are", "/scrap-yards/?near=-32.25,148.61&material=Copper"],
    ["where visitors are, as data", "/scrap-yards/_.data?near=2830"],
    ["where visitors are, as data", "/scrap-yards/points.data?near=2830&state=NSW"],
    ["values of any length", `/scrap-yards/?material=a&material=${"x".repeat(201)}`],
    ["a half-hour of the week", "/scrap-yards/?open=sat-13.00"],
    ["a half-hour of the week", "/scrap-yards/points.data?open=sat-13.00"],
    ["now", "/scrap-yards/?open=now"],
    ["what visitors typed", "/search/?q=copper"],
    ["what visitors typed", "/search/?city=sydney"],
    ["what visitors typed", "/contact/?subject=Yard"],
    ["what visitors typed", "/contact?from=%2F"],
    ["what one visitor has done", "/contact/?sent"],
    ["what visitors typed, as data", "/scrap-yards/_.data?q=wattle"],
    ["what visitors typed, as data", "/search.data?q=wattle"],
    ["what somebody has to sell", "/my-load/?near=2830&copper=60"],
    ["what somebody has to sell", "/my-load/?zinc="],
    ["what somebody has to sell", "/my-load/?indexed=1"],
    ["what somebody has to sell", "/my-load/?my_routes=1"],
    ["what somebody has to sell, as data", "/my-load.data?zinc=4"],
    ["what the API refuses", "/api/cities/top?limit=1&limit=2"],
    ["what the API refuses", "/api/cities/top?limit="],
    ["values of any length", `/scrap-yards/?material=${"x".repeat(201)}`],
    ["paths that name nothing", "/caf%C3%A9/"],
    ["paths that name nothing", "/sydney%00/"],
    ["paths that name nothing", "/sydney;x/"],
    ["data of routes that there are none of", "/sydney/_.data?_routes=no"],
    ["data of another page's routes", "/sydney/_.data?_routes=home%2Fhome.route"],
    [
      "data of another page's routes",
      "/sydney.data?_routes=root,cities%2Fcity.route,home%2Fhome.route",
    ],
    ["data of another page's routes", "/_.data?_routes=cities%2Fcity.route"],
  ])("%s: %s", (_, path) => {
    expect(keyOf(path)).toBeUndefined();
  });
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

describe("the data of some routes", () => {
  it("has one key, in whatever order they are named, and how often", () => {
    const key = keyOf("/sydney/_.data?_routes=cities%2Fcity.route,root");
    expect(key).toBe("d1 http://localhost /sydney/_.data?_routes=cities%2Fcity.route%2Croot");
    expect(keyOf("/sydney/_.data?_routes=root%2Ccities%2Fcity.route,root&x")).toBe(key);
  });

  it.each([
    ["/", "home/home.route"],
    ["/_root", "home/home.route"],
    ["/sydney", "cities/city.route"],
    ["/cities", "cities-short"],
    ["/material/copper", "metals/material.route"],
    ["/scrap-yards/", "yards/directory/directory.route"],
    ["/blog/any", "guides/blog-article.route"],
  ])("of %s are those of %s", (page, route) => {
    for (const path of [`${page}.data`, `${page.replace(/\/$/, "")}/_.data`])
      if (path !== "/.data") expect(keyOf(`${path}?_routes=${route}`), path).toBeDefined();
  });
});

describe("what the site is asked", () => {
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
  ])("%s is asked as %s", (path, asked, undeclared) => {
    expect(targetOf(path)).toMatchObject({ url: `http://localhost${asked}`, undeclared });
  });

  it.each([
    ["/scrap-yards/?q=wattle", true],
    ["/scrap-yards/?near=2830", true],
    ["/scrap-yards/points.data?near=2830", true],
    ["/search/?city=sydney", true],
    ["/scrap-metal-prices-by-city/_.data?q=a", true],
    ["/scrap-yards/?q=", false],
    ["/sydney/?q=copper", false],
    ["/contact/?subject=Yard", false],
    ["/report/", false],
    ["/api/cities?q=sydney", false],
  ])("%s is a search: %s", (path, isSearch) => {
    expect(targetOf(path).isSearch).toBe(isSearch);
  });
});
