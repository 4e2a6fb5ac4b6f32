import { expect, it } from "vitest";
import type { KeptResponse } from "../../../worker/cache/cached-entry.ts";
import { MemoryCache } from "../../../worker/cache/memory-cache.ts";

const MEGABYTE = 1024 * 1024;

function copy(bytes = 10): KeptResponse {
  const body = new Uint8Array(bytes);
  return { status: 200, headers: [], body, renderedAt: 0, freshFor: 60, version: "1" };
}

it("gives back what was set last", () => {
  const memory = new MemoryCache();
  const [first, second] = [copy(10), copy(20)];
  memory.set("a", first);
  expect(memory.get("a")).toBe(first);
  memory.set("a", second);
  expect(memory.get("a")).toBe(second);
  expect(memory.get("b")).toBeUndefined();
  expect([memory.size, memory.bytes]).toEqual([1, 20]);
});

it("holds a thousand entries at most", () => {
  const memory = new MemoryCache();
  for (let i = 0; i < 5_000; i++) memory.set(`${i}`, copy());
  expect([memory.size, memory.bytes]).toEqual([1_000, 10_000]);
  expect(memory.get("3999")).toBeUndefined();
  expect(memory.get("4000")).toBeDefined();
});

it("holds 24 MB at most", () => {
  const memory = new MemoryCache();
  for (let i = 0; i < 100; i++) memory.set(`${i}`, copy(MEGABYTE));
  expect([memory.size, memory.bytes]).toEqual([24, 24 * MEGABYTE]);
  memory.set("small", copy(1));
  expect(memory.size).toBe(24);
  expect(memory.get("76")).toBeUndefined();
  expect(memory.get("77")).toBeDefined();
});

it("drops first what nobody asked for the longest", () => {
  const memory = new MemoryCache();
  for (let i = 0; i < 1_000; i++) memory.set(`${i}`, copy());
  memory.get("0");
  memory.set("2", copy());
  memory.set("new", copy());
  memory.set("newer", copy());
  expect(memory.get("0")).toBeDefined();
  expect(memory.get("2")).toBeDefined();
  expect(memory.get("1")).toBeUndefined();
  expect(memory.get("3")).toBeUndefined();
});
