import { createScheduledController } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { statements } from "virtual:seed";
import { afterEach, expect, it, onTestFinished, vi } from "vitest";
import { dayAfter } from "../../../worker/data/local-day.ts";
import worker from "../../../worker/index.ts";
import { countRows } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { type Part, partOf } from "../part.ts";
import { replaceData, runStatements } from "../seeding.ts";
import { asked, draftOf, filled, KIM, openDesk, PAT, TODAY, table } from "./desk.ts";

const limited = (success: boolean) => ({ limit: async () => ({ success }) }) as RateLimit;
/** The tests send more than one yard may in a minute. */
const KEYED = { YARD_LINKS_KEY: "a-secret-for-tests-of-32-letters", FORM_LIMIT: limited(true) };
const [LINKS, YARD] = ["/desk/links/1/", "yard 1"];
const COPPER = `quotes/1/copper/${TODAY}`;

afterEach(async () => {
  vi.useRealTimers();
  await replaceData(statements);
});

/** A yard with a link, its page, and the desk. */
async function withLink(settings: Partial<Env> = {}) {
  const { as } = await openDesk({ ...KEYED, ...settings });
  const [kim, pat] = [as(KIM), as(PAT)];
  await pat.post(LINKS, { do: "make" });
  const url = (await pat.open(LINKS)).value("url")!;
  const link = url.replace("http://localhost", "");
  const get = (path = link, more: Partial<Env> = {}) =>
    fetchWith(env.DB, path, {}, { ...KEYED, ...settings, ...more });
  const open = async (path = link) => partOf(await (await get(path)).text());
  const post = (fields: Record<string, string>, headers: Record<string, string> = {}) =>
    fetchWith(
      env.DB,
      link,
      {
        method: "POST",
        body: new URLSearchParams(fields),
        headers: { origin: "http://localhost", ...headers },
      },
      { ...KEYED, ...settings },
    );
  /** Sends the page's form with some fields changed; resolves to the page that follows. */
  const send = async (fields: Record<string, string>) => {
    const response = await post(filled(await open(), fields));
    return response.status === 303
      ? open(response.headers.get("location")!)
      : partOf(await response.text());
  };
  const publish = () => pat.publish({}, `/desk/publish/?of=${encodeURIComponent(YARD)}`);
  return { kim, pat, link, get, open, post, send, publish };
}

/** What happens once an hour. */
const hourly = () => worker.scheduled(createScheduledController(), { ...env, ...KEYED });

const trust = () => env.DB.exec("update yard_links set is_trusted = 1");
const rowOf = async (key: string) => {
  const select = env.DB.prepare(`select "before" from desk_drafts where "key" = ?`).bind(key);
  return { before: JSON.parse(String(await select.first("before"))) };
};
const shown = async (path = "/yard/1/bluegum-flat-metals/") =>
  partOf(await (await fetchWith(env.DB, path)).text());
const ownPrices = (page: Part) => page.all(".own-prices li").map(({ words }) => words);
const SAID = new RegExp(`said by the yard on ${Number(TODAY.slice(8))} \\w{3}$`);

it("a link opens the yard's page, which runs no script, is kept nowhere and writes nothing", async () => {
  const { get, pat } = await withLink();
  const response = await get();
  expect([
    response.status,
    ...["cache-control", "referrer-policy", "x-robots-tag"].map((name) =>
      response.headers.get(name),
    ),
  ]).toEqual([200, "no-store", "same-origin", "noindex"]);
  expect(response.headers.get("content-security-policy")).toContain("script-src 'none'");
  const page = partOf(await response.text());
  expect([page.headings(1), page.all("script")]).toEqual([["Bluegum Flat Metals"], []]);
  expect([await countRows("desk_drafts"), await countRows("yard_links")]).toEqual([0, 1]);
  const [sms] = (await pat.open(LINKS)).hrefs.filter((href) => href.startsWith("sms:"));
  expect(sms).toMatch(/^sms:0491571491\?body=.*Fyard%2F1%2Fprices%2F%3Fkey%3D/);
});

