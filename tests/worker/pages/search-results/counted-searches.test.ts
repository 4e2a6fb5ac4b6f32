import { env } from "cloudflare:workers";
import { beforeEach, expect, it } from "vitest";
import { isolate } from "../../cache/isolate.ts";
import { CAUSE, countRows, failingDatabase, quietErrors, waitingDatabase } from "../../database.ts";
import { BOT } from "../../fetch.ts";

const { begin, get } = isolate();

beforeEach(async () => {
  for (const table of ["searched_words", "search_secrets", "search_quotas"])
    await env.DB.prepare(`delete from ${table}`).run();
});

/** The stored words: [word, visitors]. */
async function counted() {
  const sql = "select word, visitors from searched_words order by word";
  return (await env.DB.prepare(sql).raw()) as [string | null, number][];
}

let networks = 0;
/** A network that has not searched before. */
const another = () => ({ "cf-connecting-ip": `2001:db8:${(++networks).toString(16)}::1` });

/** Has so many visitors ask for a path. */
async function visit(path: string, visitors: number) {
  for (let i = 0; i < visitors; i++) await get(path, { headers: another() });
}

it("words that were not understood are counted, in the header's search and in the home page's", async () => {
  await get("/search/?q=Unobtainium");
  await get("/search/?q=unobtainium");
  expect(await counted()).toEqual([[null, 1]]);
  await visit("/search/?q=Unobtainium", 6);
  await visit("/search.data?q=unobtainium+copper", 6);
  expect((await get("/search/?city=Atlantis")).headers.get("location")).toBe(
    "/sydney/?searched=Atlantis",
  );
  const [[hidden, one] = [], [word, visitors] = []] = await counted();
  expect([hidden, one, word]).toEqual([null, 1, "unobtainium"]);
  expect(visitors).toBeGreaterThan(3);
});

it("a word that was not understood is counted beside one that was", async () => {
  await get("/search/?q=unobtainium+copper");
  expect(await counted()).toEqual([[null, 1]]);
});

/** Texts that identify or locate somebody. */
const PERSONAL = `
0412/345/678|0412-345-678|0412.345.678|0412 345 678|0412_345_678|0412,345,678|0412*345*678|0412|345|678
04 1 2 3 4 5 6 7 8|+61 412 345 678|(02) 9876-5432|0412–345–678|0412—345—678|0412·345·678|0412:345:678|0412;345;678
0412x345x678|0412a345b678c|o412345678|ph0412345678|call0412345678now|０４１２３４５６７８|٠٤١٢٣٤٥٦٧٨|0412~345~678
4111 1111 1111 1111|4111-1111-1111-1111|4111/1111/1111/1111|4111.1111.1111.1111|4111_1111_1111_1111|card4111111111111111
123 456 782|123/456/782|123-456-782|tfn 123.456.782|tfn:123,456,782|tfn123456782|51 824 753 556|abn 51-824-753-556
2123 45670 1|medicare 2123/45670/1|062-000 12345678|bsb 062.000 acc 12/345/678|licence 12 345 678|NSW licence 1234.5678
-33.8688,151.2093|-33.8688 151.2093|33.8688s 151.2093e|33/8688 151/2093|33°52′07″S 151°12′33″E|lat -33.8688 lon 151.2093
jane.citizen at gmail dot com|jane dot citizen at gmail dot com|jane@mail.example|jane＠mail.example|jane_citizen(at)bigpond.com
jane citizen 12 zzyzx st dubbo|12/14 Qwertzuiop Street Parramatta|unit 3, 27 Yxcvbnm Rd, Geelong|lot 7 Asdfgh Lane 2830
born 01/02/1984|dob 01-02-1984|01.02.84 jane citizen|passport PA1234567|rego ABC12D jane|jane citizen's ute
`;

it("nothing can be read of sixty texts with personal data", async () => {
  const texts = PERSONAL.trim().split(/\n|\|(?!345|678)/);
  expect(texts.length).toBeGreaterThanOrEqual(60);
  for (const text of texts)
    await get(`/search/?${new URLSearchParams({ q: text })}`, { headers: another() });
  const words = await counted();
  expect(words.length).toBeGreaterThan(10);
  // But for what three of them have in common: "com", "jane".
  const typedOnce = words.filter(
    ([word]) => word && texts.filter((text) => text.toLowerCase().includes(word)).length < 3,
  );
  expect(typedOnce).toEqual([]);
});

it("no number is counted, however many visitors search for it", async () => {
  for (const text of [
    ...["0412/345/678", "4111_1111_1111_1111", "-33.8688,151.2093", "0412a345b678c"],
    ...["ph0412x ph345x ph678x", "4111a 1111b 1111c 1111d", "tfn123/456tfn/782tfn"],
  ])
    await visit(`/search/?${new URLSearchParams({ q: text })}`, 5);
  expect(await counted()).toEqual([]);
});

it.each([
  ["a text that was understood", "/search/?q=copper", {}],
  ["a text in another language", "/search/?q=harga+tembaga+di+sydney", {}],
  ["a text that may mean something", "/search/?q=parra", {}],
  ["a text that is only misspelt", "/search/?q=Melborne", {}],
  ["a city", "/search/?city=perth", {}],
  ["an empty text", "/search/?q=+", {}],
  ["a number of five digits", "/search/?city=98765", {}],
  ["a bot's search", "/search/?q=unobtainium", { "user-agent": BOT }],
  [
    "a page that is loaded ahead",
    "/search/?q=unobtainium",
    { "sec-purpose": "prefetch;anonymous" },
  ],
  ["one that an older browser loads ahead", "/search/?q=unobtainium", { purpose: "prefetch" }],
  ["a request for suggestions", "/search/suggestions/?q=unobtainium", {}],
])("%s is not counted", async (_, path, headers) => {
  expect((await get(path, { headers })).status).toBeLessThan(400);
  expect(await countRows("searched_words")).toBe(0);
});

it("a search is answered before it is counted", async () => {
  const { database, asked, release } = waitingDatabase("searched_words");
  const { response, settled } = await begin("/search/?q=unobtainium", { DB: database });
  expect(await response.text()).toContain("We couldn’t find");
  await asked;
  expect(await counted()).toEqual([]);
  release();
  await settled();
  expect(await counted()).toEqual([[null, 1]]);
});

it.each(["q", "city"])(
  "a search by %s is answered as ever when it cannot be counted",
  async (name) => {
    const logged = quietErrors();
    const path = `/search/?${name}=unobtainium`;
    const { status, headers, text } = await get(path);
    const failed = await get(path, { DB: failingDatabase("searched_words") });
    expect(failed.status).toBe(status);
    expect(failed.headers.get("location")).toBe(headers.get("location"));
    expect(withoutNonces(failed.text)).toBe(withoutNonces(text));
    expect(failed.text).not.toContain(CAUSE);
    expect(logged.mock.calls).toEqual([["Failed to count a search: D1_ERROR SQLITE_ERROR"]]);
  },
);

function withoutNonces(html: string): string {
  return html.replace(/nonce="[^"]*"|nonce-[\w-]+/g, "");
}
