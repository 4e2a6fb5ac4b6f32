import type { CachePolicy } from "../contract/cache-policy.ts";
import { readParameters } from "../contract/read-parameters.ts";
import type { ParameterKind, SiteRoute } from "../contract/route-handle.ts";
import { pagePath, type RouteTable } from "../site/route-table.ts";

/** A request's address, stripped of everything its route does not read. */
export interface CacheTarget {
  /** The address that the site answers. */
  url: string;
  route: SiteRoute | undefined;
  /** The cache key; undefined if the response is never cached. */
  key: string | undefined;
  /** The policy of a successful response. */
  policy: CachePolicy;
  /** True if other isolates and locations share the entry: its parameters, if any, come from lists. */
  isShared: boolean;
  /** True if rendering it counts toward the visitor's limit: it has parameters, or is never cached. */
  isCounted: boolean;
  /** True if it holds a visitor's search. */
  isSearch: boolean;
  /** Search parameters that are dropped because the route does not declare them. */
  undeclared: string[];
}

type Deployment = Pick<Env, "VERSION" | "SITE_ORIGIN">;

/** Longer values name nothing, and are never cached. */
const MAX_VALUE_LENGTH = 200;

/** Paths of the site are made of these. A path with anything else is answered, but never cached. */
const PLAIN_PATH = /^[a-z0-9\-_./]*$/;

/**
 * The target of a request. The cache key holds the path in lower case, the declared parameters that are
 * set, in the order of their declaration, and the deployment, because code and settings change what an
 * address answers. It also holds the site's own address, which pages contain: until the operator has set
 * it, that is the requested host. The number of keys is bounded because only paths that answer 200 are
 * cached, with known parameters, and values that come from no list are cached only in one isolate's memory.
 * @param referer the request's header, which becomes a parameter if the route reads it.
 * @param city the slug of a known city, which does likewise; what the address itself names is never taken.
 */
export function cacheTarget(
  address: string,
  table: RouteTable,
  env: Deployment,
  referer: string | null = null,
  city?: string,
): CacheTarget {
  const url = new URL(address);
  const path = canonicalPath(url.pathname);
  const page = pagePath(path);
  const route = table.find(page === "/_root" ? "/" : page);
  const isData = path.endsWith(".data");
  const referrer = isData ? undefined : pageOfReferer(referer, url, path);
  const { values, isPrivate, isCacheable, ...read } = readParametersOf(
    route,
    url.searchParams,
    referrer,
    city,
  );
  const query = new URLSearchParams(values);
  const data = isData ? askedRoutes(route, url.searchParams) : "";
  if (data) query.set("_routes", data);
  const pathAndQuery = query.size > 0 ? `${path}?${query}` : path;
  const isLive = route?.handle.isLive;
  const hasKey = isCacheable && !isLive && data !== undefined && PLAIN_PATH.test(path);
  return {
    ...read,
    // Odd requests that cannot be cached are left for the site itself to refuse.
    url: hasKey || isPrivate ? url.origin + pathAndQuery : address,
    route,
    key: hasKey ? `${env.VERSION.id} ${env.SITE_ORIGIN || url.origin} ${pathAndQuery}` : undefined,
    policy: (hasKey && route?.handle.cache) || "none",
    isCounted: read.isCounted || !hasKey || route?.handle.cache === "none",
  };
}

/** Whether a route reads a parameter of this kind. */
export function reads(route: SiteRoute | undefined, kind: ParameterKind): boolean {
  const kinds: unknown[] = Object.values(route?.handle.parameters ?? {});
  return kinds.includes(kind);
}

/** Lower case, with one slash at the end if it names a page; paths below /api have none. */
function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/^(\/api(\/.*)?)\/$/, "$1");
  const isFile = path.startsWith("/api/") || /\.[a-z]+$/.test(path);
  return isFile || path.endsWith("/") ? path : `${path}/`;
}

/** The address of another page of this site that a `Referer` header names, without the origin. */
function pageOfReferer(referer: string | null, asked: URL, path: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== asked.origin || canonicalPath(pathname) === path) return undefined;
  return pathname + search;
}

/** The given parameters that a route reads, and what that means for the cache. */
function readParametersOf(
  route: SiteRoute | undefined,
  given: URLSearchParams,
  referrer: string | undefined,
  city: string | undefined,
) {
  const parameters = route?.handle.parameters ?? {};
  const names = Object.keys(parameters);
  // Which city an address names is decided before.
  const read = readParameters(given, parameters).filter(({ kind }) => kind !== "city");
  for (const [name, kind] of Object.entries(parameters)) {
    const value = kind === "city" ? city : kind === "referrer" && !given.has(name) && referrer;
    if (value) read.push({ name, value, kind });
  }
  const kinds = new Set<ParameterKind>();
  for (const { kind } of read) kinds.add(kind);
  const isSet = (kind: ParameterKind) => kinds.has(kind);
  const isSearch = isSet("search");
  const isPrivate = isSearch || (["private", "referrer", "half-hour"] as const).some(isSet);
  const isLong = read.some(({ value }) => value.length > MAX_VALUE_LENGTH);
  // The API refuses parameters that are empty or given twice, and has to see them for that.
  const isForApiToRefuse =
    route?.path.startsWith("/api/") &&
    names.some((name) => given.getAll(name).length > 1 || given.get(name) === "");
  const known = new Set([...names, ...read.map(({ name }) => name)]);
  return {
    values: read.map(({ name, value }) => [name, value]),
    isSearch,
    // There are no more cities than the dataset has.
    isCounted: read.length > (city === undefined ? 0 : 1),
    isShared: !(["text", "texts", "number"] as const).some(isSet),
    isPrivate: isPrivate && !isForApiToRefuse,
    isCacheable: !isPrivate && !isLong && !isForApiToRefuse,
    undeclared: [...new Set(given.keys())].filter((name) => !known.has(name)),
  };
}

/**
 * The routes whose data is asked for, in order; "" for all. Undefined where one of them is not a route of
 * this page: each choice of others would be another entry.
 */
function askedRoutes(route: SiteRoute | undefined, given: URLSearchParams): string | undefined {
  const asked = given.get("_routes");
  if (!asked) return "";
  const ids = [...new Set(asked.split(","))].sort();
  return ids.every((id) => id === "root" || id === route?.id) ? ids.join() : undefined;
}

const warned = new Set<string>();

/** Tells developers, once, of a parameter that a loader never sees because its route does not declare it. */
export function warnOfUndeclared(names: string[], route = "this address"): void {
  for (const name of names) {
    const text = `The search parameter "${name}" is dropped: the handle of ${route} does not declare it.`;
    if (name !== "_routes" && !warned.has(text)) console.warn(text);
    warned.add(text);
  }
}
