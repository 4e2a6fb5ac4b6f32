import { describe, expect, it, vi } from "vitest";
import { emptyNamespace, faultyDatabase } from "../bindings.ts";
import { changed, databaseThat, quietErrors } from "../database.ts";
import { DAY, holdClock, pass, SECOND } from "./clock.ts";
import { AS_OF, GUIDE, isolate, PATHS } from "./isolate.ts";

holdClock();

/** The database, and how often it was asked for the yards of a city page. */
function counting() {
  const counts = { pages: 0 };
  const DB = databaseThat((sql) => {
    if (sql.includes("scrap_yards")) counts.pages++;
  });
  return { DB, counts };
}

describe.each(PATHS)("%s", (path) => {
  it("is rendered once, then comes from memory with its age", async () => {
    const { get } = isolate();
    expect(await get(path)).toMatchObject({ status: 200, from: "miss" });
    pass(7 * SECOND);
    const second = await get(path);
    expect(second).toMatchObject({ status: 200, from: "memory" });
    expect(second.headers.get("age")).toBe("7");
    expect((await get(path)).text).toBe(second.text);
  });

  it("comes from KV in another isolate, the same bytes", async () => {
    const kv = emptyNamespace();
    const here = isolate(kv());
    await here.get(path);
    const { text, headers } = await here.get(path);
    pass(SECOND);
    const theirs = await isolate(kv()).get(path);
    expect(theirs).toMatchObject({ status: 200, from: "kv", text });
    expect(theirs.headers.get("age")).toBe("1");
    expect(theirs.headers.get("etag")).toBe(headers.get("etag"));
  });
});

describe("a copy that is no longer fresh", () => {
  it.each([
    ["/sydney/", 59 * SECOND, 60 * SECOND],
    [GUIDE, DAY - SECOND, DAY],
  ])("of %s is served at once, while a new one is made behind it", async (path, fresh, stale) => {
    const { get } = isolate();
    await get(path);
    const { text } = await get(path);
    pass(fresh);
    expect(await get(path)).toMatchObject({ from: "memory", text });
    pass(stale - fresh);
    expect(await get(path)).toMatchObject({ status: 200, from: "stale", text });
    const next = await get(path);
    expect(next.from).toBe("memory");
    expect(next.headers.get("age")).toBe("0");
  });

  it.each([
    ["/sydney/", 659 * SECOND, SECOND],
    [GUIDE, DAY + 599 * SECOND, SECOND],
  ])("of %s waits for a new one once its window is over", async (path, stale, expired) => {
    const { get } = isolate();
    await get(path);
    await get(path);
    pass(stale);
    const { from, settled } = await get(path).then((answer) => ({ ...answer, settled: true }));
    expect({ from, settled }).toEqual({ from: "stale", settled: true });
    pass(stale + expired);
    const renewed = await get(path);
    expect(renewed).toMatchObject({ status: 200, from: "miss" });
    expect(renewed.headers.get("age")).toBe("0");
  });

  it("is made anew once, however many ask", async () => {
    const { DB, counts } = counting();
    const { get, getAll } = isolate();
    await get("/sydney/", { DB });
    expect(counts.pages).toBe(1);
    pass(61 * SECOND);
    const answers = await getAll(Array(20).fill("/sydney/"), { DB });
    expect(answers.every(({ status, from }) => status === 200 && from === "stale")).toBe(true);
    expect(counts.pages).toBe(2);
  });

  it("is tried again five seconds after it could not be made", async () => {
    const { DB, counts } = counting();
    const failing = databaseThat((sql) => {
      if (!sql.includes("scrap_yards")) return;
      counts.pages++;
      throw new Error("no");
    });
    const { get } = isolate();
    await get("/sydney/", { DB });
    pass(61 * SECOND);
    await get("/sydney/", { DB: failing });
    await get("/sydney/", { DB: failing });
    const tries = counts.pages;
    pass(6 * SECOND);
    await get("/sydney/", { DB });
    expect(counts.pages).toBe(tries + 1);
    expect((await get("/sydney/", { DB })).headers.get("age")).toBe("0");
  });
});

