import type { CachePolicy } from "../contract/cache-policy.ts";
import {
  type DeclaredParameters,
  type ReadParameter,
  readParameters,
} from "../contract/read-parameters.ts";
import type { ParameterKind, SiteRoute } from "../contract/route-handle.ts";
import { pagePath } from "../site/canonical-address.ts";
import type { RouteTable } from "../site/route-table.ts";

/** A request's address, stripped of everything its route does not read. */
export interface CacheTarget {
  /** The address that the site answers. */
  url: string;
  /** The path of its page, as `pagePath` gives it. */
  page: string;
  route: SiteRoute | undefined;
  /** The parameters of the address that its route reads. */
  given: ReadParameter[];
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
 * @param city the slug of a known city, which becomes one, too, in place of the city that the address names.
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
  const parameters = route?.handle.parameters ?? {};
  // Most addresses have no parameters, and each call of the runtime takes its time.
  const given = url.search ? readParameters(url.searchParams, parameters) : [];
  // The parameters that count: the city that the address names has been looked up before.
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
    // Odd requests that cannot be cached are left for the site itself to refuse.
    url: hasKey || isPrivate ? url.origin + pathAndQuery : address,
    page,
    route,
    given,
    key: hasKey ? `${env.VERSION.id} ${env.SITE_ORIGIN || url.origin} ${pathAndQuery}` : undefined,
    policy: (hasKey && route?.handle.cache) || "none",
    isShared: !kinds.has("text") && !kinds.has("texts") && !kinds.has("number"),
    // There are no more cities than the dataset has.
    isCounted: read.length > (city ? 1 : 0) || !hasKey || route?.handle.cache === "none",
    isSearch,
    undeclared: undeclaredNames(url.searchParams, parameters, read),
  };
}

/** Lower case, with one slash at the end if it names a page; paths below /api have none. */
function canonicalPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/^(\/api(\/.*)?)\/$/, "$1");
  const isFile = path.startsWith("/api/") || /\.[a-z]+$/.test(path);
  return isFile || path.endsWith("/") ? path : `${path}/`;
}

/** The address of another page of this site that a `Referer` header names, without the origin. */
function pageOfReferer(referer: string | null, url: URL, path: string): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const { origin, pathname, search } = new URL(referer);
  if (origin !== url.origin || canonicalPath(pathname) === path) return undefined;
  return pathname + search;
}

/** True if the API refuses an address because a parameter is empty or given twice, which it has to see for that. */
function isRefusedByApi(route: SiteRoute | undefined, given: URLSearchParams): boolean {
  if (!route?.path.startsWith("/api/")) return false;
  return Object.keys(route.handle.parameters ?? {}).some(
    (name) => given.getAll(name).length > 1 || given.get(name) === "",
  );
}

/**
 * The routes whose data is requested, in order; "" for all. Undefined if one of them is not a route of
 * this page: each choice of others would be another entry.
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

/** Tells developers, once, of a parameter that a loader never sees because its route does not declare it. */
export function warnOfUndeclared(names: string[], route = "this address"): void {
  for (const name of names) {
    const text = `The search parameter "${name}" is dropped: the handle of ${route} does not declare it.`;
    if (name !== "_routes" && !warned.has(text)) console.warn(text);
    warned.add(text);
  }
}