it("a key that is wrong, old, revoked or another yard's is answered as a missing page is, to the byte", async () => {
  const { get, link, pat } = await withLink();
  const key = link.split("key=")[1]!;
  const missing = async (path: string, more: Partial<Env> = {}) => {
    const response = await get(path, more);
    const text = (await response.text()).replaceAll(/nonce="[^"]+"/g, "");
    return [response.status, response.headers.get("cache-control"), text];
  };
  const none = await missing("/yard/1/prices/");
  expect(none[0]).toBe(404);
  expect(await missing(link, { YARD_LINKS_KEY: undefined as never })).toEqual(none);
  for (const wrong of ["x", key.slice(1), `A${key.slice(1)}`, `${key}A`])
    expect(await missing(`/yard/1/prices/?key=${wrong}`), wrong).toEqual(none);
  await pat.post("/desk/links/2/", { do: "make" });
  expect((await missing(`/yard/2/prices/?key=${key}`))[0]).toBe(404);
  await env.DB.exec(`update yard_links set renewed_on = '${dayAfter(TODAY, -15)}'`);
  expect(await missing(link)).toEqual(none);
  await pat.post(LINKS, { do: "make" });
  expect(await missing(link)).toEqual(none);
  const renewed = (await pat.open(LINKS)).value("url")!.replace("http://localhost", "");
  expect((await get(renewed)).status).toBe(200);
  await pat.post(LINKS, { do: "revoke" });
  expect(await missing(renewed)).toEqual(none);
  await env.DB.exec(
    "update yard_links set renewed_on = (select published_on from dataset); update scrap_yards set merged_into = 2 where id = 1",
  );
  expect((await missing(link))[0]).toBe(404);
});

it("a yard sends prices, in kilograms and tonnes, which wait in a draft of its own and change nothing else", async () => {
  const { open, send } = await withLink();
  const page = await send({
    "price.copper": "9,20",
    "price.brass": "5500",
    "unit.brass": "t",
    is_shown: "yes",
  });
  expect(page.one("[role=status]").words).toMatch(
    /Copper: \$9\.20 a kg Brass: \$5\.50 a kg .* we show them on your page/,
  );
  const rows = await draftOf(YARD);
  expect(rows[COPPER]).toMatchObject({
    low: 920,
    high: 920,
    how: "yard",
    is_shown: true,
    accepted_by: null,
  });
  expect(Object.keys(rows)).toHaveLength(2);
  expect([await countRows("quotes", "how = 'yard'"), await countRows("publications")]).toEqual([
    0, 1,
  ]);
  // Opened again, it has what was sent.
  expect((await open()).value("price.copper")).toBe("9.20");
  await env.DB.exec(`insert into todos (yard_id, noted_on, note) values (1, '${TODAY}', 'ring')`);
  await send({
    "price.copper": "",
    [`done.todos/1/${TODAY}`]: "1",
    phone: "0400000000",
    how: "rang",
    accepted_by: "me",
  });
  expect(Object.keys(await draftOf(YARD))).toEqual([`quotes/1/brass/${TODAY}`]);
});

it("a price that cannot be right is asked about with all that was typed, and a form from before is no obstacle", async () => {
  const { open, post, send } = await withLink();
  const before = filled(await open(), { "price.copper": "9.30" });
  const page = await send({ "price.copper": "920", "price.lead": "2.10" });
  expect(page.one("[role=alert]").words).toContain(
    "Copper: $920.00, where $2.08 to $35.00 is plausible",
  );
  expect([page.value("price.lead"), await countRows("desk_drafts")]).toEqual(["2.10", 0]);
  await asked(1, TODAY, 880, 880);
  await send({ "price.copper": "9.20" });
  // The operator rang in between.
  await env.DB.exec("update quotes set low_cents = 900, high_cents = 900 where yard_id = 1");
  expect((await post(before)).status).toBe(303);
  expect(await rowOf(COPPER)).toMatchObject({ before: { low: 900 } });
  expect((await draftOf(YARD))[COPPER]).toMatchObject({ low: 930 });
});

