import { beforeAll, describe, expect, it } from "vitest";
import { fetchSet } from "../../fetch.ts";
import { fetchPage, type Page } from "../../page.ts";
import { xmlOf } from "../../part.ts";

const PATHS = [
  "first-visit-to-a-scrap-yard",
  "recycling-batteries",
  "scrap-from-a-deceased-estate",
  "whitegoods-and-hot-water-units",
  "sorting-scrap-metal-at-home",
  "reading-a-scrap-price",
].map((slug) => `/blog/${slug}/`);

/** The pages of the articles. */
let articles: Page[];

beforeAll(async () => {
  articles = await Promise.all(PATHS.map((path) => fetchPage(path)));
});

/** The feeds that a page declares. */
const feedsOf = (page: Page) =>
  page
    .all("head link[rel=alternate][type='application/rss+xml']")
    .map((link) => link.attribute("href"));

describe("the blog", () => {
  it("lists its articles, newest first, each with its date and summary, as its data does", async () => {
    const { heading, main, headers, structuredData } = await fetchPage("/blog/");
    expect(heading).toBe("Blog");
    expect(main.all("h2").flatMap(({ hrefs }) => hrefs)).toEqual(PATHS);
    const days = main.all("time").map((time) => time.attribute("datetime"));
    expect(days).toEqual([...Array(4).fill("2026-11-21"), "2026-11-14", "2026-11-07"]);
    expect(main.words).toMatch(/Sorting scrap metal at home 14 November 2026 A mixed load/);
    expect(headers.get("cache-control")).toContain("max-age=60");
    const blog = structuredData.find((data) => data["@type"] === "Blog");
    expect(blog?.blogPost).toEqual(
      PATHS.map((path) => expect.objectContaining({ url: `http://localhost${path}` })),
    );
  });

  it("declares its feed on each of its pages and on no other", async () => {
    for (const page of [await fetchPage("/blog/"), ...articles])
      expect(feedsOf(page), page.title).toEqual(["/blog/feed.xml"]);
    expect(feedsOf(await fetchPage("/about/"))).toEqual([]);
  });

  it("has a feed of the articles that it lists, at the site's address", async () => {
    const response = await fetchSet({ SITE_ORIGIN: "https://set.example" }, "/blog/feed.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    expect(response.headers.get("cache-control")).toContain("max-age=60");
    const xml = await response.text();
    expect(xml).not.toContain("localhost");
    expect(xmlOf(xml).one("channel > link").words).toBe("https://set.example/blog/");
    const links = xmlOf(xml).all("item > link");
    expect(links.map(({ words }) => words)).toEqual(
      PATHS.map((path) => `https://set.example${path}`),
    );
  });
});

describe("an article", () => {
  it.each(PATHS)("at %s is complete without scripts, and leads on", (path) => {
    const i = PATHS.indexOf(path);
    const page = articles[i]!;
    const { structuredData, canonical, title, heading, headers, main } = page;
    expect(page.one("article .guide-text").words.split(" ").length).toBeGreaterThanOrEqual(300);
    expect(page.all("template, div[hidden]")).toHaveLength(0);
    // A text of four headings or more is listed at its top.
    expect(page.one("nav.guide-contents").hrefs.length).toBeGreaterThanOrEqual(4);
    // Behind the last stands the first.
    expect(page.one(".next-guide").hrefs).toEqual([PATHS[(i + 1) % PATHS.length]]);
    expect(main.hrefs).toEqual(expect.arrayContaining(["/", "/blog/", "/sydney/"]));
    const article = { "@type": "Article", mainEntityOfPage: canonical };
    expect(structuredData).toContainEqual(expect.objectContaining(article));
    expect(title).toContain(heading);
    expect(headers.get("cache-control")).toContain("max-age=60");
  });

  it("has a table where its text has one, and the heading that searches lead to", () => {
    expect(articles[3]!.main.one("table").rows[0]).toEqual(["appliance", "about"]);
    expect(articles[1]!.main.all("#lithium-never-in-a-scrap-load")).toHaveLength(1);
  });

  it("that is missing is a 404 that search engines do not index", async () => {
    const { status, canonical, meta } = await fetchPage("/blog/no-such-article/");
    expect([status, canonical, meta.robots]).toEqual([404, undefined, "noindex"]);
  });
});

it("a page that says that cash is banned in Queensland says to ask the regulator there first", async () => {
  const guides = ["/scrap-my-car/", "/resources-and-tips/", "/scrap-yards/"];
  const pages = [...articles, ...(await Promise.all(guides.map((path) => fetchPage(path))))];
  const said = pages.flatMap(({ words }) => [
    ...words.matchAll(/(.{0,200})banned in New South Wales, Victoria and Queensland/g),
  ]);
  expect(said.length).toBeGreaterThan(2);
  for (const [, before] of said)
    expect(before).toContain(
      "In Queensland, treat cash as banned and ask the regulator: the rules may have changed. In short, cash",
    );
});
