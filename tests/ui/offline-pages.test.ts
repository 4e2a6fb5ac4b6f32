// @vitest-environment node
import { expect, it } from "vitest";
import { copyAddress, copyKey, readAddress } from "../../worker/contract/offline-pages.ts";
import { readParameters } from "../../worker/contract/read-parameters.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";

const CITY: RouteHandle = {
  cache: "public",
  parameters: { days: ["7", "30"], page: "number", all: "flag", near: "search", state: "text" },
};
const LOAD: RouteHandle = {
  cache: "public",
  parameters: { near: "search", open: "half-hour", "*": "search" },
};
const YARDS: RouteHandle = {
  cache: "public",
  parameters: { q: "search", near: "search", state: "text", open: "half-hour", page: "number" },
};

const copyOf = (path: string, query: string, handle: RouteHandle) =>
  copyAddress(path, readParameters(new URLSearchParams(query), handle.parameters ?? {}), handle);

it.each([
  ["/sydney/", "", "/sydney/"],
  ["/sydney/", "days=8&page=-1&utm_source=x&other=1&near=", "/sydney/"],
  ["/sydney/", "all=x&page=9&fbclid=y&page=2&days=7", "/sydney/?days=7&page=2&all="],
  ["/sydney/", "near=Dubbo", undefined],
  ["/sydney/", "state=NSW", undefined],
])("%s?%s may be kept as %s", (path, query, address) => {
  expect(copyOf(path, query, CITY)).toBe(address);
});

it.each([
  ["utm_source=x&fbclid=y&gclid=&ref=mail&days=8&days=&page=01&near=", "/sydney/"],
  ["all=1&page=2&utm_source=x&days=7", "/sydney/?days=7&page=2&all="],
  ["near=Dubbo&days=30", "/sydney/?days=30&near=Dubbo"],
])("of ?%s the page reads %s", (query, address) => {
  const { parameters } = JSON.parse(JSON.stringify(CITY));
  expect(readAddress("/sydney/", new URLSearchParams(query), parameters)).toBe(address);
});

it("forms, searches and whatever is not cached are not kept", () => {
  for (const handle of [{ cache: "none" }, { cache: "public", acceptsPost: true }] as RouteHandle[])
    expect(copyOf("/contact/", "", handle)).toBeUndefined();
});

it.each([
  ["near=2830&copper=60+kg&open=sat-13.00", "/my-load/?near=2830&copper=60+kg"],
  ["near=-33.87%2C151.21&copper=60", "/my-load/?copper=60"],
  // A place with numbers in it is a name, and so is an amount with a comma no position.
  ["near=Dubbo,+2830&copper=1,200", "/my-load/?near=Dubbo%2C+2830&copper=1%2C200"],
  // What others add says nothing of a load, what only looks like it does.
  ["_routes=root&index=&utm_source=x&fbclid=y&copper=60", "/my-load/?copper=60"],
  ["my_routes=1&indexed=1", "/my-load/?my_routes=1&indexed=1"],
])("My load with %s is kept without position and time", (query, address) => {
  expect(copyOf("/my-load/", query, LOAD)).toBe(address);
});

it.each([
  ["q=wattle&state=NSW&page=2", "/scrap-yards/?state=NSW&page=2"],
  ["near=-33.87,151.21&open=now", "/scrap-yards/"],
  ["near=-33.87,+151.21", "/scrap-yards/"],
  ["near=Dubbo", "/scrap-yards/?near=Dubbo"],
])("the list of yards with %s is kept as %s", (query, address) => {
  expect(copyOf("/scrap-yards/", query, YARDS)).toBe(address);
});

it("of My load and the list of yards the last alone is kept", () => {
  expect(copyKey("/my-load/?copper=60")).toBe("/my-load/");
  expect(copyKey("/scrap-yards/?state=NSW")).toBe("/scrap-yards/");
  expect(copyKey("/sydney/?page=2")).toBe("/sydney/?page=2");
});
