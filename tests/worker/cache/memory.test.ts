import { expect, it } from "vitest";
import type { CachedEntry } from "../../../worker/cache/cached-entry.ts";
import { IsolateCache } from "../../../worker/cache/isolate-cache.ts";

const MEGABYTE = 1024 * 1024;

const entryOf = (bytes: number) => ({ body: new Uint8Array(bytes) }) as CachedEntry;

it("memory holds a thousand entries at most, empty ones too", () => {
  const { entries } = new IsolateCache();
  for (let i = 0; i < 1_500; i++) entries.set(`${i}`, entryOf(i % 2));
  expect(entries.size).toBe(1_000);
  expect(entries.has("499")).toBe(false);
  expect(entries.has("500")).toBe(true);
});

it("memory holds a thousand renderings, too large addresses and refused visitors at most", () => {
  const { pending, tooLarge, refused } = new IsolateCache();
  const rendering = new Promise<undefined>(() => {});
  for (let i = 0; i < 1_500; i++) {
    pending.set(`${i}`, rendering);
    tooLarge.set(`${i}`, true);
    refused.set(`${i}`, true);
  }
  expect([pending.size, tooLarge.size, refused.size]).toEqual([1_000, 1_000, 1_000]);
});

it("memory holds 24 MB at most, and drops the least recently used", () => {
  const { entries } = new IsolateCache();
  for (let i = 0; i < 24; i++) entries.set(`${i}`, entryOf(MEGABYTE));
  expect(entries.size).toBe(24);
  entries.get("0");
  entries.set("one more", entryOf(1));
  expect(entries.has("0")).toBe(true);
  expect(entries.has("1")).toBe(false);
});
