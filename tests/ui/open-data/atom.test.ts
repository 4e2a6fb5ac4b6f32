import { expect, it } from "vitest";
import { type AtomFeed, atom } from "../../../app/open-data/atom.ts";

const FEED: AtomFeed = {
  title: "Prices & <more>",
  subtitle: 'Said to be "indicative"',
  path: "/sydney/",
  entries: [
    {
      id: "publication-7",
      title: "Brass & copper",
      path: "/sydney/",
      publishedAt: Date.UTC(2026, 10, 20, 1, 2, 3),
      paragraphs: ["Checked <by phone>"],
      items: ["Copper &amp; <brass> up"],
    },
  ],
};

const SITE = { origin: "https://site.example", name: "Hunter & Scrap" };

// What XML 1.0 calls a Char.
const XML = /^[\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]*$/u;

it.each(["\u0000", "\u001b", "\ud83d", "\udc28", "\ufffe", "\uffff"])(
  "what XML cannot hold is left out of a feed: %j",
  (character) => {
    const entry = { ...FEED.entries[0]!, title: `Brass${character} 🐨`, items: [character] };
    const feed = atom(SITE, { ...FEED, title: character, entries: [entry] });
    expect(feed).toMatch(XML);
    expect(feed).toContain("<title>Brass 🐨</title>");
  },
);

const text = (parent: Element | Document, selector: string) =>
  parent.querySelector(selector)?.textContent;

const parsed = (feed: AtomFeed) =>
  new DOMParser().parseFromString(atom(SITE, feed), "application/xml");

it("an Atom feed has its own address, the page's, an author and any text", () => {
  const document = parsed(FEED);
  expect(document.getElementsByTagName("parsererror")).toHaveLength(0);
  const feed = document.documentElement;
  expect(feed.namespaceURI).toBe("http://www.w3.org/2005/Atom");
  const links = [...feed.querySelectorAll("link")].map((link) =>
    ["rel", "type", "href"].map((name) => link.getAttribute(name)).join(" "),
  );
  expect(links).toEqual([
    "self application/atom+xml https://site.example/sydney/feed.xml",
    "alternate text/html https://site.example/sydney/",
    expect.stringMatching(/text\/html https:\/\/site\.example\/sydney\/$/),
  ]);
  const entry = feed.querySelector("entry")!;
  for (const [parent, selector, words] of [
    [feed, "title", FEED.title],
    [feed, "subtitle", FEED.subtitle],
    [feed, "id", "https://site.example/sydney/feed.xml"],
    [feed, "author name", "Hunter & Scrap"],
    [feed, "author uri", "https://site.example/"],
    [entry, "id", "https://site.example/sydney/feed.xml#publication-7"],
    [entry, "title", "Brass & copper"],
    [entry, "updated", "2026-11-20T01:02:03.000Z"],
    [entry, "published", "2026-11-20T01:02:03.000Z"],
  ] as const)
    expect(text(parent, selector), selector).toBe(words);
  expect(entry.querySelector("content")?.getAttribute("type")).toBe("html");
  const html = new DOMParser().parseFromString(text(entry, "content") ?? "", "text/html");
  expect(text(html, "li")).toBe("Copper &amp; <brass> up");
  expect(text(html, "p")).toBe("Checked <by phone>");
});

it("a feed is as new as its first entry; without entries it dates from 1970", () => {
  const older = { ...FEED.entries[0]!, id: "publication-6", publishedAt: 0, items: [] };
  const feed = parsed({ ...FEED, entries: [FEED.entries[0]!, older] });
  expect(text(feed, "feed > updated")).toBe("2026-11-20T01:02:03.000Z");
  const [first, second] = feed.querySelectorAll("entry");
  expect(text(first!, "content")).toMatch(/^<ul>.*<\/ul><p>Checked/);
  expect(text(second!, "content")).toMatch(/^<p>Checked/);
  expect(text(parsed({ ...FEED, entries: [] }), "feed > updated")).toBe("1970-01-01T00:00:00.000Z");
});
