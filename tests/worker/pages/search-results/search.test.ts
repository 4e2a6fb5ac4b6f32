import { describe, expect, it } from "vitest";
import { changed, failingDatabase, quietErrors } from "../../database.ts";
import { fetchPath, fetchWith } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";
import { hrefsOf } from "../../part.ts";

const leadsTo = async (query: string) => {
  const response = await fetchPath(`/search/?${query}`);
  expect(response.status).toBe(302);
  return response.headers.get("location");
};

describe("the home page's search", () => {
  it.each([
    ["perth", "/perth/"],
    ["%20%20PERTH%20", "/perth/"],
    ["Gold%20%20Coast", "/gold-coast/"],
    ["Perth,+WA", "/perth/"],
    ["Perth,+Western+Australia", "/perth/"],
    ["Atlantis", "/sydney/?searched=Atlantis"],
    ["2150", "/sydney/?near=Parramatta+NSW+2150"],
    ["parramatta", "/sydney/?near=Parramatta+NSW+2150"],
    ["st+marys", "/sydney/?near=St+Marys+NSW+2760"],
    ["Tindal", "/darwin/?near=Tindal+NT+0853"],
    ["Mt+Isa", "/mount-isa/"],
    ["2830", "/dubbo/"],
    ["0850", "/katherine/"],
    ["Katherine", "/katherine/"],
    ["Berry", "/nowra/?near=Berry+NSW+2535"],
    ["6063", "/perth/?near=Beechboro+WA+6063"],
    ["parra", "/sydney/?near=Parramatta+NSW+2150"],
    ["parrammata", "/sydney/?near=Parramatta+NSW+2150"],
    ["silver+pipes", "/search/?q=silver+pipes"],
    ["%22%27*", "/sydney/?searched=%22%27*"],
    ["%25", "/sydney/?searched=%25"],
    ["%00", "/sydney/?searched=%00"],
    ["%F0%9F%90%A8", "/sydney/?searched=%F0%9F%90%A8"],
    ["a".repeat(5_000), `/sydney/?searched=${"a".repeat(100)}`],
    [`${"a".repeat(99)}%F0%9F%90%A8`, `/sydney/?searched=${"a".repeat(99)}%EF%BF%BD`],
  ])("for %s leads to a city", async (city, to) => {
    expect(await leadsTo(`city=${city}`)).toBe(to);
  });

  it.each([
    ["copper", "/material/copper/"],
    ["cu", "/material/copper/"],
    ["catalytic+converter", "/what-is-it/catalytic-converter/"],
    ["hot+water+system", "/blog/whitegoods-and-hot-water-units/#hot-water-units"],
    ["bluegum+flat+metals", "/yard/1/bluegum-flat-metals/"],
  ])("for %s leads to what it names, although that is no city", async (city, to) => {
    expect(await leadsTo(`city=${city}`)).toBe(to);
  });

  it.each(["city=", "city=%20%20", ""])("for nothing (%j) leads nowhere", async (query) => {
    const { status, words } = await fetchPage(`/search/?${query}`);
    expect(status).toBe(200);
    expect(words).toContain("Type a city");
  });
});

