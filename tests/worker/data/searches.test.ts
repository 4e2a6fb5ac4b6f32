import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { countSearch } from "../../../worker/data/searches.ts";
import { createStore } from "../../../worker/data/store.ts";
import { databaseThat, quietErrors, valuesOf } from "../database.ts";

const store = createStore(env);
const NOON = Date.UTC(2026, 10, 23, 1);
const DAY = 86_400_000;

/** What was counted: [month, text, times, last day]. */
async function counted(where = "text <> ''") {
  const sql = `select * from searches where ${where} order by month, text`;
  return (await env.DB.prepare(sql).raw()) as [string, string, number, string][];
}

/** Fills a month with texts that were asked once, as they are counted. */
async function fill(month: string, texts: number) {
  await env.DB.batch([
    env.DB.prepare(
      `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
      insert into searches select ?1, 'text ' || i, 1, ?1 || '-22' from n`,
    ).bind(month, texts),
    env.DB.prepare("insert into searches values (?1, '', ?2, ?1 || '-22')").bind(month, texts),
  ]);
}

beforeEach(() => env.DB.prepare("delete from searches").run());

it("counts a text by month, with its last day in Sydney and nothing else", async () => {
  // In Sydney, December begins at one in the afternoon UTC.
  const midnight = Date.UTC(2026, 10, 30, 13);
  await countSearch(store, " Skip  BIN\u0000\u00a0hire ", NOON);
  await countSearch(store, "skip bin hire", midnight - 1);
  await countSearch(store, "ｓｋｉｐ bin hire", midnight);
  await countSearch(store, "'); drop table searches;--", midnight);
  expect(await counted()).toEqual([
    ["2026-11", "skip bin hire", 2, "2026-11-30"],
    ["2026-12", "'); drop table searches;--", 1, "2026-12-01"],
    ["2026-12", "skip bin hire", 1, "2026-12-01"],
  ]);
});

it.each([
  [`${"a".repeat(59)}🐨🐨`, `${"a".repeat(59)}🐨`],
  [`${"a".repeat(59)} b`, "a".repeat(59)],
  ["half \ud83d a koala", "half a koala"],
  ["2150", "2150"],
  ["300 kg of 4x2", "300 kg of 4x2"],
])("cuts %j to 60 characters: %j", async (typed, text) => {
  await countSearch(store, typed, NOON);
  expect(await counted()).toEqual([["2026-11", text, 1, "2026-11-23"]]);
});

it.each([
  ...["", " \u00a0\u0000", "mei@mail.example", "mei＠mail", "12345", "abc98765def", "１２３４５"],
  ...["٠١٢٣٤", "0412 345 678", "(02) 9876-5432", `${"a".repeat(70)} 12345`],
])("does not count %j", async (typed) => {
  await countSearch(store, typed, NOON);
  expect(await counted("true")).toEqual([]);
});

it("takes a thousand texts a month, and goes on counting those", async () => {
  await fill("2026-11", 999);
  for (const text of ["last", "too many", "last", "text 5"]) await countSearch(store, text, NOON);
  await countSearch(store, "too many", NOON + 10 * DAY);
  expect(
    await counted("text <> '' and text not like 'text %' or times > 1 and text <> ''"),
  ).toEqual([
    ["2026-11", "last", 2, "2026-11-23"],
    ["2026-11", "text 5", 2, "2026-11-23"],
    ["2026-12", "too many", 1, "2026-12-03"],
  ]);
  expect(await counted("text <> '' and month = '2026-11'")).toHaveLength(1_000);
});

it("lets go of what was asked once after 30 days", async () => {
  await countSearch(store, "once", NOON);
  await countSearch(store, "twice", NOON);
  await countSearch(store, "twice", NOON);
  await countSearch(store, "later", NOON + DAY);
  await countSearch(store, "another", NOON + 30 * DAY);
  expect(await valuesOf("searches", "text", "month = '2026-11' and text <> ''")).toEqual([
    ...["later", "once", "twice"],
  ]);
  await countSearch(store, "another", NOON + 31 * DAY);
  expect(await valuesOf("searches", "text", "month = '2026-11' and text <> ''")).toEqual([
    ...["later", "twice"],
  ]);
});

it("reads a handful of rows, but for the first search of a day", async () => {
  await fill("2026-10", 1_000);
  await fill("2026-11", 1_000);
  expect(await rowsRead("first of a day")).toBeGreaterThan(1_000);
  expect(await rowsRead("new")).toBeLessThan(10);
  expect(await rowsRead("new")).toBeLessThan(10);
});

/** Counts a text; returns the rows that this reads, as D1 says. */
async function rowsRead(text: string): Promise<number> {
  let rows = 0;
  const prepare = (sql: string) => ({
    bind: (...values: unknown[]) => ({
      run: async () => {
        const result = await env.DB.prepare(sql)
          .bind(...values)
          .run();
        rows += result.meta.rows_read;
        return result;
      },
    }),
  });
  await countSearch(createStore({ DB: { prepare } as unknown as D1Database }), text, NOON);
  return rows;
}

it("says nothing of the text when the database fails", async () => {
  const logged = quietErrors();
  const DB = databaseThat(() => {
    throw new Error("D1_ERROR: 'skip bin' is too much: SQLITE_FULL");
  });
  await expect(countSearch(createStore({ DB }), "skip bin")).rejects.toMatchObject({
    name: "DatabaseError",
    message: "Failed to count a search",
  });
  expect(logged.mock.calls).toEqual([["Failed to count a search: D1_ERROR SQLITE_FULL"]]);
});
