import { describe, expect, it } from "vitest";
import { fetchPath, linksOf, textOf, wordsOf } from "../../fetch.ts";

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
    ["Atlantis", "/sydney/"],
    ["copper", "/sydney/"],
    ["%25", "/sydney/"],
    ["%00", "/sydney/"],
    ["%F0%9F%90%A8", "/sydney/"],
    ["a".repeat(5_000), "/sydney/"],
  ])("for %s leads to a city", async (city, to) => {
    expect(await leadsTo(`city=${city}`)).toBe(to);
  });

  it.each(["city=", "city=%20%20", ""])("for nothing (%j) leads nowhere", async (query) => {
    const response = await fetchPath(`/search/?${query}`);
    expect(response.status).toBe(200);
    expect(await textOf(response)).toContain("Type a city");
  });
});

describe("the header's search", () => {
  it.each([
    ["hobart", "/hobart/"],
    ["Hobart,+TAS", "/hobart/"],
    ["copper", "/material/copper/"],
    ["Scrap+Aluminium", "/material/aluminum/"],
    ["stainless+steel", "/material/stainless-steel/"],
  ])("for %s leads to the city or material", async (q, to) => {
    expect(await leadsTo(`q=${q}`)).toBe(to);
  });

  it("says what it did not find and offers the lists", async () => {
    const response = await fetchPath("/search/?q=%3Cb%3Eunobtainium");
    expect(response.status).toBe(200);
    expect(response.headers.get("cache-control")).toBe("no-store");
    const html = await response.clone().text();
    expect(await textOf(response)).toContain("No city or metal called “<b>unobtainium” found.");
    expect(linksOf(html).map(({ href }) => href)).toContain("/scrap-yards/?q=%3Cb%3Eunobtainium");
  });

  it("answers at any letter case, and without a slash", async () => {
    expect((await fetchPath("/SEARCH?q=perth")).headers.get("location")).toBe("/perth/");
  });
});

it("a misspelt name is answered with what it may have meant", async () => {
  const html = await (await fetchPath("/search/?q=Melborne")).text();
  expect(wordsOf(html)).toContain(
    "No city or metal called “Melborne” found. Did you mean Melbourne?",
  );
  expect(linksOf(html)).toContainEqual(
    expect.objectContaining({ text: "Melbourne", href: "/melbourne/" }),
  );
});