describe("the header's search", () => {
  it.each([
    ["hobart", "/hobart/"],
    ["Hobart,+TAS", "/hobart/"],
    ["copper", "/material/copper/"],
    ["Scrap+Aluminium", "/material/aluminum/"],
    ["millberry", "/material/copper-bright/"],
    ["stainless+steel", "/material/stainless-steel/"],
    ["cu", "/material/copper/"],
    ["304", "/material/stainless-steel/"],
    ["catalytic+converter", "/what-is-it/catalytic-converter/"],
    ["2150", "/sydney/?near=Parramatta+NSW+2150"],
    ["Parramatta", "/sydney/?near=Parramatta+NSW+2150"],
    ["st+marys+nsw", "/sydney/?near=St+Marys+NSW+2760"],
    ["mt.+isa", "/mount-isa/"],
    ["Richmond+TAS", "/hobart/?near=Richmond+TAS+7025"],
    ["Bluegum+Flat+METALS", "/yard/1/bluegum-flat-metals/"],
  ])("for %s leads to the page that it names", async (q, to) => {
    expect(await leadsTo(`q=${q}`)).toBe(to);
  });

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
    const { status, main } = await fetchPage(`/search/?q=${q}`);
    expect(status).toBe(200);
    expect(main.words).toContain(`What we found for “${q}”.`);
    expect(hrefsOf(main.section(group).links, text)).toContain(href);
  });

  it("shows only the groups in which something was found", async () => {
    const { main } = await fetchPage("/search/?q=cataly");
    expect(main.words).not.toContain("Places");
    expect((await fetchPage("/search/?q=Unobtainium")).main.all(".found")).toHaveLength(0);
  });

  it("is an outage when the database fails", async () => {
    quietErrors();
    for (const query of ["q=parra", "city=parra"]) {
      const response = await fetchWith(failingDatabase(), `/search/?${query}`);
      expect(response.status).toBe(503);
    }
  });

  it("leads to the yards near a place as long as no city has prices", async () => {
    await changed("prices", "delete from prices");
    expect(await leadsTo("q=2150")).toBe("/scrap-yards/?near=Parramatta+NSW+2150");
  });

  it.each([
    ["unobtainium", "/what-is-it/"],
    ["silver+pipes+ballarat", "/what-is-it/?near=Ballarat+VIC"],
    ["Berry", "/what-is-it/"],
  ])("for %s offers the questions that lead to a metal, near the place", async (q, href) => {
    const { main } = await fetchPage(`/search/?q=${q}`);
    expect(hrefsOf(main.links, "What is this?")).toEqual([href]);
  });

  it("says what it did not find and offers the lists", async () => {
    const { status, headers, words, hrefs, main } = await fetchPage(
      "/search/?q=%3Cb%3Eunobtainium",
    );
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("We couldn’t find a city or metal called “<b>unobtainium”.");
    expect(hrefs).toContain("/scrap-yards/?q=%3Cb%3Eunobtainium");
    expect(main.value("q")).toBe("<b>unobtainium");
  });

  it("answers at any letter case, and without a slash", async () => {
    expect((await fetchPath("/SEARCH?q=perth")).headers.get("location")).toBe("/perth/");
  });
});

it.each([
  ["copper flurble grumble", "We don’t know “flurble” and “grumble”. We left them out."],
  ["yards flurble", "We don’t list a yard or place called “flurble”. We left it out."],
  ["yards flurble dubbo", "We don’t list a yard called “flurble”. We left it out."],
  ["gold", "We don’t list gold. What is nearest:"],
  ["flurble price", "We don’t list a metal, place or yard called “flurble”. We left it out."],
  ["silver pipes parrammata", "What we found for “silver pipes parrammata”."],
])("%s: %s", async (q, message) => {
  const { main } = await fetchPage(`/search/?${new URLSearchParams({ q })}`);
  expect(main.one(".hero p").words).toBe(message);
});

describe("a text in another language", () => {
  it.each([
    ["سعر النحاس في سيدني", "ar", "rtl", "صفحاتنا باللغة الإنجليزية. وجدنا:"],
    ["harga tembaga hari ini", "id", "ltr", "Halaman kami berbahasa Inggris. Kami menemukan:"],
  ])("%s: says in it that the pages are in English", async (q, lang, dir, said) => {
    const { main } = await fetchPage(`/search/?${new URLSearchParams({ q })}`);
    expect(main.one(".hero p").words).toBe(said);
    expect(main.one(`[lang=${lang}][dir=${dir}]`).words).toBe(said);
    expect(main.section("Answers").links.length).toBe(1);
  });

  it("says which words it does not know, too", async () => {
    const { main } = await fetchPage("/search/?q=tembaga+flurble");
    expect(main.one(".hero p").words).toBe(
      "Halaman kami berbahasa Inggris. We don’t know “flurble”. We left it out.",
    );
  });

  it.each([
    ["مرحبا", true],
    ["медь сидней", false],
  ])("%s: is told which languages we read if nothing is found", async (q, isWritten) => {
    const { main } = await fetchPage(`/search/?${new URLSearchParams({ q })}`);
    expect(main.words).toContain(`We don’t know “${q}”. We read English, and some words in Arabic`);
    expect(main.words).not.toContain("spelling");
    expect(main.all("[lang=ar]").length).toBe(Number(isWritten));
  });

  it("is led from the home page to its answers", async () => {
    const query = new URLSearchParams({ city: "悉尼" });
    expect(await leadsTo(query.toString())).toBe(`/search/?${new URLSearchParams({ q: "悉尼" })}`);
  });
});

it("keeps the text in its box, and names the words that it does not know", async () => {
  const { main } = await fetchPage("/search/?q=copper+flurble");
  expect(main.value("q")).toBe("copper flurble");
  expect(main.words).toContain("We don’t know “flurble”. We left it out.");
  expect(hrefsOf(main.section("Answers").links, "Copper")).toEqual(["/material/copper/"]);
});
