import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { countedWords, countSearch } from "../../../worker/data/searches.ts";
import { createStore } from "../../../worker/data/store.ts";
import { valuesOf } from "../database.ts";

const store = createStore(env);
const NOON = Date.UTC(2026, 10, 23, 1);
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Has visitors of so many networks search for words. */
async function search(words: string[], networks: number, now = NOON) {
  for (let i = 1; i <= networks; i++) await countSearch(store, words, `203.0.113.${i}`, now);
}

/** What is stored: [month, word, visitors, first day]. */
async function stored(where = "true") {
  const sql = `select month, word, visitors, first_on from searched_words where ${where} order by month, word, visitors`;
  return (await env.DB.prepare(sql).raw()) as [string, string | null, number, string][];
}

/** Fills the list with words of so many visitors each, a tenth of them on each day before the 23rd. */
async function fill(words: number, visitors: number) {
  await env.DB.prepare(
    `with recursive n(i) as (select 1 union all select i + 1 from n where i < ?1)
    insert into searched_words
    select '2026-11', 'code ' || i, iif(?2 < 3, null, 'word ' || i), ?2, 7, '2026-11-' || (22 - i % 5) from n`,
  )
    .bind(words, visitors)
    .run();
}

beforeEach(async () => {
  for (const table of ["searched_words", "search_secrets", "search_quotas"])
    await env.DB.prepare(`delete from ${table}`).run();
  // Which networks share a bit depends on it.
  await env.DB.prepare("insert into search_secrets values ('2026-11', 'a secret')").run();
});

it("a word itself is stored once three visitors have typed it, however often each does", async () => {
  await search(["skip", "unobtainium"], 1);
  await search(["unobtainium"], 1);
  await search(["unobtainium"], 2);
  expect(await stored()).toEqual([
    ["2026-11", null, 1, "2026-11-23"],
    ["2026-11", null, 2, "2026-11-23"],
  ]);
  expect(JSON.stringify(await env.DB.prepare("select * from searched_words").all())).not.toContain(
    "unobtainium",
  );
  await search(["unobtainium"], 12, NOON + DAY);
  const [[, word, visitors] = []] = await stored("visitors > 1");
  expect(word).toBe("unobtainium");
  expect(visitors).toBeGreaterThanOrEqual(9);
  expect(visitors).toBeLessThanOrEqual(12);
});

it("visitors set any of 64 bits", async () => {
  await search(["unobtainium"], 120);
  const [[, , visitors] = []] = await stored();
  expect(visitors).toBeGreaterThan(48);
  expect(visitors).toBeLessThanOrEqual(64);
  expect(await valuesOf("searched_words", "bits & (1 << 63) <> 0")).toEqual([1]);
});

it("counting starts again with each month in Sydney, and the old secret is deleted", async () => {
  const midnight = Date.UTC(2026, 10, 30, 13);
  await search(["unobtainium"], 8, midnight - 1);
  const [before] = await valuesOf("search_secrets", "secret");
  await search(["unobtainium"], 1, midnight);
  expect((await stored()).map(([month, word]) => [month, word])).toEqual([
    ["2026-11", "unobtainium"],
    ["2026-12", null],
  ]);
  const secrets = await valuesOf("search_secrets", "secret");
  expect(secrets).toHaveLength(1);
  expect(secrets).not.toContain(before);
  const codes = new Set(await valuesOf("searched_words", "code"));
  expect(codes.size).toBe(2);
  await search(["another"], 1, midnight + 31 * DAY);
  expect((await stored()).map(([month]) => month)).toEqual(["2027-01"]);
});

it.each([
  [["skip"], ["skip"]],
  [["15mm"], ["15mm"]],
  [["a1234"], ["a1234"]],
  [["6063"], ["6063"]],
  [["w".repeat(20)], ["w".repeat(20)]],
  [["w".repeat(21), "ab", "jane@example"], []],
  // Numbers that may be somebody's, also where they are spread over several words.
  [["a12345"], []],
  [["12a34b5"], []],
  [["0412"], []],
  [["m0412", "x345", "y678"], []],
  [["tfn123", "456tfn", "782tfn", "skip"], ["skip"]],
  [
    ["15mm", "22mm", "15mm", "6063", "5083"],
    ["15mm", "22mm", "6063", "5083"],
  ],
])("of %j the words %j are counted", (words, counted) => {
  expect(countedWords(words)).toEqual(counted);
});

it("a word is shown from its third visitor on, and one with two visitors is deleted", async () => {
  await search(["unobtainium"], 1);
  const seenBy = (visitors: number) =>
    env.DB.prepare("update searched_words set visitors = ?1, bits = 0, word = null")
      .bind(visitors)
      .run();
  const word = async () => (await stored())[0]?.[1];
  await seenBy(1);
  await search(["unobtainium"], 1);
  expect(await word()).toBeNull();
  await seenBy(2);
  await search(["unobtainium"], 1);
  expect(await word()).toBe("unobtainium");
  await search(["later"], 1, NOON + 7 * DAY);
  expect(await stored("first_on = '2026-11-23'")).toHaveLength(1);
  await seenBy(1);
  // To be asked again keeps nothing longer.
  await search(["unobtainium"], 1, NOON + 6 * DAY);
  expect(await stored("visitors = 2 and first_on = '2026-11-23'")).toHaveLength(1);
  await search(["later"], 1, NOON + 7 * DAY);
  expect(await stored("first_on = '2026-11-23'")).toEqual([]);
});

it("twenty new words are taken from one network in an hour, and known words are still counted", async () => {
  for (let i = 0; i < 40; i += 2) await search([`word${i}`, `word${i + 1}`], 1);
  expect(await stored()).toHaveLength(20);
  await countSearch(store, ["word0", "other"], "198.51.100.7", NOON);
  expect(await stored()).toHaveLength(21);
  await search(["word1", "word39"], 12);
  expect((await stored("word = 'word1'"))[0]?.[2]).toBeGreaterThanOrEqual(3);
  await env.DB.prepare("delete from searched_words").run();
  await search(["next"], 1, NOON + HOUR);
  expect(await stored()).toHaveLength(1);
});

it("a thousand words are stored: those with the fewest visitors go first, the oldest before others", async () => {
  await fill(700, 5);
  await env.DB.prepare(
    "update searched_words set code = 'kept ' || code, first_on = '2026-11-17'",
  ).run();
  await fill(300, 1);
  await search(["unobtainium", "atlantis"], 1);
  expect(await stored()).toHaveLength(1_000);
  expect(await stored("visitors = 5")).toHaveLength(700);
  expect(await stored("first_on = '2026-11-23'")).toHaveLength(2);
  // Two of the sixty of the oldest day.
  expect(await stored("visitors = 1 and first_on = '2026-11-18'")).toHaveLength(58);
});
