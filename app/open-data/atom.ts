import type { SiteSettings } from "../../worker/contract/context.ts";
import { escapeXml } from "../words/escape-xml.ts";

/** An entry of a feed. */
export interface AtomEntry {
  /** Permanently identifies the entry within its feed. */
  id: string;
  title: string;
  /** Path of the page about it. */
  path: string;
  /** In ms since 1970. */
  publishedAt: number;
  /** Content as text: paragraphs, and the items of a list. */
  paragraphs: string[];
  items: string[];
}

/** A feed with its entries, newest first. */
export interface AtomFeed {
  title: string;
  subtitle: string;
  /** Path of the page on the same subject, and the folder of the feed. */
  path: string;
  entries: AtomEntry[];
}

/** A feed as Atom 1.0 (RFC 4287). */
export function atom(
  { origin, name }: Pick<SiteSettings, "origin" | "name">,
  { title, subtitle, path, entries }: AtomFeed,
): string {
  const address = `${origin}${path}feed.xml`;
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-AU">
<title>${escapeXml(title)}</title>
<subtitle>${escapeXml(subtitle)}</subtitle>
<id>${escapeXml(address)}</id>
<updated>${isoTime(entries[0]?.publishedAt ?? 0)}</updated>
<author><name>${escapeXml(name)}</name><uri>${escapeXml(origin)}/</uri></author>
<link rel="self" type="application/atom+xml" href="${escapeXml(address)}"/>
<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>
${entries.map((entry) => atomEntry(origin, address, entry)).join("")}</feed>
`;
}

function atomEntry(origin: string, feedAddress: string, entry: AtomEntry): string {
  const { id, title, path, publishedAt, paragraphs, items } = entry;
  const list = items.map((item) => `<li>${escapeXml(item)}</li>`).join("");
  const texts = paragraphs.map((text) => `<p>${escapeXml(text)}</p>`).join("");
  const html = list ? `<ul>${list}</ul>${texts}` : texts;
  return `<entry>
<title>${escapeXml(title)}</title>
<id>${escapeXml(`${feedAddress}#${id}`)}</id>
<published>${isoTime(publishedAt)}</published>
<updated>${isoTime(publishedAt)}</updated>
<link rel="alternate" type="text/html" href="${escapeXml(origin + path)}"/>
<content type="html">${escapeXml(html)}</content>
</entry>
`;
}

function isoTime(ms: number): string {
  return new Date(ms).toISOString();
}
