import { describe, expect, it } from "vitest";
import { fetchPath } from "../../fetch.ts";
import { fetchPage } from "../../page.ts";

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
    ["copper", "/sydney/?searched=copper"],
    ["%25", "/sydney/?searched=%25"],
    ["%00", "/sydney/?searched=%00"],
    ["%F0%9F%90%A8", "/sydney/?searched=%F0%9F%90%A8"],
    ["a".repeat(5_000), `/sydney/?searched=${"a".repeat(100)}`],
    [`${"a".repeat(99)}%F0%9F%90%A8`, `/sydney/?searched=${"a".repeat(99)}%EF%BF%BD`],
  ])("for %s leads to a city", async (city, to) => {
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
  ])("for %s leads to the city or material", async (q, to) => {
    expect(await leadsTo(`q=${q}`)).toBe(to);
  });

  it("says what it did not find and offers the lists", async () => {
    const { status, headers, words, hrefs, main } = await fetchPage(
      "/search/?q=%3Cb%3Eunobtainium",
    );
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(words).toContain("No city or metal called “<b>unobtainium” found.");
    expect(hrefs).toContain("/scrap-yards/?q=%3Cb%3Eunobtainium");
    expect(main.value("q")).toBe("<b>unobtainium");
  });

  it("answers at any letter case, and without a slash", async () => {
    expect((await fetchPath("/SEARCH?q=perth")).headers.get("location")).toBe("/perth/");
  });
});

it("a misspelt name is answered with what it may have meant", async () => {
  const { main } = await fetchPage("/search/?q=Melborne");
  expect(main.words).toMatch(
    /No city or metal called “Melborne” found\. Did you mean Melbourne ?\?/,
  );
  expect(main.links).toContainEqual(
    expect.objectContaining({ text: "Melbourne", href: "/melbourne/" }),
  );
});