it("only what was changed in a form counts, what it takes back is named, and nothing new is refused", async () => {
  const { open, post, send } = await withLink();
  const old = filled(await open(), { "price.brass": "5.20" });
  await send({ "price.copper": "9.20", is_shown: "yes" });
  await post({ ...old, is_shown: "yes" });
  expect(Object.keys(await draftOf(YARD))).toEqual([`quotes/1/brass/${TODAY}`, COPPER]);
  const again = await send({});
  expect(again.one("[role=alert]").words).toContain("There is nothing new in it.");
  const page = await send({ "price.copper": "" });
  expect(page.one("[role=status]").words).toContain("Copper: taken back");
  expect(Object.keys(await draftOf(YARD))).toEqual([`quotes/1/brass/${TODAY}`]);
});

it("the rest may be the same as it said last, and Enter in a field does not say so", async () => {
  const { open, send } = await withLink();
  for (const metal of ["copper", "brass", "lead"])
    await asked(
      1,
      dayAfter(TODAY, -9),
      metal === "lead" ? 0 : 520,
      metal === "lead" ? 0 : 540,
      1,
      `(select id from materials where slug = '${metal}')`,
    );
  expect((await open()).one("button").words).toBe("Send prices");
  await send({ "price.copper": "9.20", all: "1" });
  const rows = Object.values(await draftOf(YARD)).map((row) => [
    row?.material_slug,
    row?.low,
    row?.high,
  ]);
  expect(rows).toEqual([
    ["brass", 520, 540],
    ["copper", 920, 920],
  ]);
});

it("a price that is published stays until it is replaced, and is accepted still when it is said again", async () => {
  const { send, publish } = await withLink();
  await send({ "price.copper": "9.20", is_shown: "yes" });
  await publish();
  const page = await send({ "price.copper": "" });
  expect(page.one("[role=alert]").words).toContain("Copper: is on our site already");
  const wrong = await send({ "price.copper": "nine", "price.brass": "5.20" });
  expect(wrong.one("[role=alert]").words).toContain("Copper: must be dollars per kg");
  await send({ "price.copper": "9.30" });
  await send({ "price.copper": "9.20", "price.brass": "5.20" });
  expect(Object.keys(await draftOf(YARD))).toEqual([`quotes/1/brass/${TODAY}`]);
});

it("forged, oversized and too many posts change nothing", async () => {
  const { post, link } = await withLink();
  const other = await post({ "price.copper": "1" }, { origin: "https://other.example" });
  const long = await post({ "price.copper": "9".repeat(40_000) });
  expect([other.status, long.status]).toEqual([403, 413]);
  const flooded = await withLink({ FORM_LIMIT: limited(false) });
  const page = await flooded.send({ "price.copper": "9.20" });
  expect(page.one("[role=alert]").words).toContain("Wait a minute");
  expect(page.value("price.copper")).toBe("9.20");
  expect(link).toContain("key=");
  expect(await countRows("desk_drafts")).toBe(0);
});

it("once a person has published them, the page and the API show prices with their day, for 28 days, where the yard agreed", async () => {
  const { send, publish, kim, pat } = await withLink();
  await send({ "price.copper": "9.20", "price.lead": "no", is_shown: "yes" });
  expect((await kim.post(`/desk/publish/?of=${encodeURIComponent(YARD)}`, {})).status).toBe(403);
  const waiting = table(await pat.open("/desk/links/"), "Prices that wait for you");
  expect(waiting[0]?.join()).toMatch(
    /Copper: \$9\.20, before: nothing\. Waits: a person looks at this yard’s prices first/,
  );
  await publish();
  expect(await countRows("quotes", `accepted_by = '${PAT}' and how = 'yard'`)).toBe(2);
  const [line, ...more] = ownPrices(await shown());
  expect([line, more]).toEqual([expect.stringMatching(/^Copper \$9\.20, said by the yard on/), []]);
  expect(line).toMatch(SAID);
  const api = async () => {
    const yards: { id: number; ownPrices: unknown }[] = await (
      await fetchWith(env.DB, "/api/scrapyards")
    ).json();
    return yards.find(({ id }) => id === 1)?.ownPrices;
  };
  expect(await api()).toEqual([
    { material: "copper", minPrice: 9.2, maxPrice: 9.2, saidOn: TODAY },
  ]);
  vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(dayAfter(TODAY, 28)) });
  expect([ownPrices(await shown()), await api()]).toEqual([[], null]);
});

