import { siteContext } from "../context.ts";
import { CACHE } from "../http.ts";
import type { Route } from "./+types/blog-feed.route";
import { ARTICLES } from "./articles.ts";
import { rss } from "./feed.ts";

/** The blog for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  const { origin } = context.get(siteContext);
  return new Response(rss(origin, ARTICLES), {
    headers: { ...CACHE.fixed, "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
