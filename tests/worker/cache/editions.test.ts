import { describe, expect, it, vi } from "vitest";
import { fromBytes, toBytes } from "../../../worker/cache/cached-entry.ts";
import { emptyNamespace, faultyDatabase, namesIn } from "../bindings.ts";
import {
  changed,
  databaseThat,
  failingDatabase,
  quietErrors,
  waitingDatabase,
} from "../database.ts";
import { BOT } from "../fetch.ts";
import { letTimeOutsEnd } from "../time-outs.ts";
import { DAY, holdClock, pass, SECOND } from "./clock.ts";
import { type Answer, AS_OF, GUIDE, isolate, PATHS } from "./isolate.ts";

holdClock();

const MINUTE = 60 * SECOND;

/** The effect of a publication on the number, whatever else it changes. */
const publish = () => changed("dataset", "update dataset set edition = edition + 1");

/** Publishes another price of copper in Sydney. */
async function publishPrice() {
  await publish();
  await changed("prices", "update prices set min_cents = 7700, max_cents = 7800");
}

const NEW_PRICE = "$77.00";

/** The database, and how often a city page was read. */
function counting() {
  const counts = { pages: 0 };
  const DB = databaseThat((sql) => {
    if (sql.includes("scrap_yards")) counts.pages++;
  });
  return { DB, counts };
}

describe.each(PATHS)("%s", (path) => {
  it("is rendered once for an edition and a day, then comes from memory", async () => {
    const { get } = isolate();
    expect(await get(path)).toMatchObject({ status: 200, from: "miss" });
    const second = await get(path);
    for (const later of [7 * SECOND, 2 * MINUTE, 8 * 60 * MINUTE]) {
      pass(later);
      expect(await get(path)).toMatchObject({ status: 200, from: "memory", text: second.text });
    }
  });

  it("comes from KV in another isolate, the same bytes", async () => {
    const kv = emptyNamespace();
    const here = isolate(kv());
    await here.get(path);
    const { text, headers } = await here.get(path);
    pass(5 * 60 * MINUTE);
    const theirs = await isolate(kv()).get(path);
    expect(theirs).toMatchObject({ status: 200, from: "kv", text });
    expect(theirs.headers.get("etag")).toBe(headers.get("etag"));
  });

  it("is rendered anew for another edition, and for another day", async () => {
    const { get } = isolate();
    await get(path);
    await publish();
    pass(31 * SECOND);
    expect((await get(path)).from).toBe("miss");
    expect((await get(path)).from).toBe("memory");
    pass(DAY);
    expect((await get(path)).from).toBe("miss");
    expect((await get(path)).from).toBe("memory");
  });
});

describe("the age of an answer", () => {
  it("counts from when the database last said that it is current", async () => {
    const { get } = isolate();
    await get("/sydney/");
    pass(7 * SECOND);
    expect((await get("/sydney/")).headers.get("age")).toBe("7");
    pass(MINUTE);
    expect((await get("/sydney/")).headers.get("age")).toBe("0");
  });
});

describe("a page that was rendered an edition ago", () => {
  it("is rendered anew once, however many ask", async () => {
    const { DB, counts } = counting();
    const { get, getAll } = isolate();
    await get("/sydney/", { DB });
    expect(counts.pages).toBe(1);
    await publish();
    pass(31 * SECOND);
    const answers = await getAll(Array(20).fill("/sydney/"), { DB });
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect(counts.pages).toBe(2);
  });

  it("is not rendered again where another isolate has done so", async () => {
    const kv = emptyNamespace();
    const [one, other] = [isolate(kv()), isolate(kv())];
    await one.get("/sydney/");
    await other.get("/sydney/");
    await publishPrice();
    pass(31 * SECOND);
    expect((await one.get("/sydney/")).from).toBe("miss");
    const answer = await other.get("/sydney/");
    expect(answer.from).toBe("kv");
    expect(answer.text).toContain(NEW_PRICE);
  });
});

describe("midnight", () => {
  const beforeMidnight = (utcHour: number, minute = 0) =>
    vi.setSystemTime(new Date().setUTCHours(utcHour, minute, 0, 0) - MINUTE / 2);

  it.each([
    ["/sydney/", 13, 0],
    ["/adelaide/", 13, 30],
    ["/brisbane/", 14, 0],
    ["/darwin/", 14, 30],
    ["/perth/", 16, 0],
    ["/albany/", 15, 15],
  ])("%s names the new day when it has passed at %i:%i UTC", async (path, hour, minute) => {
    await changed(
      "cities",
      "update cities set time_zone = 'Australia/Eucla' where slug = 'albany'",
    );
    // In daylight saving time.
    vi.setSystemTime("2026-11-22T02:00:00Z");
    beforeMidnight(hour, minute);
    const { get } = isolate();
    const today = /\w+day \d+ \w+ \d{4}/;
    await get(path);
    await get(GUIDE);
    const before = await get(path);
    expect(before.from).toBe("memory");
    pass(MINUTE);
    const after = await get(path);
    expect(after.from).toBe("miss");
    expect(today.exec(after.text)?.[0]).not.toBe(today.exec(before.text)?.[0]);
    expect((await get(GUIDE)).from).toBe("miss");
  });
});

