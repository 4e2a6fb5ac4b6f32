import { describe, expect, it, onTestFinished, vi } from "vitest";
import { failingDatabase, quietErrors } from "../../database.ts";
import { fetchWith } from "../../fetch.ts";
import { fetchPage, pageOf } from "../../page.ts";
import { hrefsOf, type Part } from "../../part.ts";

describe("a path that leads nowhere", () => {
  it.each([
    "/a/b",
    "/a/b/c/",
    "/blog/no-such-article/",
    "/blog/first-visit-to-a-scrap-yard/more",
    "/material/copper/prices",
    "/sydney/yards",
    "/atlantis/history/",
    "/material/unobtainium/history/",
  ])("%s is a 404 titled 'Page Not Found' with ways on", async (path) => {
    const { status, heading, title, main } = await fetchPage(path);
    expect(status).toBe(404);
    expect(heading).toBe("Page Not Found");
    expect(title).toContain("Page Not Found");
    expect(main.links.length).toBeGreaterThan(0);
    expect(searchOf(main)).toBeDefined();
  });

  it("stays out of caches and search engines", async () => {
    const { headers, canonical, meta } = await fetchPage("/a/b");
    expect(headers.get("cache-control")).toBe("no-store");
    expect(canonical).toBeUndefined();
    expect(meta.robots).toBe("noindex");
  });

  it("is still a page of the site: its header has the menus, and it leads to common metals, home and to the lists", async () => {
    const { main } = await fetchPage("/a/b");
    expect(main.links.map(({ text, href }) => `${text} ${href}`)).toEqual([
      ...["Copper /copper/", "Aluminium /aluminum/", "Brass /brass/", "Steel /steel/", "Home /"],
      ...["View All Cities /scrap-metal-prices-by-city/", "View all materials /materials"],
      ...["What is this? /what-is-it/", "Scrap Yards /scrap-yards/"],
    ]);
    expect((await fetchPage("/a/b")).one("body > header").hrefs).toContain("/melbourne/");
  });
});

/** The text in the search box of a page, with what is around it; undefined if there is none. */
function searchOf(main: Part): string | undefined {
  const [form] = main.all("form[role=search]");
  expect(form?.attribute("action")).toBe("/search/");
  return form?.one("input[name=q]").attribute("value") ?? "";
}

describe("an address without a page", () => {
  it.each<string[]>([
    [
      ...["City Not Found", "a city or town", "View All Cities", "/scrap-metal-prices-by-city/"],
      "/atlantis/ /ATLANTIS /perth-west/ /apix/ /material/ /wp-login.php /%E0%A4%A /syd%00ney/",
    ],
    [
      ...["Material Not Found", "a metal", "View all materials", "/materials"],
      "/material/unobtainium/ /material/sydney /material/%E0%A4%A /material/%00/",
    ],
  ])("is headed “%s”: we don’t have %s by that name", async (name, what, text, list, paths) => {
    vi.spyOn(console, "warn").mockImplementation(() => {});
    onTestFinished(() => void vi.restoreAllMocks());
    for (const path of paths.split(" ")) {
      const { status, headers, heading, title, main } = await fetchPage(path);
      expect([status, heading, title], path).toEqual([404, name, name]);
      expect(headers.get("retry-after")).toBeNull();
      expect(main.words).toContain(`We don’t have ${what} by that name.`);
      expect(hrefsOf(main.links, text)).toEqual([list]);
    }
  });

  it.each([
    [
      "/copper-prices-newcastle/",
      "copper prices newcastle",
      "/material/copper/?near=Newcastle+NSW",
    ],
    [
      "/scrap/prices/copper/Newcastle",
      "scrap prices copper newcastle",
      "/material/copper/?near=Newcastle+NSW",
    ],
    ["/scrap-yards-sydney/", "scrap yards sydney", "/scrap-yards/?near=Sydney+NSW"],
    ["/blog/brass-taps/", "brass taps", "/material/brass/?for=brass+taps"],
    ["/zorg-brass/", "zorg brass", "/material/brass/"],
    ["/atlantis/", "atlantis", undefined],
    // Of two words that nobody knows, a third says nothing.
    ["/blub/zorg-copper/", "blub zorg copper", undefined],
    ["/wp-admin/setup-config.php", "", undefined],
  ])("%s has “%s” in its search box and leads to %s", async (path, text, href) => {
    const { main } = await fetchPage(path);
    expect(searchOf(main)).toBe(text);
    if (href) expect(main.hrefs).toContain(href);
    else expect(main.words).not.toContain("Did you mean");
  });

  it("reads no more of the database than an address without words", async () => {
    const rows = async (path: string) => {
      const { headers } = await fetchPage(path);
      return /"(\d+) rows/.exec(headers.get("server-timing") ?? "")?.[1];
    };
    await fetchPage("/a/b");
    expect(await rows("/x/copper-prices-newcastle/")).toBe(await rows("/x/1/"));
  });
});

describe("a misspelt name", () => {
  it.each([
    ["/sidney/", "Sydney", "/sydney/"],
    ["/sidney/history/", "Sydney", "/sydney/"],
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

  it("offers three pages at most, what the words mean first", async () => {
    const { main } = await fetchPage("/price/aluminum/");
    const { hrefs } = main.one(".did-you-mean ul");
    expect(hrefs).toHaveLength(3);
    expect(hrefs[0]).toMatch(/^\/material\/aluminum\//);
  });

  it("offers a page once, though both its words and its name lead there", async () => {
    const { hrefs } = (await fetchPage("/blog/sydney/")).main.one(".did-you-mean ul");
    expect(hrefs.filter((href) => href === "/sydney/")).toEqual(["/sydney/"]);
  });

  it("is a 404 even without the database, if no page can be there", async () => {
    quietErrors();
    const page = await pageOf(await fetchWith(failingDatabase(), "/prices/melborne/"));
    expect(page.status).toBe(404);
    expect(page.heading).toBe("Page Not Found");
  });
});
