import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import { fetchPath, linksOf, textOf, wordsOf } from "../../fetch.ts";

const SHORT = "/cities/";

describe.each(["/scrap-metal-prices-by-city/", "/scrap-metal-prices-by-city", SHORT, "/CITIES"])(
  "the list of cities at %s",
  (path) => {
    it("links every city", async () => {
      const response = await fetchPath(path);
      expect(response.status).toBe(200);
      const hrefs = linksOf(await response.text()).map(({ href }) => href);
      const { results } = await env.DB.prepare("select slug from cities").all<{ slug: string }>();
      expect(results.length).toBeGreaterThan(0);
      expect(hrefs).toEqual(expect.arrayContaining(results.map(({ slug }) => `/${slug}/`)));
    });
  },
);

describe("the list of cities", () => {
  it("shows the twelve largest first, then all by state", async () => {
    const html = await (await fetchPath(SHORT)).text();
    const [, top = "", all = ""] = html.split(/Top cities<\/h2>|All cities by state<\/h2>/);
    const names = linksOf(top).map(({ text }) => text);
    expect(names).toHaveLength(12);
    expect(names.slice(0, 2)).toEqual(["Melbourne VIC", "Sydney NSW"]);
    const states = [...all.matchAll(/<h3[^>]*>(.*?)<\/h3>/g)].map(([, state]) => state);
    expect(states).toContain("Australian Capital Territory");
    expect(states).toHaveLength(8);
  });

  it("marks each state so that a city's breadcrumb leads to it", async () => {
    const html = await (await fetchPath(SHORT)).text();
    for (const id of ["nsw", "vic", "qld", "wa", "sa", "tas", "nt", "act"]) {
      expect(html).toContain(`id="${id}"`);
    }
  });

  it("is narrowed by the text in its address, without script", async () => {
    const response = await fetchPath(`${SHORT}?q=tasmania`);
    const [, all = ""] = (await response.text()).split(/All cities by state<\/h2>/);
    expect(wordsOf(all)).toContain("Hobart");
    expect(wordsOf(all.split("<footer")[0] ?? "")).not.toContain("Sydney");
  });

  it("says what it did not find", async () => {
    const words = await textOf(await fetchPath(`${SHORT}?q=%3Cb%3Eatlantis`));
    expect(words).toContain('No cities found matching "<b>atlantis" Clear Search');
  });
});
