import { describe, expect, it, vi } from "vitest";
import { KV_TIMEOUT_MS } from "../../../worker/cache/isolate-cache.ts";
import { emptyNamespace, FAULTS, faultyDatabase, faultyNamespace, namesIn } from "../bindings.ts";
import { changed, databaseThat, failingDatabase, quietErrors } from "../database.ts";
import { letTimeOutsEnd } from "../time-outs.ts";
import { DAY, holdClock, pass, SECOND } from "./clock.ts";
import { type Answer, AS_OF, all, GUIDE, isolate, statuses } from "./isolate.ts";

holdClock();

// One of each kind; the others are in tests/worker/pages/failures.test.ts and tests/worker/api/failures.test.ts.
const NEED_DATA = [
  "/",
  "/sydney/",
  "/material/copper/",
  "/scrap-yards/",
  "/sydney.data",
  "/api/prices/city/13",
];
const PATHS = [...NEED_DATA, GUIDE];
const PAGES = PATHS.filter((path) => path.endsWith("/"));

/** A 503 that says when to come again, and is kept nowhere. */
function expectHonest(answers: Answer[]): void {
  expect(statuses(answers)).toEqual(all(NEED_DATA, 503));
  for (const { headers } of answers) {
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
    expect(headers.get("cache-control")).toBe("no-store");
  }
}

/** Everything is answered, and what is a page says as of when it is. */
function expectDated(answers: Answer[]): void {
  expect(statuses(answers)).toEqual(all(PATHS, 200));
  const dated = answers.filter(({ text }) => text.includes(AS_OF)).map(({ path }) => path);
  expect(dated).toEqual(PAGES);
}

// One that throws does as one that rejects: connection.test.ts.
describe.each(["rejects", "hangs"] as const)("with a database that %s", (fault) => {
  it("and no copy, what shows data is a 503, and a guide is whole", async () => {
    quietErrors();
    letTimeOutsEnd();
    const kv = emptyNamespace();
    const { get, getAll } = isolate(kv());
    const DB = faultyDatabase(fault);
    const [answers, guide] = await Promise.all([getAll(NEED_DATA, { DB }), get(GUIDE, { DB })]);
    expectHonest(answers);
    expect(guide).toMatchObject({ status: 200 });
    expect(guide.text).toContain("</html>");
    // A database that hangs is waited for once: no page reads again after a round trip that overran.
    for (const { headers } of [...answers, guide])
      expect(headers.get("server-timing")).not.toMatch(/in ([02-9]|\d\d+) round trips/);
    expect(await namesIn(kv())).toEqual([]);
  });

  it("and copies in memory, these are served, and say how old they are once that is known", async () => {
    quietErrors();
    const { getAll } = isolate();
    await getAll(PATHS);
    const fresh = await getAll(PATHS);
    const DB = faultyDatabase(fault);
    letTimeOutsEnd();
    pass(10 * SECOND);
    const still = await getAll(PATHS, { DB });
    expect(still.map(({ text }) => text)).toEqual(fresh.map(({ text }) => text));
    pass(2 * DAY);
    expect(statuses(await getAll(PATHS, { DB }))).toEqual(all(PATHS, 200));
    expectDated(await getAll(PATHS, { DB }));
  });
});

it("copies in KV are served by a new isolate, which says how old they are", async () => {
  quietErrors();
  const kv = emptyNamespace();
  await isolate(kv()).getAll(PATHS);
  letTimeOutsEnd();
  pass(6 * DAY);
  expectDated(await isolate(kv()).getAll(PATHS, { DB: faultyDatabase("rejects") }));
});

it("copies of old data are better than nothing after new data was published", async () => {
  quietErrors();
  const { get, getAll } = isolate();
  await getAll(PATHS);
  await changed("dataset", "update dataset set edition = edition + 1");
  pass(31 * SECOND);
  // So the isolate knows of the new data.
  await get("/about/");
  letTimeOutsEnd();
  for (const _ of [1, 2]) expectDated(await getAll(PATHS, { DB: faultyDatabase("rejects") }));
});

it("a page is as of when the database last confirmed it, not of when it was rendered", async () => {
  quietErrors();
  const { get } = isolate();
  await get("/sydney/");
  pass(3_600 * SECOND);
  expect(await get("/sydney/")).toMatchObject({ status: 200 });
  await get("/sydney/");
  const DB = failingDatabase("dataset");
  pass(900 * SECOND);
  const { text, headers } = await get("/sydney/", { DB });
  expect(text).toContain(AS_OF);
  expect(headers.get("age")).toBe("900");
});

it("a page that could not be renewed is tried again after five seconds, and not before", async () => {
  quietErrors();
  const { get } = isolate();
  await get("/sydney/");
  pass(DAY);
  let reads = 0;
  const DB = databaseThat((sql) => {
    if (!sql.includes("cities")) return;
    reads++;
    throw new Error("down");
  });
  const tries: boolean[] = [];
  for (const seconds of [0, 4.9, 0.2]) {
    pass(seconds * SECOND);
    reads = 0;
    expect(await get("/sydney/", { DB })).toMatchObject({ status: 200, from: "stale" });
    tries.push(reads > 0);
  }
  expect(tries).toEqual([true, false, true]);
});

it.each(FAULTS)(
  "with a KV namespace that %s everything is rendered, and kept in memory",
  async (fault) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    letTimeOutsEnd(KV_TIMEOUT_MS);
    const { getAll } = isolate(faultyNamespace(fault));
    for (const from of ["miss", "memory"]) {
      const answers = await getAll(PATHS);
      expect(statuses(answers)).toEqual(all(PATHS, 200));
      expect(answers.every((answer) => answer.from === from)).toBe(true);
    }
  },
);

it("KV keeps a copy for seven days, and a location what it read for half a minute", async () => {
  const namespace = emptyNamespace()();
  const put = vi.spyOn(namespace, "put");
  const read = vi.spyOn(namespace, "get");
  await isolate(namespace).get("/sydney/");
  expect(read.mock.calls.map(([, options]) => options)).toEqual([
    { type: "arrayBuffer", cacheTtl: 30 },
  ]);
  expect(put.mock.calls.map(([, , options]) => options)).toEqual([{ expirationTtl: 604_800 }]);
});

it.each(["materials", '"prices"', "scrap_yards", '"dataset"'])(
  "where only statements about %s fail, in the middle of a batch, nothing that lacks it is kept",
  async (table) => {
    quietErrors();
    const kv = emptyNamespace();
    const answers = await isolate(kv()).getAll(PATHS, { DB: failingDatabase(table) });
    const broken = answers
      .filter(({ headers }) => headers.get("cache-control") === "no-store")
      .map(({ path }) => path);
    expect(broken.length).toBeGreaterThan(0);
    const names = (await namesIn(kv())).map((name) => name.split(" ")[1]);
    expect(broken.filter((path) => names.includes(path))).toEqual([]);
  },
);
