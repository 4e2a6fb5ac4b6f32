import { describe, expect, it } from "vitest";
import { fetchPath, fetchSet, headingOf, linksOf, textOf, wordsOf } from "../../fetch.ts";
import { headOf } from "../../head.ts";

const SLUGS = [
  "first-visit-to-a-scrap-yard",
  "recycling-batteries",
  "scrap-from-a-deceased-estate",
  "whitegoods-and-hot-water-units",
  "sorting-scrap-metal-at-home",
  "reading-a-scrap-price",
];
const PATHS = SLUGS.map((slug) => `/blog/${slug}/`);

const page = async (path: string) =>
  (await (await fetchPath(path)).text()).replaceAll(/ nonce="[^"]+"/g, "");
/** The links of a page's own part, without its header and footer. */
const links = (html: string) => linksOf(html.slice(html.indexOf("<main"), html.indexOf("</main>")));
const FEED = '<link rel="alternate" type="application/rss+xml"';

describe("the blog", () => {
  it("lists its articles, the newest first, each with its day and what it is about", async () => {
    const html = await page("/blog/");
    expect(headingOf(html)).toBe("Blog");
    const headings = [...html.matchAll(/<h2><a[^>]*href="(\/blog\/[^"]+)"/g)].map(([, to]) => to);
    expect(headings).toEqual(PATHS);
    const days = [...html.matchAll(/<time dateTime="([^"]+)">([^<]+)</g)].map(([, day]) => day);
    expect(days).toEqual([...Array(4).fill("2026-11-21"), "2026-11-14", "2026-11-07"]);
    expect(wordsOf(html)).toMatch(/Sorting scrap metal at home 14 November 2026 A mixed load/);
  });

  it("tells machines of each article", async () => {
    const blog = headOf(await page("/blog/")).jsonLd.find((data) => data["@type"] === "Blog");
    expect(blog?.blogPost).toEqual(
      PATHS.map((path) => expect.objectContaining({ url: `http://localhost${path}` })),
    );
  });

  it("may be reused by browsers for a minute", async () => {
    for (const path of ["/blog/", "/blog/feed.xml", ...PATHS])
      expect((await fetchPath(path)).headers.get("cache-control"), path).toContain("max-age=60");
  });

  it("tells feed readers where its feed is, on each of its pages and on no other", async () => {
    for (const path of ["/blog/", ...PATHS]) expect(await page(path)).toContain(FEED);
    expect(await page("/about/")).not.toContain(FEED);
  });
});

describe.each(PATHS)("%s", (path) => {
  it("is a whole article, in place", async () => {
    const html = await page(path);
    const article = html.slice(html.indexOf('class="guide-text"'), html.indexOf("</article>"));
    const count = wordsOf(article).trim().split(" ").length;
    expect(count).toBeGreaterThanOrEqual(300);
    expect(count).toBeLessThanOrEqual(900);
    expect(html).not.toMatch(/<template\b|<div hidden/);
  });

  it("leads on to prices, yards and guides", async () => {
    const hrefs = links(await page(path)).map(({ href }) => href);
    expect(hrefs).toEqual(expect.arrayContaining(["/", "/blog/", "/sydney/", "/scrap-yards/"]));
    expect(
      hrefs.filter((href) => href.startsWith("/blog/") && href !== path).length,
    ).toBeGreaterThan(1);
  });

  it("links only to articles, metals and cities that are there", async () => {
    const found = links(await page(path)).map(({ href }) => href);
    for (const href of found.filter((to) => /^\/(blog|material|sydney)\b/.test(to)))
      expect((await fetchPath(href)).status, href).toBe(200);
  });

  it("says where it stands and what it is", async () => {
    const { jsonLd, canonical, title } = headOf(await page(path));
    const [crumbs] = jsonLd.filter((data) => data["@type"] === "BreadcrumbList");
    expect(crumbs?.itemListElement).toEqual([
      expect.objectContaining({ name: "Home", item: "http://localhost/" }),
      expect.objectContaining({ name: "Blog", item: "http://localhost/blog/" }),
      expect.objectContaining({ name: headingOf(await page(path)), item: canonical }),
    ]);
    expect(jsonLd).toContainEqual(
      expect.objectContaining({ "@type": "Article", mainEntityOfPage: canonical }),
    );
    expect(title).toContain(headingOf(await page(path)));
  });
});

describe("the articles together", () => {
  const all = async () =>
    (await Promise.all(PATHS.map(async (path) => textOf(await fetchPath(path))))).join(" ");

  it("say what a seller must know", async () => {
    const words = await all();
    expect(words).toMatch(/15–60 minutes/);
    expect(words).toMatch(/Western Australia, you need 100 points of ID to sell copper/);
    expect(words).toMatch(/Cash for scrap is banned in New South Wales, Victoria and Queensland/);
    expect(words).toMatch(/3–7 years, depending on the state/);
    expect(words).toMatch(/10-cent refund/);
    expect(words).toMatch(/Never burn cable/);
    expect(words).toMatch(/1 May 2025/);
    expect(words).toMatch(/Cutlery is often magnetic stainless/);
    expect(words).toMatch(/B-cycle/);
  });

  it("link to the guides", async () => {
    const hrefs = (await Promise.all(PATHS.map(page))).flatMap(links).map(({ href }) => href);
    expect(hrefs).toEqual(
      expect.arrayContaining(["/material/copper/", "/scrap-my-car/", "/resources-and-tips/"]),
    );
  });
});

it("an article that is not there is a 404 without a place in search engines", async () => {
  const response = await fetchPath("/blog/no-such-article/");
  expect(response.status).toBe(404);
  const { canonical, meta } = headOf(await response.text());
  expect(canonical).toBeUndefined();
  expect(meta.robots).toBe("noindex");
});

describe("the feed", () => {
  it("is RSS and holds what the blog lists", async () => {
    const response = await fetchPath("/blog/feed.xml");
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/rss+xml; charset=utf-8");
    const items = [...(await response.text()).matchAll(/<item>.*?<link>([^<]+)</gs)];
    expect(items.map(([, to]) => to)).toEqual(PATHS.map((path) => `http://localhost${path}`));
  });

  it("names the site's address that is set", async () => {
    const response = await fetchSet({ SITE_ORIGIN: "https://set.example" }, "/blog/feed.xml");
    const xml = await response.text();
    expect(xml).toContain("<link>https://set.example/blog/</link>");
    expect(xml).not.toContain("localhost");
  });
});