it("prices pass by rule once an hour, and a price far off, a refusal, or a second sending of a day waits", async () => {
  const { send, pat } = await withLink();
  await trust();
  for (const metal of ["copper", "brass", "lead"])
    for (const [yard, low] of [
      [1, 900],
      [12, 880],
    ] as const)
      await asked(
        yard,
        dayAfter(TODAY, -9),
        low,
        low + 20,
        1,
        `(select id from materials where slug = '${metal}')`,
      );
  await runStatements([{ sql: "update quotes set how = 'rang'" }]);
  await send({ "price.copper": "9.40", "price.brass": "12.80", "no.lead": "1", is_shown: "yes" });
  expect(await countRows("publications")).toBe(1);
  await hourly();
  expect(ownPrices(await shown())).toEqual([expect.stringContaining("Copper $9.40")]);
  const waiting = table(await pat.open("/desk/links/"), "Prices that wait for you");
  expect(waiting[0]?.join()).toMatch(
    /Brass: \$12\.80.*more than 10% from \$9\.00 to \$9\.20.*Lead: does not take it.*it no longer takes it/,
  );
  await hourly();
  expect(await countRows("publications")).toBe(2);
  await send({ "price.copper": "9.60" });
  await hourly();
  expect(ownPrices(await shown())).toEqual([expect.stringContaining("Copper $9.40")]);
});

it("unticking the box takes published prices off the page within the hour, and revoking leaves out what waits", async () => {
  const { send, publish, pat, get, link } = await withLink();
  await send({ "price.copper": "9.20", is_shown: "yes" });
  await publish();
  await send({ is_shown: "" });
  await hourly();
  expect([ownPrices(await shown()), await countRows("quotes", "accepted_by is not null")]).toEqual([
    [],
    1,
  ]);
  await send({ "price.brass": "5.20" });
  // Sent from a page that was open before.
  await pat.post(LINKS, { do: "make" });
  expect(Object.keys(await draftOf(YARD))).toEqual([`quotes/1/brass/${TODAY}`]);
  await pat.post(LINKS, { do: "revoke" });
  expect([await draftOf(YARD), (await get(link)).status]).toEqual([{}, 404]);
});

it("a yard that says a little more every day gets no farther than 10% from what a person accepted", async () => {
  const { send } = await withLink();
  await trust();
  await asked(1, TODAY, 900, 900);
  await asked(12, dayAfter(TODAY, 20), 880, 920);
  let price = 9;
  for (let day = 1; day <= 20; day++) {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.parse(`${dayAfter(TODAY, day)}T02:00Z`) });
    price *= 1.01;
    await send({ "price.copper": price.toFixed(2) });
    await hourly();
  }
  const last = "select max(high_cents) as cents from quotes where how = 'yard'";
  const cents = Number(await env.DB.prepare(last).first("cents"));
  expect([cents > 970, cents <= 990]).toEqual([true, true]);
});

it("a price that passes the rules waits for a person if the publication would look wrong", async () => {
  const { send, pat } = await withLink();
  await trust();
  for (const yard of [1, 12]) await asked(yard, dayAfter(TODAY, -2), 1_500, 1_520);
  const warned = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => warned.mockRestore());
  await send({ "price.copper": "15.10" });
  await hourly();
  expect([await countRows("publications"), Object.keys(await draftOf(YARD))]).toEqual([
    1,
    [COPPER],
  ]);
  expect(warned.mock.lastCall).toEqual([
    expect.stringMatching(/^1 prices of yards wait: Some of it/),
  ]);
  await env.DB.exec("update desk_drafts set saved_at = 1");
  const [waiting] = table(await pat.open("/desk/links/"), "Prices that wait for you");
  expect(waiting?.join()).toContain("Waits: something in its preview looks wrong");
});
