import { env } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { connect, D1_WRITE_TIMEOUT_MS, type Usage } from "../../../worker/data/connection.ts";
import { CAUSE, databaseThat, failingDatabase, OVERLOADED } from "../database.ts";
import { never } from "../time-outs.ts";

const START: Usage = { trips: 0, rows: 0, ms: 0, failures: 0 };

function connected(database: D1Database = env.DB) {
  const usage = { ...START };
  const connection = connect(database, usage);
  const late = connect(database, usage, undefined, connection);
  return { usage, db: connection.d1, late: late.d1 };
}

const CITY = "select name from cities where id = ?1";
const names = (db: D1Database, id: number) => db.prepare(CITY).bind(id).all<{ name: string }>();

describe("statements of the same moment", () => {
  it("travel together", async () => {
    const { db, usage } = connected();
    const [sydney, rows] = await Promise.all([
      names(db, 13),
      db.prepare("select id, slug from materials where id = 1").raw(),
    ]);
    expect(sydney.results).toEqual([{ name: "Sydney" }]);
    expect(rows).toEqual([[1, "copper"]]);
    expect(usage).toMatchObject({ trips: 1, rows: 2, failures: 0 });
  });

  it("are sent once if they are identical", async () => {
    let asked = 0;
    const { db, usage } = connected(databaseThat(() => asked++));
    const [first, same, other] = await Promise.all([13, 13, 1].map((id) => names(db, id)));
    expect(same).toEqual(first);
    expect(other?.results).not.toEqual(first?.results);
    expect([asked, usage.rows]).toEqual([2, 2]);
  });

  it("fail one by one: only the faulty one fails", async () => {
    const { db, usage } = connected();
    const [city, bad] = await Promise.allSettled([
      names(db, 13),
      db.prepare("select hidden_column from materials").all(),
    ]);
    expect(city).toMatchObject({ status: "fulfilled", value: { results: [{ name: "Sydney" }] } });
    expect(bad).toMatchObject({ status: "rejected", reason: { message: CAUSE } });
    expect(usage).toMatchObject({ trips: 1, failures: 1 });
  });
});

// Cloudflare's list: https://developers.cloudflare.com/d1/observability/debug-d1/#error-list
it.each([
  OVERLOADED,
  "D1_ERROR: Network connection lost.",
  "D1_ERROR: database is locked: SQLITE_BUSY",
])("a database that fails with %s is not tried again", async (message) => {
  let asked = 0;
  const { db } = connected(
    databaseThat(() => {
      asked++;
      throw new Error(message);
    }),
  );
  const found = await Promise.allSettled([names(db, 13), names(db, 1), names(db, 2)]);
  for (const one of found) expect(one).toMatchObject({ reason: { message } });
  expect(asked).toBe(1);
});

it("later statements make their own round trip, and the time of both is counted", async () => {
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, usage } = connected(databaseThat(() => void vi.setSystemTime(Date.now() + 20)));
  await names(db, 13);
  await names(db, 13);
  expect(usage).toMatchObject({ trips: 2, rows: 2, ms: 40 });
});

it.each([
  ["read", 800, "no answer within 800 ms", CITY],
  // Far longer, because D1 carries on with a write that nobody waits for.
  ["write", D1_WRITE_TIMEOUT_MS, "no answer within 10000 ms", "insert into notes values (?1)"],
])("a %s without an answer fails after %i ms: %s", async (kind, milliseconds, said, sql) => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  const { db, usage } = connected(databaseThat(never));
  const statement = db.prepare(sql).bind("a");
  let outcome = "pending";
  const asked: Promise<unknown> = kind === "read" ? statement.all() : statement.run();
  asked.catch(({ message }: Error) => {
    outcome = message;
  });
  await vi.advanceTimersByTimeAsync(milliseconds - 1);
  expect(outcome).toBe("pending");
  await vi.advanceTimersByTimeAsync(1);
  expect(outcome).toBe(said);
  expect(usage).toMatchObject({ trips: 1, failures: 1 });
});

it("a database that throws at once fails like one that rejects", async () => {
  const throwing = {
    withSession() {
      throw new Error(CAUSE);
    },
  } as unknown as D1Database;
  await expect(names(connected(throwing).db, 13)).rejects.toThrow(CAUSE);
});

it("a write is sent once, by itself, and a failed one is counted", async () => {
  await env.DB.prepare("create table notes (text)").run();
  onTestFinished(async () => void (await env.DB.prepare("drop table notes").run()));
  const { db, usage } = connected();
  await db.prepare("insert into notes values (?1)").bind("a").run();
  const { results } = await env.DB.prepare("select * from notes").all();
  expect(results).toEqual([{ text: "a" }]);
  expect(usage.trips).toBe(1);
  await expect(db.prepare("insert into nothing values (?1)").bind("a").run()).rejects.toThrow();
  expect(usage.failures).toBe(1);
});

describe("a second connection for late data", () => {
  /** A database whose sessions note from where they begin; the first one reads at the bookmark "b1". */
  function bookmarked() {
    const begun: string[] = [];
    const real = databaseThat(() => {});
    const DB = Object.assign(Object.create(real), {
      withSession(from: string) {
        begun.push(from);
        return Object.assign(Object.create(real), { getBookmark: () => "b1" });
      },
    }) as D1Database;
    return { DB, begun };
  }

  it("reads from the bookmark of the first one's first round trip, or later", async () => {
    const { DB, begun } = bookmarked();
    const { db, late } = connected(DB);
    await Promise.all([names(db, 13), names(late, 1)]);
    expect(begun).toEqual(["first-unconstrained", "b1"]);
    await names(late, 2);
    expect(begun).toHaveLength(2);
  });

  it("goes on after a first read that failed", async () => {
    const { db, late } = connected(failingDatabase("slug"));
    const [first, second] = await Promise.allSettled([
      db.prepare("select slug from cities").all(),
      names(late, 13),
    ]);
    expect([first.status, second.status]).toEqual(["rejected", "fulfilled"]);
  });
});
