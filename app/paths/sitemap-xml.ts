/** An address and the day (YYYY-MM-DD) it last changed, if known. */
export interface SitemapEntry {
  path: string;
  day?: string | undefined;
}

/**
 * A sitemap (sitemaps.org) of these addresses. Needs no escaping: paths are made of slugs.
 * @param origin of the site, without a trailing slash
 */
export function sitemapXml(origin: string, entries: SitemapEntry[]): Response {
  const urls = entries.map(({ path, day }) => {
    const lastChange = day ? `<lastmod>${day}</lastmod>` : "";
    return `<url><loc>${origin}${path}</loc>${lastChange}</url>`;
  });
  const body = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${urls.join("\n")}
</urlset>
`;
  return new Response(body, { headers: { "Content-Type": "application/xml; charset=utf-8" } });
}
