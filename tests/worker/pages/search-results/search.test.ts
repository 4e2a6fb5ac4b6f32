import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

// The pages that texts lead to are in examples.test.ts.

const leadsTo = async (query: string) => {
  const response = await fetchPath(`/search/?${query}`);
  expect(response.status).toBe(302);
  return response.headers.get("location");
};

const searched = (q: string) => fetchPage(`/search/?${new URLSearchParams({ q })}`);

describe("the home page's search", () => {
  it.each([
    ["%22%27*", "%22%27*"],
    ["%25", "%25"],
    ["%00", "%00"],
    ["%F0%9F%90%A8", "%F0%9F%90%A8"],
    ["a".repeat(5_000), "a".repeat(100)],
    [`${"a".repeat(99)}%F0%9F%90%A8`, `${"a".repeat(99)}%EF%BF%BD`],
  ])("for %s says in Sydney that there is no such city", async (city, said) => {
    expect(await leadsTo(`city=${city}`)).toBe(`/sydney/?searched=${said}`);
  });

  it.each(["city=", "city=%20%20", ""])("for nothing (%j) leads nowhere", async (query) => {
    const { status, words } = await fetchPage(`/search/?${query}`);
    expect(status).toBe(200);
    expect(words).toContain("Type a city");
  });
});

describe("the header's search", () => {
  it.each([
    ["parr", "Places", "Parramatta NSW 2150", "/search/?q=Parramatta+NSW+2150"],
    ["Berry", "Places", "Berry NSW 2535", "/search/?q=Berry+NSW+2535"],
    ["Berry", "Answers", "Copper (berry)", "/material/copper/"],
    ["6063", "Answers", "Aluminium Extrusion (6063)", "/material/aluminum-extrusion/"],
    [
      "cataly",
      "Metals and guides",
      "Catalytic converter (Catalytic converters: bought by the piece)",
      "/what-is-it/catalytic-converter/",
    ],
    ["bluegum", "Yards", "Bluegum Flat Metals (Adelaide SA)", "/yard/1/bluegum-flat-metals/"],
  ])("for %s lists, among its %s, %s", async (q, group, text, href) => {
    const { status, main } = await searched(q);
    expect(status).toBe(200);
    expect(main.words).toContain(`What we found for “${q}”.`);
    expect(hrefsOf(main.section(group).links, text)).toContain(href);
  });

  it("shows only groups with results", async () => {
    expect((await searched("cataly")).main.words).not.toContain("Places");
    expect((await searched("Unobtainium")).main.all(".found")).toHaveLength(0);
  });

  it("is an outage when the database fails", async () => {
    quietErrors();
    for (const query of ["q=parra", "city=parra"])
      expect((await fetchWith(failingDatabase(), `/search/?${query}`)).status).toBe(503);
  });

  it("leads to the yards near a place as long as no city has prices", async () => {
    await changed("prices", "delete from prices");
    expect(await leadsTo("q=2150")).toBe("/scrap-yards/?near=Parramatta+NSW+2150");
  });

  it.each([
    ["unobtainium", "/what-is-it/"],
    ["silver pipes ballarat", "/what-is-it/?near=Ballarat+VIC"],
    ["Berry", "/what-is-it/"],
  ])("for %s offers the questions that lead to a metal, near the place", async (q, href) => {
    const { main } = await searched(q);
    expect(hrefsOf(main.links, "What is this?")).toEqual([href]);
  });

  it("repeats a text that it did not find, and offers the lists", async () => {
    const { status, headers, main } = await searched("<b>unobtainium");
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(main.words).toContain("We couldn’t find a city or metal called “<b>unobtainium”.");
    expect(main.hrefs).toContain("/scrap-yards/?q=%3Cb%3Eunobtainium");
    expect(main.value("q")).toBe("<b>unobtainium");
  });

  it("answers at any letter case, and without a slash", async () => {
    expect((await fetchPath("/SEARCH?q=perth")).headers.get("location")).toBe("/perth/");
  });
});

it.each([
  ["copper flurble grumble", "We don’t know “flurble” and “grumble”. We left them out."],
  ["copper flurble", "We don’t know “flurble”. We left it out."],
  ["yards flurble", "We don’t list a yard or place called “flurble”. We left it out."],
  ["yards flurble dubbo", "We don’t list a yard called “flurble”. We left it out."],
  ["gold", "We don’t list gold. What is nearest:"],
  ["flurble price", "We don’t list a metal, place or yard called “flurble”. We left it out."],
  ["silver pipes parrammata", "What we found for “silver pipes parrammata”."],
  ["tembaga flurble", "Halaman kami berbahasa Inggris. We don’t know “flurble”. We left it out."],
])("the answer for “%s” says: %s", async (q, message) => {
  const { main } = await searched(q);
  expect(main.one(".hero p").words).toBe(message);
  expect(main.value("q")).toBe(q);
});

describe("a text in another language", () => {
  it.each([
    ["سعر النحاس في سيدني", "ar", "rtl", "صفحاتنا باللغة الإنجليزية. وجدنا:"],
    ["harga tembaga hari ini", "id", "ltr", "Halaman kami berbahasa Inggris. Kami menemukan:"],
  ])("%s: says in it that the pages are in English", async (q, lang, dir, said) => {
    const { main } = await searched(q);
    expect(main.one(".hero p").words).toBe(said);
    expect(main.one(`[lang=${lang}][dir=${dir}]`).words).toBe(said);
    expect(main.section("Answers").links.length).toBe(1);
  });

  it.each([
    ["مرحبا", true],
    ["медь сидней", false],
  ])("%s: is told which languages we read if nothing is found", async (q, isWritten) => {
    const { main } = await searched(q);
    expect(main.words).toContain(`We don’t know “${q}”. We read English, and some words in Arabic`);
    expect(main.words).not.toContain("spelling");
    expect(main.all("[lang=ar]").length).toBe(Number(isWritten));
  });
});

it("every guide to which a word leads is a page, with the section that is named", async () => {
  const { results } = await env.DB.prepare("select words from vocabulary").all<{ words: string }>();
  const guides = results.flatMap(({ words }): string[][] => JSON.parse(words).guides ?? []);
  expect(guides.length).toBeGreaterThan(5);
  for (const [address = ""] of guides) {
    const [path = "", anchor] = address.split("#");
    const page = await fetchPage(path);
    expect(page.status, address).toBe(200);
    if (anchor !== undefined) expect(page.all(`[id="${anchor}"]`), address).toHaveLength(1);
  }
});
