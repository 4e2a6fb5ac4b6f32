import { describe, expect, it } from "vitest";
import { fetchPath, headingOf, linksOf } from "../fetch.ts";
import { headOf } from "../head.ts";

const NOT_YET = [
  "/blog/",
  "/privacy-policy/",
  "/terms-and-conditions/",
  "/resources-and-tips/",
  "/scrap-my-car/",
  "/sitemap.xml",
];

describe("a path that leads nowhere", () => {
  it.each([
    ...NOT_YET,
    "/a/b",
    "/a/b/c/",

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
