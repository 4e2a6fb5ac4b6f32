import { SITE_NAME } from "../seo.ts";
import type { Article } from "./articles.ts";

const PATH = "/blog/feed.xml";
const TITLE = `Blog | ${SITE_NAME}`;

/** Tells a browser or reader, in the head of a page, where the blog's feed is. */
export const feedLink = {
  rel: "alternate",
  type: "application/rss+xml",
  title: TITLE,
  href: PATH,
};

/** The articles as RSS 2.0, in the order given. `origin` has no slash at its end. */
export function rss(origin: string, articles: readonly Article[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(TITLE)}</title>
<link>${escaped(origin)}/blog/</link>
<description>Plain guides for people who sell scrap metal in Australia.</description>
<language>en-AU</language>
<atom:link href="${escaped(origin + PATH)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(origin, article)).join("\n")}
</channel>
</rss>
`;
}

function item(origin: string, { path, head }: Article): string {
  const address = escaped(origin + path);
  return `<item>
<title>${escaped(head.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(head.published).toUTCString()}</pubDate>
<description>${escaped(head.description)}</description>
</item>`;
}

/** Text as XML holds it, in elements and in quoted attributes. */
function escaped(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
