import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchWith } from "../fetch.ts";
import { fetchPage, pageOf } from "../page.ts";
import { hrefsOf } from "../part.ts";

describe("a path that leads nowhere", () => {
  it.each([
    "/a/b",
    "/a/b/c/",
    "/blog/no-such-article/",
    "/blog/first-visit-to-a-scrap-yard/more",
    "/material/copper/prices",
    "/sydney/yards",
  ])("%s is a 404 titled 'Page Not Found' with ways on", async (path) => {
    const { status, heading, title, main } = await fetchPage(path);
    expect(status).toBe(404);
    expect(heading).toBe("Page Not Found");
    expect(title).toContain("Page Not Found");
    expect(main.hrefs).toEqual(expect.arrayContaining(["/", "/materials"]));
  });

  it("is kept by no cache and no search engine", async () => {
    const { headers, canonical, meta } = await fetchPage("/a/b");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(canonical).toBeUndefined();
    expect(meta.robots).toBe("noindex");
  });

  it("is still a page of the site: its header has the menus", async () => {
    expect((await fetchPage("/a/b")).one("body > header").hrefs).toContain("/melbourne/");
  });
});

describe("a misspelt name", () => {
  it.each([
    ["/sidney/", "Sydney", "/sydney/"],
    ["/coper/", "Copper", "/material/copper/"],
    ["/material/bras/", "Brass", "/material/brass/"],
    ["/prices/melborne/", "Melbourne", "/melbourne/"],
    // The Kelvin sign, whose lower case is "k".
    ["/mac%E2%84%AAay/", "Mackay", "/mackay/"],
    ["/material/%C5%BFteel/", "Steel", "/material/steel/"],
  ])("%s offers the way to %s", async (path, text, href) => {
    const { status, main } = await fetchPage(path);
    expect(status).toBe(404);
    expect(main.words).toContain("Did you mean");
    expect(hrefsOf(main.links, text)).toContain(href);
  });

  it("offers nothing where nothing comes near", async () => {
    expect((await fetchPage("/atlantis/")).words).not.toContain("Did you mean");
  });

  it("is still a 404 where the database cannot be asked, if no page can be there", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase(), "/prices/melborne/"));
    expect(page.status).toBe(404);
    expect(page.heading).toBe("Page Not Found");
  });
});