describe("new data", () => {
  it.each([
    "/sydney/",
    "/prices/",
    "/feed.xml",
    "/sydney/feed.xml",
    "/data/prices.csv",
    "/sitemap.xml",
    "/api/publications",
    "/privacy-policy/",
  ])("is there within a minute at %s, whatever it is", async (path) => {
    const { get } = isolate();
    await get(path);
    await publish();
    for (let second = 0; second < 60; second += 10) {
      pass(10 * SECOND);
      if ((await get(path)).from === "miss") return;
    }
    expect.fail("it was still of the edition before");
  });

  it("is there at once, in an isolate without requests for half a minute", async () => {
    const { get } = isolate();
    await get("/sydney/");
    await publishPrice();
    pass(31 * SECOND);
    expect((await get("/sydney/")).text).toContain(NEW_PRICE);
  });

  it("is there at once, in an isolate that finds an older copy in KV, for all who ask", async () => {
    const kv = emptyNamespace();
    await isolate(kv()).get("/sydney/");
    await publishPrice();
    pass(2 * SECOND);
    const answers = await isolate(kv()).getAll(Array(5).fill("/sydney/"));
    for (const { text } of answers) expect(text).toContain(NEW_PRICE);
  });

  it("is there at once, in an isolate that finds a newer copy in KV than it knew of", async () => {
    const kv = emptyNamespace();
    const late = isolate(kv());
    await late.get(GUIDE);
    await publishPrice();
    pass(2 * SECOND);
    await isolate(kv()).get("/sydney/");
    const answer = await late.get("/sydney/");
    expect(answer.from).toBe("kv");
    expect(answer.text).toContain(NEW_PRICE);
  });

  it("is what an outage shows, and not one before it that was rendered later", async () => {
    quietErrors();
    const kv = emptyNamespace();
    await isolate(kv()).get("/sydney/");
    const [name] = await namesIn(kv());
    const before = fromBytes(new Uint8Array((await kv().get(name!, { type: "arrayBuffer" }))!))!;
    await publishPrice();
    pass(31 * SECOND);
    const { get } = isolate(kv());
    await get("/sydney/");
    pass(SECOND);
    await kv().put(name!, toBytes({ ...before, renderedAt: Date.now() }));
    pass(DAY);
    const { text } = await get("/sydney/", { DB: failingDatabase("scrap_yards") });
    expect(text).toContain(AS_OF);
    expect(text).toContain(NEW_PRICE);
  });

  it("is not taken back by a copy that somebody else still kept", async () => {
    const kv = emptyNamespace();
    const slow = isolate(kv());
    await slow.get("/sydney/");
    await publishPrice();
    pass(31 * SECOND);
    await isolate(kv()).get("/sydney/");
    await slow.get(GUIDE);
    expect((await slow.get("/sydney/")).text).toContain(NEW_PRICE);
  });
});

describe("a replica of the database that lags behind", () => {
  it("takes no isolate back to an edition before, and nothing that it gives is kept", async () => {
    const kv = emptyNamespace();
    const { get } = isolate(kv());
    await get(GUIDE);
    const names = await namesIn(kv());
    const lagging = databaseThat(() => {});
    const behind: D1Database = Object.assign(Object.create(lagging), {
      withSession: () => behind,
      async batch(statements: D1PreparedStatement[]) {
        const results = await lagging.batch<Record<string, unknown>>(statements);
        for (const { results: rows } of results)
          for (const row of rows) if (typeof row.edition === "number") row.edition -= 1;
        return results;
      },
    });
    expect((await get("/sydney/", { DB: behind })).status).toBe(200);
    expect(await namesIn(kv())).toEqual(names);
    expect((await get("/sydney/", { DB: behind })).from).toBe("miss");
    pass(31 * SECOND);
    expect((await get(GUIDE, { DB: behind })).from).toBe("memory");
  });
});

/** A database whose replica is at the edition and the price before; `primary` has those that were published. */
function laggingDatabase(primary = databaseThat(() => {})): D1Database {
  const replica: D1Database = Object.assign(Object.create(primary), {
    withSession: (from: string) => (from === "first-primary" ? primary : replica),
    async batch(statements: D1PreparedStatement[]) {
      const results = await primary.batch<Record<string, unknown>>(statements);
      for (const row of results.flatMap(({ results: rows }) => rows)) {
        for (const [name, value] of Object.entries(row)) {
          if (name === "edition" && typeof value === "number") row.edition = value - 1;
          if (value === 7700 || value === 7800) row[name] = value / 10;
        }
      }
      return results;
    },
  });
  return replica;
}

