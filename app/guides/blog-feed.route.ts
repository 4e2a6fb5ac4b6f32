import { siteContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import type { Route } from "./+types/blog-feed.route";
import { rss } from "./blog-feed.ts";
import { ARTICLES } from "./content-pages.ts";

export const handle: RouteHandle = { cache: "public" };

/** The blog for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(rss(context.get(siteContext), ARTICLES), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
