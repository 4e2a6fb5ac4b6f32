import { describe, expect, it } from "vitest";
import { rss } from "../../../app/guides/blog-feed.ts";
import { ARTICLES, type Article } from "../../../app/guides/content-pages.ts";

const SITE = { origin: "https://site.example", name: "Hunter Scrap" };
const parse = (xml: string) => new DOMParser().parseFromString(xml, "application/xml");
const text = (parent: Element | Document, tag: string) =>
  [...parent.getElementsByTagName(tag)].map((element) => element.textContent);

describe("the feed", () => {
  const feed = parse(rss(SITE, ARTICLES));
  const items = [...feed.getElementsByTagName("item")];

  it("is RSS 2.0 that says where it is", () => {
    expect(feed.getElementsByTagName("parsererror")).toHaveLength(0);
    expect(feed.documentElement.getAttribute("version")).toBe("2.0");
    expect(text(feed, "title")[0]).toBe("Blog | Hunter Scrap");
    expect(text(feed, "link")[0]).toBe("https://site.example/blog/");
    const [self] = feed.getElementsByTagName("atom:link");
    expect(["href", "rel", "type"].map((name) => self?.getAttribute(name))).toEqual([
      ...["https://site.example/blog/feed.xml", "self", "application/rss+xml"],
    ]);
  });

  it("has an item for each article, in order", () => {
    const parts = ["title", "link", "guid", "description"];
    expect(items.map((item) => parts.flatMap((tag) => text(item, tag)))).toEqual(
      ARTICLES.map(({ path, head: { title, description } }) => {
        const address = `https://site.example${path}`;
        return [title, address, address, description];
      }),
    );
  });

  it("dates each item in the format of RFC 822", () => {
    expect(items.flatMap((item) => text(item, "pubDate")).slice(3, 5)).toEqual([
      ...["Sat, 21 Nov 2026 00:00:00 GMT", "Sat, 14 Nov 2026 00:00:00 GMT"],
    ]);
  });

  it("keeps every text unchanged", () => {
    const [first] = ARTICLES;
    const title = `Brass & "bronze" <b>`;
    const odd: Article = { ...first!, head: { ...first!.head, title } };
    const [item] = parse(rss(SITE, [odd])).getElementsByTagName("item");
    expect(text(item!, "title")).toEqual([title]);
  });
});
