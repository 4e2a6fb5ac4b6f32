import { siteContext } from "../../worker/contract/context.ts";
import type { RouteHandle } from "../../worker/contract/route-handle.ts";
import type { Route } from "./+types/blog-feed.route";
import { ARTICLES } from "./content-pages.ts";
import { rss } from "./feed.ts";

export const handle: RouteHandle = { cache: "public" };

/** The blog for feed readers. */
export function loader({ context }: Route.LoaderArgs) {
  return new Response(rss(context.get(siteContext), ARTICLES), {
    headers: { "Content-Type": "application/rss+xml; charset=utf-8" },
  });
}
