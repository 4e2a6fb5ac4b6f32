import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { emptyNamespace } from "../bindings.ts";
import { isolate, PATHS } from "./isolate.ts";

const SECOND = 1000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

describe.each(PATHS)("%s", (path) => {
  it("is rendered once, then comes from memory with its age", async () => {
    const { get } = isolate();
    const first = await get(path);
    expect(first).toMatchObject({ status: 200, from: "miss" });
    pass(7 * SECOND);
    const second = await get(path);
    expect(second).toMatchObject({ status: 200, from: "memory" });
    expect(second.headers.get("age")).toBe("7");
    const third = await get(path);
    expect(third.text).toBe(second.text);
  });

  it("comes from KV in another isolate, the same bytes", async () => {
    const kv = emptyNamespace();
    const here = isolate(kv());
    await here.get(path);
    const mine = await here.get(path);
    const theirs = await isolate(kv()).get(path);
    expect(theirs).toMatchObject({ status: 200, from: "kv", text: mine.text });
  });
});
