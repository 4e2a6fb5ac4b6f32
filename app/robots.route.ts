import type { Route } from "./+types/robots.route";
import { siteContext } from "./context.ts";
import { CACHE } from "./http.ts";

/** robots.txt: everything but searches and the map's own requests may be read; where the sitemap is. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  const body = `User-agent: *
Disallow: /search/
Disallow: /scrap-yards/points
Disallow: /scrap-yards/yard/

Sitemap: ${origin}/sitemap.xml
`;
  const headers = { ...CACHE.fixed, "Content-Type": "text/plain; charset=utf-8" };
  return new Response(body, { headers });
}
