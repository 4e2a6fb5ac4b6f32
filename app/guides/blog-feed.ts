import type { SiteSettings } from "../../worker/contract/context.ts";
import { escapeXml } from "../words/escape-xml.ts";
import type { Article } from "./content-pages.ts";

const PATH = "/blog/feed.xml";

/** A <link> to the feed for browsers and feed readers. */
export const feedLink = {
  rel: "alternate",
  type: "application/rss+xml",
  title: "Blog",
  href: PATH,
};

/** The articles as RSS 2.0, in the order given. */
export function rss(
  { origin, name }: Pick<SiteSettings, "origin" | "name">,
  articles: readonly Article[],
): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(`Blog | ${name}`)}</title>
<link>${escapeXml(origin)}/blog/</link>
<description>Guides for people who sell scrap metal in Australia.</description>
<language>en-AU</language>
<atom:link href="${escapeXml(origin + PATH)}" rel="self" type="application/rss+xml"/>
${articles.map((article) => item(origin, article)).join("\n")}
</channel>
</rss>
`;
}

function item(origin: string, { path, head }: Article): string {
  const address = escapeXml(origin + path);
  return `<item>
<title>${escapeXml(head.title)}</title>
<link>${address}</link>
<guid>${address}</guid>
<pubDate>${new Date(head.published).toUTCString()}</pubDate>
<description>${escapeXml(head.description)}</description>
</item>`;
}
