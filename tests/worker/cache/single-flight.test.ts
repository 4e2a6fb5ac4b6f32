import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { Hono } from "hono";
import { beforeAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { IsolateCache, isolateOf } from "../../../worker/cache/isolate-cache.ts";
import { responseCache } from "../../../worker/cache/response-cache.ts";
import { routeTable } from "../../../worker/site/route-table.ts";
import { blankDatabase, emptyNamespace, namesIn } from "../bindings.ts";
import { databaseThat, quietErrors, waitingDatabase } from "../database.ts";
import { BOT, fetchPath } from "../fetch.ts";
import { holdClock, pass, SECOND } from "./clock.ts";
import { isolate } from "./isolate.ts";

// However busy the machine is, no rendering counts as hanging.
holdClock();

// A page's statements are compared with those of its rendering alone: this process has the yards and the words already.
beforeAll(async () => {
  await isolate().getAll(["/scrap-yards/", "/nowhere/"]);
});

const CROWD = Array.from({ length: 200 }, (_, i) => i);

/** The database, and the statements that it got. */
function listening() {
  const statements: string[] = [];
  return { statements, DB: databaseThat((sql) => statements.push(sql)) };
}

/** The statements of one page that is rendered once. */
async function statementsOf(path: string, headers = {}): Promise<string[]> {
  const { statements, DB } = listening();
  await isolate().get(path, { DB, headers });
  return statements.toSorted();
}

describe("hundreds of requests for one address at the same time", () => {
  it.each([
    ["/sydney/", 200, {}],
    ["/api/prices/city/13", 200, { "user-agent": BOT }],
    ["/atlantis/", 404, {}],
  ])("have %s (%i) rendered once", async (path, status, headers) => {
    // Data that is kept for an edition, such as world prices, may have to be read first.
    await statementsOf(path, headers);
    const { statements, DB } = listening();
    const { begin } = isolate();
    const found = await Promise.all(
      CROWD.map(async () => {
        const { response } = await begin(path, { DB, headers });
        await response.body?.cancel();
        return response.status;
      }),
    );
    expect(new Set(found)).toEqual(new Set([status]));
    expect(statements.toSorted()).toEqual(await statementsOf(path, headers));
  });

  it("all get the same 503 where the database fails", async () => {
    quietErrors();
    let statements = 0;
    const DB = databaseThat(() => {
      statements++;
      throw new Error("no");
    });
    const answers = await isolate().getAll(Array(50).fill("/sydney/"), { DB });
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
    const together = statements;
    statements = 0;
    await isolate().get("/sydney/", { DB });
    expect(together).toBe(statements);
  });
});

it("a rendering that hangs does not freeze its page: after ten seconds somebody else renders it", async () => {
  const { database, asked } = waitingDatabase("cities");
  const { begin, get } = isolate();
  const hanging = begin("/sydney/", { DB: database });
  hanging.catch(() => {});
  await asked;
  pass(10 * SECOND);
  expect(await get("/sydney/")).toMatchObject({ status: 200, from: "miss" });
  expect(await get("/sydney/")).toMatchObject({ status: 200, from: "memory" });
});

it("a rendering that ends long after others stopped waiting leaves the next one to be joined", async () => {
  const ctx = createExecutionContext();
  const isolate = new IsolateCache();
  const isWaiting = () => isolate.isPending("a page");
  const [hanging, next] = [0, 1].map(() => Promise.withResolvers<undefined>());
  const late = isolate.singleFlight("a page", hanging!.promise, ctx);
  pass(10 * SECOND - 1);
  expect(isWaiting()).toBe(true);
  pass(1);
  expect(isWaiting()).toBe(false);
  const rendering = isolate.singleFlight("a page", next!.promise, ctx);
  hanging!.resolve(undefined);
  await late;
  expect(isWaiting()).toBe(true);
  next!.resolve(undefined);
  await rendering;
  expect(isWaiting()).toBe(false);
});

describe("a request that waits for a rendering", () => {
  it("stops waiting ten seconds after it began", async () => {
    vi.useFakeTimers({ toFake: ["Date", "setTimeout", "clearTimeout"], now: Date.now() });
    onTestFinished(() => void vi.useRealTimers());
    const isolate = new IsolateCache();
    isolate.singleFlight("a page", new Promise(() => {}), createExecutionContext());
    await vi.advanceTimersByTimeAsync(4 * SECOND);
    let found: unknown = "waiting";
    isolate.pendingEntry("a page").then((entry) => {
      found = entry;
    });
    await vi.advanceTimersByTimeAsync(6 * SECOND - 1);
    expect(found).toBe("waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(found).toBeUndefined();
    expect(isolate.isPending("a page")).toBe(false);
  });

  it("renders it anew where it fails", async () => {
    const failing = Promise.withResolvers<Response>();
    const responses = [failing.promise, new Response("Zinc")];
    const CACHE = emptyNamespace()();
    const read = vi.spyOn(CACHE, "get");
    const bindings = { ...env, EDGE_CACHE: "on", CACHE, DB: blankDatabase() };
    const app = new Hono<{ Bindings: Env }>();
    app.get(
      "*",
      responseCache(() => responses.shift()!, routeTable({ routes: {} })),
    );
    app.onError((error) => {
      throw error;
    });
    const ask = async () => app.request("/zinc/", {}, bindings, createExecutionContext());
    const first = ask();
    await expect.poll(() => responses.length).toBe(1);
    const second = ask();
    await expect.poll(() => read.mock.calls.length).toBe(2);
    failing.reject(new Error("our own fault"));
    await expect(first).rejects.toThrow("our own fault");
    expect(await (await second).text()).toBe("Zinc");
    await expect.poll(() => isolateOf(bindings).pending.size).toBe(0);
  });
});

it("the Worker stays until KV has what was rendered", async () => {
  const kv = emptyNamespace()();
  const [started, stored] = [0, 1].map(() => Promise.withResolvers<void>());
  kv.put = async () => {
    started!.resolve();
    await stored!.promise;
  };
  const { response, settled } = await isolate(kv).begin("/api/cities");
  await response.text();
  let isSettled = false;
  const end = settled().then(() => {
    isSettled = true;
  });
  await started!.promise;
  // Long enough for whatever is not waited for.
  await fetchPath("/sydney/");
  expect(isSettled).toBe(false);
  stored!.resolve();
  await end;
});

it("addresses that lead nowhere leave nothing behind", async () => {
  const kv = emptyNamespace();
  const { get, getAll } = isolate(kv());
  const DB = blankDatabase();
  const paths = CROWD.slice(0, 20).flatMap((i) => [
    `/api/cities/slug/no-${i}`,
    `/material/no-${i}`,
  ]);
  const answers = await getAll(paths, { DB });
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([404]));
  expect(await namesIn(kv())).toEqual([]);
  for (const path of paths.slice(0, 2)) expect((await get(path, { DB })).from).toBe("miss");
});
