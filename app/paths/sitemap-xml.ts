/** An address and the day (YYYY-MM-DD) of its last change, where one is known. */
export interface SitemapEntry {
  path: string;
  day?: string | undefined;
}

/**
 * A sitemap (sitemaps.org) with these addresses. They are made of slugs, which hold nothing that XML would
 * take for markup.
 * @param origin of the site, without a slash at the end
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
