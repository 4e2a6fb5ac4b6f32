import { describe, expect, it } from "vitest";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchPath, fetchWith, headingOf, linksOf, textOf, wordsOf } from "../fetch.ts";
import { headOf } from "../head.ts";

describe("a path that leads nowhere", () => {
  it.each([
    "/a/b",
    "/a/b/c/",
    "/blog/no-such-article/",
    "/blog/first-visit-to-a-scrap-yard/more",
    "/material/copper/prices",
    "/sydney/yards",
  ])("%s is a 404 titled 'Page Not Found' with ways on", async (path) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    const html = await response.text();
    expect(headingOf(html)).toBe("Page Not Found");
    expect(headOf(html).title).toContain("Page Not Found");
    const hrefs = linksOf(html).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/materials"]));
  });

  it("is kept by no cache and no search engine", async () => {
    const response = await fetchPath("/a/b");
    expect(response.headers.get("cache-control")).toBe("no-store");
    const { canonical, meta } = headOf(await response.text());
    expect(canonical).toBeUndefined();
    expect(meta.robots).toBe("noindex");
  });

  it("is still a page of the site: its header has the menus", async () => {
    const html = await (await fetchPath("/a/b")).text();
    expect(linksOf(html)).toContainEqual(expect.objectContaining({ href: "/melbourne/" }));
  });
});

describe("a misspelt name", () => {
  const suggested = async (path: string) =>
    linksOf(await (await fetchPath(path)).text()).map(({ text, href }) => `${text} ${href}`);

  it.each([
    ["/sidney/", "Sydney /sydney/"],
    ["/coper/", "Copper /material/copper/"],
    ["/material/bras/", "Brass /material/brass/"],
    ["/prices/melborne/", "Melbourne /melbourne/"],
  ])("%s offers the way to %s", async (path, link) => {
    const response = await fetchPath(path);
    expect(response.status).toBe(404);
    const text = await response.text();
    expect(wordsOf(text)).toContain("Did you mean");
    expect(await suggested(path)).toContain(link);
  });

  it("offers nothing where nothing comes near", async () => {
    expect(await textOf(await fetchPath("/atlantis/"))).not.toContain("Did you mean");
  });

  it("is still a 404 where the database cannot be asked, if no page can be there", async () => {
    quietErrors();
    const response = await fetchWith(failingDatabase(), "/prices/melborne/");
    expect(response.status).toBe(404);
    expect(headingOf(await response.text())).toBe("Page Not Found");
  });
});
