import { pagePath } from "../route-table.ts";
import { cacheTarget } from "./cache-key.ts";
import type { CacheRequest } from "./single-flight.ts";

/** Where search engines find the pages of the site. */
const SITEMAPS = ["/sitemap.xml", "/sitemap-yards.xml"];

/**
 * Whether a sitemap lists the page that is asked for, so that even a visitor over the limit gets it. The
 * sitemaps are cached like any page with a fixed address: nothing is rendered that may not exist.
 */
export async function isListed(
  asked: CacheRequest,
  respond: (asked: CacheRequest) => Promise<Response>,
): Promise<boolean> {
  const { policy, isCounted, isolate } = asked;
  // What is never cached is in no sitemap, and a sitemap that was asked for with its policy would not be kept.
  if (policy === "none" || isCounted || isolate.tooLarge.has(asked.key)) return false;
  const { origin, pathname } = new URL(asked.url);
  const end = `${pagePath(pathname)}/</loc>`;
  for (const sitemap of SITEMAPS) {
    const { key, ...target } = cacheTarget(origin + sitemap, asked.routes, asked.env);
    if (!key) continue;
    const request = new Request(target.url);
    const response = await respond({ ...asked, ...target, key, request });
    if ((await response.text()).includes(end)) return true;
  }
  return false;
}
