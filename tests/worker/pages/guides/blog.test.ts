import { beforeAll, describe, expect, it } from "vitest";
import { fetchPath, fetchSet } from "../../fetch.ts";
import { fetchPage, type Page } from "../../page.ts";
import { xmlOf } from "../../part.ts";

const SLUGS = [
  "first-visit-to-a-scrap-yard",
  "recycling-batteries",
  "scrap-from-a-deceased-estate",
  "whitegoods-and-hot-water-units",
  "sorting-scrap-metal-at-home",
  "reading-a-scrap-price",
];
const PATHS = SLUGS.map((slug) => `/blog/${slug}/`);

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
  it("lists its articles, newest first, each with its date and summary", async () => {
    const { heading, main } = await fetchPage("/blog/");
    expect(heading).toBe("Blog");
    expect(main.all("h2").flatMap(({ hrefs }) => hrefs)).toEqual(PATHS);
    const days = main.all("time").map((time) => time.attribute("datetime"));
    expect(days).toEqual([...Array(4).fill("2026-11-21"), "2026-11-14", "2026-11-07"]);
    expect(main.words).toMatch(/Sorting scrap metal at home 14 November 2026 A mixed load/);
  });

  it("lists every article in its structured data", async () => {
    const { structuredData } = await fetchPage("/blog/");
    const blog = structuredData.find((data) => data["@type"] === "Blog");
    expect(blog?.blogPost).toEqual(
      PATHS.map((path) => expect.objectContaining({ url: `http://localhost${path}` })),
    );
  });

  it("has tables where the text of an article has them", () => {
    const tables = articles[SLUGS.indexOf("whitegoods-and-hot-water-units")]!.main.all("table");
    expect(tables.map(({ rows }) => rows.slice(0, 2))).toEqual([
      [
        ["appliance", "about"],
        ["Top-load washing machine", "40–60 kg"],
      ],
    ]);
  });

  it("says who takes the battery of a house, where searches for one lead", () => {
    const batteries = articles[SLUGS.indexOf("recycling-batteries")]!.main;
    expect(batteries.one("#lithium-never-in-a-scrap-load").words).toBe(
      "Lithium: never in a scrap load",
    );
    expect(batteries.section("Lithium: never in a scrap load").words).toMatch(
      /house battery.* goes back to its maker or installer/,
    );
  });

  it("is cached by browsers for a minute", async () => {
    const others = await Promise.all(["/blog/", "/blog/feed.xml"].map((path) => fetchPath(path)));
    for (const { headers } of [...others, ...articles])
      expect(headers.get("cache-control")).toContain("max-age=60");
  });

  it("declares its feed on each of its pages and on no other", async () => {
    for (const page of [await fetchPage("/blog/"), ...articles])
      expect(feedsOf(page), page.title).toEqual(["/blog/feed.xml"]);
    expect(feedsOf(await fetchPage("/about/"))).toEqual([]);
  });
});

describe.each(PATHS)("%s", (path) => {
  let page: Page;

  beforeAll(() => {
    page = articles[PATHS.indexOf(path)]!;
  });

  it("is a complete article that needs no script", () => {
    const count = page.one("article .guide-text").words.split(" ").length;
    expect(count).toBeGreaterThanOrEqual(300);
    expect(count).toBeLessThanOrEqual(900);
    expect(page.all("template, div[hidden]")).toHaveLength(0);
    // A text of four headings or more is listed at its top.
    expect(page.one("nav.guide-contents").hrefs.length).toBeGreaterThanOrEqual(4);
  });

  it("ends with the article after it in the blog, the last with the first", () => {
    const next = PATHS[(PATHS.indexOf(path) + 1) % PATHS.length];
    expect(page.one(".next-guide").words).toMatch(/^Next guide: [A-Z]/);
    expect(page.one(".next-guide").hrefs).toEqual([next]);
  });

  it("links to prices, yards and other articles", () => {
    const { hrefs } = page.main;
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/blog/", "/sydney/", "/scrap-yards/"]));
    expect(
      hrefs.filter((href) => href.startsWith("/blog/") && href !== path).length,
    ).toBeGreaterThan(1);
  });

  it("has breadcrumbs and article data", () => {
    const { structuredData, canonical, title, heading } = page;
    const [crumbs] = structuredData.filter((data) => data["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toEqual([
      expect.objectContaining({ name: "Home", item: "http://localhost/" }),
      expect.objectContaining({ name: "Blog", item: "http://localhost/blog/" }),
      expect.objectContaining({ name: heading, item: canonical }),
    ]);
    expect(structuredData).toContainEqual(
      expect.objectContaining({ "@type": "Article", mainEntityOfPage: canonical }),
    );
    expect(title).toContain(heading);
  });
});

describe("the articles together", () => {
  it("say what a seller has to know", () => {
    const words = articles.map((page) => page.words).join(" ");
    expect(words).toMatch(/15–60 minutes/);
    expect(words).toMatch(/Western Australia, you need 100 points of ID to sell copper/);
    expect(words).toMatch(/cash for scrap is banned in New South Wales, Victoria and Queensland/);
    expect(words).toMatch(/3–7 years, depending on the state/);
    expect(words).toMatch(/10-cent refund/);
    expect(words).toMatch(/Never burn cable/);
    expect(words).toMatch(/1 May 2025/);
    expect(words).toMatch(/Cutlery is often magnetic stainless/);
    expect(words).toMatch(/B-cycle/);
  });

  it("link to the guides, and only to articles, metals and cities that exist", async () => {
    const hrefs = new Set(articles.flatMap(({ main }) => main.hrefs));
    const guides = ["/material/copper/", "/scrap-my-car/", "/resources-and-tips/"];
    expect(guides.filter((guide) => !hrefs.has(guide))).toEqual([]);
    const ours = [...hrefs].filter((href) => /^\/(blog|material|sydney)\b/.test(href));
    const statuses = await Promise.all(ours.map(async (href) => (await fetchPath(href)).status));
    expect(ours.filter((_, i) => statuses[i] !== 200)).toEqual([]);
  });
});

it("a missing article is a 404 that search engines do not index", async () => {
  const { status, canonical, meta } = await fetchPage("/blog/no-such-article/");
  expect(status).toBe(404);
  expect(canonical).toBeUndefined();
  expect(meta.robots).toBe("noindex");
});

describe("the feed", () => {
  it("is RSS with the articles that the blog lists", async () => {
    const response = await fetchPath("/blog/feed.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const links = xmlOf(await response.text()).all("item > link");
    expect(links.map(({ words }) => words)).toEqual(PATHS.map((path) => `http://localhost${path}`));
  });

  it("uses the site address from the settings", async () => {
    const response = await fetchSet({ SITE_ORIGIN: "https://set.example" }, "/blog/feed.xml");
    const xml = await response.text();
    expect(xmlOf(xml).one("channel > link").words).toBe("https://set.example/blog/");
    expect(xml).not.toContain("localhost");
  });
});