describe("a page that names the day", () => {
  const MINUTE = 60 * SECOND;
  const beforeMidnight = (utcHour: number, minute = 0) =>
    vi.setSystemTime(new Date().setUTCHours(utcHour, minute, 0, 0) - MINUTE / 2);

  it.each([
    ["/sydney/", 13],
    ["/adelaide/", 13, 30],
    ["/brisbane/", 14],
    ["/darwin/", 14, 30],
    ["/perth/", 16],
  ])("%s is rendered anew when its midnight has passed", async (path, hour, minute = 0) => {
    // In daylight saving time.
    vi.setSystemTime("2026-11-22T02:00:00Z");
    beforeMidnight(hour, minute);
    const { get } = isolate();
    const today = /\w+day \d+ \w+ \d{4}/;
    await get(path);
    const before = await get(path);
    expect(before.from).toBe("memory");
    pass(MINUTE);
    const after = await get(path);
    expect(after.from).toBe("miss");
    expect(today.exec(after.text)?.[0]).not.toBe(today.exec(before.text)?.[0]);
  });

  it("is shown with the line that says how old it is, where the new one fails", async () => {
    quietErrors();
    beforeMidnight(13);
    const { get } = isolate();
    await get("/sydney/");
    pass(MINUTE);
    const after = await get("/sydney/", { DB: faultyDatabase("rejects") });
    expect(after).toMatchObject({ status: 200, from: "stale" });
    expect(after.text).toContain(AS_OF);
  });

  it("of a guide, which names no day, is not", async () => {
    beforeMidnight(13);
    const { get } = isolate();
    await get(GUIDE);
    pass(MINUTE);
    expect((await get(GUIDE)).from).toBe("memory");
  });
});

describe("new data", () => {
  const PRICE = "$8.00 – $11.00";
  const publish = async () => {
    await changed("dataset", "update dataset set version = 'next'");
    await changed("prices", "update prices set min_cents = 7700, max_cents = 7800");
  };

  it("is there within a minute, in an isolate that is asked all the time", async () => {
    const { get } = isolate();
    await get("/sydney/");
    pass(10 * SECOND);
    expect((await get("/sydney/")).text).toContain(PRICE);
    await publish();
    for (let second = 0; second < 60; second += 10) {
      pass(10 * SECOND);
      await get("/sydney/");
    }
    const { text } = await get("/sydney/");
    expect(text).not.toContain(PRICE);
    expect(text).toContain("$77.00");
  });

  it("is there at once, in an isolate that was not asked for half a minute", async () => {
    const { get } = isolate();
    await get("/sydney/");
    await publish();
    pass(31 * SECOND);
    expect((await get("/sydney/")).text).toContain("$77.00");
    expect((await get("/sydney/")).text).toContain("$77.00");
  });

  it("is there at once, in an isolate that finds an older copy in KV, for all who ask", async () => {
    const kv = emptyNamespace();
    await isolate(kv()).get("/sydney/");
    await publish();
    pass(2 * SECOND);
    const answers = await isolate(kv()).getAll(Array(5).fill("/sydney/"));
    for (const { text } of answers) expect(text).toContain("$77.00");
  });

  it("is not taken back by a copy that somebody else still kept", async () => {
    const kv = emptyNamespace();
    const slow = isolate(kv());
    await slow.get("/sydney/");
    await publish();
    pass(31 * SECOND);
    const quick = isolate(kv());
    await quick.get("/sydney/");
    await slow.get(GUIDE);
    expect((await slow.get("/sydney/")).text).toContain("$77.00");
  });
});

it("another deployment has nothing of this one", async () => {
  const kv = emptyNamespace();
  await isolate(kv()).getAll(PATHS);
  const VERSION = { id: "another", tag: "", timestamp: "2026-11-22T00:00:00Z" };
  const answers = await isolate(kv(), { VERSION }).getAll(PATHS);
  expect(answers.map(({ from }) => from)).toEqual(PATHS.map(() => "miss"));
});