describe("nothing older than what is known is sent", () => {
  const withoutNonces = ({ text }: Answer) => text.replace(/ nonce="[^"]*"/g, "");
  // Responses that are cached everywhere, in one isolate, and nowhere.
  const READ = [
    "/sydney/",
    "/sydney.data",
    "/api/prices/city/13",
    "/sydney/?near=Dubbo",
    "/fair-price/?metal=copper&offer=7&near=Sydney",
  ];

  it.each(READ)("at midnight, in place of what there is: %s", async (path) => {
    await publishPrice();
    const { get } = isolate();
    await get(path);
    pass(DAY);
    const current = withoutNonces(await isolate().get(path));
    const DB = laggingDatabase();
    expect(withoutNonces(await get(path, { DB }))).toBe(current);
    expect(withoutNonces(await get(path, { DB }))).toBe(current);
  });

  it.each(READ)("where there is nothing yet: %s", async (path) => {
    await publishPrice();
    const { get } = isolate();
    await get(GUIDE);
    const current = withoutNonces(await isolate().get(path));
    expect(withoutNonces(await get(path, { DB: laggingDatabase() }))).toBe(current);
  });

  it("where the primary does not answer: the page there is, with a line that says so", async () => {
    quietErrors();
    await publishPrice();
    const { get } = isolate();
    await get("/sydney/");
    pass(DAY);
    const DB = laggingDatabase(failingDatabase());
    Object.assign(DB, { batch: laggingDatabase().batch });
    const { text } = await get("/sydney/", { DB });
    expect(text).toContain(NEW_PRICE);
    expect(text).toContain(AS_OF);
  });

  it("to those who wait for a rendering that began before it was known", async () => {
    await publishPrice();
    const { database, asked, release } = waitingDatabase("scrap_yards");
    const { get } = isolate();
    const DB = laggingDatabase(database);
    const first = get("/sydney/", { DB, headers: { "user-agent": BOT } });
    await asked;
    await get(GUIDE);
    const second = get("/sydney/");
    release();
    expect((await first).text).not.toContain(NEW_PRICE);
    expect((await second).text).toContain(NEW_PRICE);
  });
});

describe("a database that does not say which edition is current", () => {
  it("leaves everything as it is for ten minutes; then pages say how old they are", async () => {
    quietErrors();
    const { get } = isolate();
    await get("/sydney/");
    await get("/api/cities");
    letTimeOutsEnd();
    const DB = faultyDatabase("rejects");
    for (let minute = 1; minute <= 10; minute++) {
      pass(MINUTE);
      const { text, from } = await get("/sydney/", { DB });
      expect({ minute, from, isDated: text.includes(AS_OF) }).toEqual({
        minute,
        from: "memory",
        isDated: false,
      });
    }
    pass(SECOND);
    const page = await get("/sydney/", { DB });
    expect(page).toMatchObject({ status: 200, from: "stale" });
    expect(page.text).toContain(AS_OF);
    const answer = await get("/api/cities", { DB });
    expect(answer.status).toBe(200);
    expect(Number(answer.headers.get("age"))).toBe(601);
    pass(MINUTE);
    expect((await get("/sydney/")).text).not.toContain(AS_OF);
  });
});

describe("a publication that renders errors", () => {
  it("replaces no page that works, and no error is kept", async () => {
    quietErrors();
    const kv = emptyNamespace();
    const { get } = isolate(kv());
    await get("/sydney/");
    const kept = await kv().get((await namesIn(kv()))[0]!, { type: "arrayBuffer" });
    await publish();
    await changed("cities", "update cities set time_zone = 'Nowhere/Nowhere'");
    for (let time = 0; time < 3; time++) {
      pass(31 * SECOND);
      const { status, text } = await get("/sydney/");
      expect(status).toBe(200);
      expect(text).toContain(AS_OF);
      expect(text).toContain("Scrap Metal Prices in Sydney");
    }
    expect(await namesIn(kv())).toHaveLength(1);
    expect(await kv().get((await namesIn(kv()))[0]!, { type: "arrayBuffer" })).toEqual(kept);
  });
});

it("a day with a visit a second and one publication costs a handful of renderings", async () => {
  const kv = emptyNamespace();
  const { DB, counts } = counting();
  let writes = 0;
  const isolates = [kv(), kv()].map((namespace) => {
    const put = namespace.put.bind(namespace) as (name: string, value: unknown) => Promise<void>;
    const countedPut = (name: string, value: unknown) => put(name, value).then(() => void writes++);
    return isolate(Object.assign(namespace, { put: countedPut }));
  });
  // A visit every twenty minutes shows the same, because nothing depends on how many there are.
  for (let minute = 0; minute < DAY / MINUTE; minute += 20) {
    pass(20 * MINUTE);
    if (minute === 700) await publishPrice();
    for (const { get } of isolates) await get("/sydney/", { DB });
  }
  // The first, one after the publication and one after each of five midnights, shared through KV.
  expect(counts.pages).toBeLessThanOrEqual(8);
  expect(writes).toBeLessThanOrEqual(8);
});
