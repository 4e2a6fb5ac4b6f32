import {
  type DeclaredParameters,
  type ReadParameter,
  readParameters,
} from "../contract/read-parameters.ts";
import type { ParameterKind, SiteRoute } from "../contract/route-handle.ts";
import { pagePath } from "../site/canonical-address.ts";
import type { RouteTable } from "../site/route-table.ts";

/**
 * A request's URL, stripped of everything that its route does not read:
 * - `url`: the URL that the site answers
 * - `page`: the path of its page, as `pagePath` gives it
 * - `given`: the parameters in the URL that its route reads
 * - `key`: the cache key; undefined if the response is never cached
 * - `policy`: the policy of a successful response
 * - `isShared`: true if other isolates and locations share the entry, because the values of its parameters are limited to
 *   lists
 * - `isCounted`: true if rendering it counts toward the visitor's limit: it has parameters, or is never cached
 * - `isSearch`: true if it holds a visitor's search
 * - `undeclared`: search parameters that are dropped because the route does not declare them
 */
export type CacheTarget = ReturnType<typeof cacheTarget>;

type Deployment = Pick<Env, "VERSION" | "SITE_ORIGIN">;

/** Nothing has a longer name, so longer values are never cached. */
const MAX_VALUE_LENGTH = 200;

/** The characters of the site's paths. A path with any other is answered but never cached. */
const PLAIN_PATH = /^[a-z0-9\-_./]*$/;

/**
 * The target of a request. The cache key holds the path in lower case, the declared parameters that are set, in the
 * order of their declaration, and the deployment, because code and settings change the response. It also holds the
 * site's own origin, which pages contain: until the operator has set it, that is the requested host. The number of keys
 * is bounded: only paths that answer 200 are cached, with known parameters, and values that aren't limited to a list
 * are cached only in one isolate's memory.
 * @param referer the request's header, which becomes a parameter if the route reads it.
 * @param city the slug of a known city, which likewise becomes a parameter, in place of the city in the URL.
 */
export function cacheTarget(
  address: string,
  table: RouteTable,
  env: Deployment,
  referer: string | null = null,
  city?: string,
) {
  const url = new URL(address);
  const path = canonicalPath(url.pathname);
  const page = pagePath(path);
  const route = table.find(page === "/_root" ? "/" : page);
  const parameters = route?.handle.parameters ?? {};
  // Most URLs have no parameters, and each call into the runtime is slow.
  const given = url.search ? readParameters(url.searchParams, parameters) : [];
  // The city in the URL has already been looked up, and is passed as `city`.
  const read = given.filter(({ kind }) => kind !== "city");
  const isData = path.endsWith(".data");
  const referrer = isData ? undefined : pageOfReferer(referer, url, path);
  for (const [name, kind] of Object.entries(parameters)) {
    if (kind === "city" && city) read.push({ name, value: city, kind });
    if (kind === "referrer" && referrer && !url.searchParams.has(name))
      read.push({ name, value: referrer, kind });
  }
  const kinds = new Set<ParameterKind>(read.map(({ kind }) => kind));
  const isSearch = kinds.has("search");
  const isOfVisitor =
    isSearch || kinds.has("private") || kinds.has("referrer") || kinds.has("half-hour");
  const isForApiToRefuse = isRefusedByApi(route, url.searchParams);
  const isPrivate = isOfVisitor && !isForApiToRefuse;
  const query = new URLSearchParams(read.map(({ name, value }) => [name, value]));
  const requested = isData ? requestedRoutes(route, url.searchParams) : "";
  if (requested) query.set("_routes", requested);
  const pathAndQuery = query.size > 0 ? `${path}?${query}` : path;
  const hasKey =
    !isOfVisitor &&
    !isForApiToRefuse &&
    !route?.handle.isLive &&
    requested !== undefined &&
    read.every(({ value }) => value.length <= MAX_VALUE_LENGTH) &&
    PLAIN_PATH.test(path);
  return {
    // The site itself must see odd requests that cannot be cached, to refuse them.
    url: hasKey || isPrivate ? url.origin + pathAndQuery : address,
    page,
    route,
    given,
    key: hasKey ? `${env.VERSION.id} ${env.SITE_ORIGIN || url.origin} ${pathAndQuery}` : undefined,
    policy: (hasKey && route?.handle.cache) || "none",
    isShared: !kinds.has("text") && !kinds.has("texts") && !kinds.has("number"),
    // The city doesn't count: there are only as many as the dataset has.
    isCounted: read.length > (city ? 1 : 0) || !hasKey || route?.handle.cache === "none",
    isSearch,
    undeclared: undeclaredNames(url.searchParams, parameters, read),
  };
}

/** Converts a path to lower case, with a slash at the end if it is a page's; paths below /api have none. */
function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/^(\/api(\/.*)?)\/$/, "$1");
  const isFile = path.startsWith("/api/") || /\.[a-z]+$/.test(path);
  return isFile || path.endsWith("/") ? path : `${path}/`;
}

/** The path and query of another page of this site, from a `Referer` header. */
function pageOfReferer(referer: string | null, url: URL, path: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== url.origin || canonicalPath(pathname) === path) return undefined;
  return pathname + search;
}

/** True if the API refuses a URL because a parameter is empty or given twice; it must then get the URL as it is. */
function isRefusedByApi(route: SiteRoute | undefined, given: URLSearchParams): boolean {
  if (!route?.path.startsWith("/api/")) return false;
  return Object.keys(route.handle.parameters ?? {}).some(
    (name) => given.getAll(name).length > 1 || given.get(name) === "",
  );
}

/**
 * The routes whose data is requested, in alphabetical order; "" for all. Undefined if any is not a route of this page,
 * because every combination of others would make another entry.
 */
function requestedRoutes(route: SiteRoute | undefined, given: URLSearchParams): string | undefined {
  const requested = given.get("_routes");
  if (!requested) return "";
  const ids = [...new Set(requested.split(","))].sort();
  return ids.every((id) => id === "root" || id === route?.id) ? ids.join() : undefined;
}

function undeclaredNames(
  given: URLSearchParams,
  declared: DeclaredParameters,
  read: ReadParameter[],
): string[] {
  const known = new Set([...Object.keys(declared), ...read.map(({ name }) => name)]);
  return [...new Set(given.keys())].filter((name) => !known.has(name));
}

const warned = new Set<string>();

/** Warns developers, once, of a parameter that a loader never sees because its route does not declare it. */
export function warnOfUndeclared(names: string[], route = "this address"): void {
  for (const name of names) {
    const text = `The search parameter "${name}" is dropped: the handle of ${route} does not declare it.`;
    if (name !== "_routes" && !warned.has(text)) console.warn(text);
    warned.add(text);
  }
}
