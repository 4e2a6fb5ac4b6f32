import type { CachePolicy } from "./cache-policy.ts";

/**
 * How a loader reads a search parameter, which decides how the cache treats it:
 * - `"search"`: text that a visitor searches for. Never cached, and counted by the rate limit.
 * - `"private"`: anything else that belongs to one visitor. Never cached.
 * - `"referrer"`: the same, and if it is not given, the page of this site that holds the link, which browsers name in
 *   the `Referer` header of a document's request.
 * - `"text"`: one of very many values; each is cached only in the memory of the isolate that rendered it.
 * - `"texts"`: the same, given up to `MAX_TEXTS` times: a set, in whatever order it is given.
 * - `"number"`: a whole number from 1 to 999,999.
 * - `"half-hour"`: a half-hour of the week, `HALF_HOUR`. Never cached, because its day depends on the time.
 * - `"flag"`: its presence alone counts.
 * - `"city"`: the slug of a city with current prices. If the URL names none, it is the city near the visitor, as far as
 *   the edge knows (worker/cache/visitor-city.ts). It never counts toward a limit, and a response that depends on the
 *   visitor's location stays out of shared caches.
 * - a list: only these values make a difference.
 */
export type ParameterKind =
  | "search"
  | "private"
  | "referrer"
  | "text"
  | "texts"
  | "number"
  | "half-hour"
  | "flag"
  | "city"
  | readonly string[];

/** A half-hour of the week by each yard's own clock, such as "sat-13.00", or "now" for the one that begins next. */
export const HALF_HOUR = /^(now|(mon|tue|wed|thu|fri|sat|sun)-([01]\d|2[0-3])\.[03]0)$/;

/** The maximum number of values of a `"texts"` parameter; any after them are ignored. */
export const MAX_TEXTS = 5;

/**
 * A route's description of itself for the rest of the site, exported as `handle` beside its loader. The cache key, the
 * caching headers, the rate limits, the form guards, sitemap.xml, robots.txt and the browser's cache are derived
 * from it (worker/site/route-table.ts).
 */
export interface RouteHandle {
  /** `public` if its successful responses are the same for everybody. */
  cache: CachePolicy;
  /** Each response is made for one visitor alone, from the current state, and counts toward their limit. */
  isLive?: true;
  /** Counts toward this limit instead of the searches' limit, because typing must not use up a visitor's searches. */
  limit?: "suggestions";
  /**
   * The search parameters that its loader reads; it never sees any others. `"*"` is for all parameters whose names come
   * from the data: they are never cached, and the loader sees all of their values, even empty ones.
   */
  parameters?: Readonly<Record<string, ParameterKind> & { "*"?: "search" | "private" }>;
  /** True if its form posts to it. */
  acceptsPost?: true;
  /**
   * Lists it in sitemap.xml, and names the source of the date of its last change. `cities`, `materials`
   * and `content` list one address for each city, material or page of app/guides, the histories only those
   * with a record, and `months` each recorded month.
   */
  sitemap?:
    | "dataset"
    | "cities"
    | "city histories"
    | "materials"
    | "material histories"
    | "months"
    | "content"
    | "undated";
  /** Asks robots to stay out. */
  robots?: "disallow";
}

/** A route with its pattern, such as "/material/:slug", as the server build or the API has it. */
export interface SiteRoute {
  id: string;
  path: string;
  /** True if it has a component; a page's path ends with a slash. */
  isPage: boolean;
  handle: RouteHandle;
}
