import { describe, expect, it, vi } from "vitest";
import { emptyNamespace, namesIn } from "../bindings.ts";
import { failingDatabase, quietErrors, waitingDatabase } from "../database.ts";
import { LATE_AFTER, letTimeOutsEnd } from "../time-outs.ts";
import { isolate } from "./isolate.ts";

it.each(["/sydney/", "/sydney.data", "/api/cities"])(
  "a HEAD request for %s leaves the whole response in the cache",
  async (path) => {
    const { get } = isolate();
    expect(await get(path, { method: "HEAD" })).toMatchObject({ status: 200, text: "" });
    const next = await get(path);
    expect(next).toMatchObject({ status: 200, from: "memory" });
    expect(next.text.length).toBeGreaterThan(1000);
  },
);

describe("a client that goes away", () => {
  it("while it reads, leaves the page to those who come after", async () => {
    const kv = emptyNamespace();
    const { begin, get } = isolate(kv());
    const { response, settled } = await begin("/sydney/");
    await response.body!.cancel();
    await settled();
    const next = await get("/sydney/");
    expect(next).toMatchObject({ status: 200, from: "memory" });
    expect(next.text.endsWith("</html>")).toBe(true);
    expect(await namesIn(kv())).toHaveLength(1);
  });

  it.each([
    ["/sydney/", "cities"],
    ["/sydney.data", "cities"],
    ["/api/cities", "lists"],
  ])("before %s is there, takes it from nobody who waits for it", async (path, table) => {
    const { database: DB, asked, release } = waitingDatabase(table);
    const { begin, get } = isolate();
    const client = new AbortController();
    const left = begin(path, { DB, signal: client.signal });
    await asked;
    const waiting = get(path, { DB });
    client.abort();
    release();
    expect(await waiting).toMatchObject({ status: 200 });
    await (await left).response.body?.cancel();
    expect(await get(path)).toMatchObject({ status: 200, from: "memory" });
  });
});

describe("a streamed part that fails", () => {
  it("after the first byte is not kept", async () => {
    quietErrors();
    const kv = emptyNamespace();
    const { begin, get } = isolate(kv());
    const { database, release } = waitingDatabase("scrap_yards");
    letTimeOutsEnd(LATE_AFTER);
    const broken = failingDatabase("scrap_yards");
    // The yards are read in a round trip of their own, which fails once the page is on its way.
    let trips = 0;
    const DB = { withSession: () => (trips++ === 0 ? database : broken) } as unknown as D1Database;
    const { response, settled } = await begin("/sydney/", { DB });
    release();
    await response.text();
    await settled();
    expect(response.status).toBe(200);
    expect(await namesIn(kv())).toEqual([]);
    expect((await get("/sydney/")).from).toBe("miss");
  });
});

it("one whose read of KV is slower than another's rendering gets what was rendered", async () => {
  const kv = emptyNamespace()();
  const { get } = isolate(kv);
  const released = Promise.withResolvers<null>();
  vi.spyOn(kv, "get").mockReturnValueOnce(released.promise as never);
  const slow = get("/sydney/");
  await get("/sydney/");
  released.resolve(null);
  expect((await slow).from).not.toBe("miss");
});
