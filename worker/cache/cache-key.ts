import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";

/** Where a response is kept, and the request that it answers. */
export interface Place {
  key: string;
  /** The address with nothing in it that the answer does not depend on. */
  url: string;
  /** Whether other isolates and locations may have it, too: for addresses whose number is bounded. */
  isShared: boolean;
}

type Routes = Pick<ServerBuild, "routes">;
type Settings = Pick<Env, "VERSION" | "SITE_ORIGIN">;

/** Parameters that an address reads; none where it is not listed. No answer sees any other. */
const PARAMETERS: [path: RegExp, names: string[]][] = [
  [/^\/(cities|scrap-metal-prices-by-city|materials|scrap-metal-prices-by-material)$/, ["q"]],
  [/^\/scrap-yards(\/points)?$/, ["q", "state", "material", "service", "page", "view", "debug"]],
  [/^\/search$/, ["q", "city"]],
  [/^\/contact$/, ["subject", "from", "sent"]],
  [/^\/api\/cities\/top$/, ["limit"]],
  [/^\/[^/.]+$/, ["layout"]],
];

/** Texts that visitors type: what they find is never kept. */
const TYPED = ["q", "city", "subject", "from"];

/** The only values of these that make a difference. */
const VALUES: Record<string, RegExp> = {
  layout: /^classic$/,
  view: /^map$/,
  page: /^[1-9]\d{0,5}$/,
};

/** Longer values name nothing; a search cuts its text off before. */
const LONGEST = 200;

/** Paths of the site are made of these. A path with anything else is answered, but not kept. */
const PLAIN = /^[a-z0-9\-_./]*$/;

/** React Router's own requests for data: "/sydney/_.data", "/sydney.data". */
const DATA = /(\/_)?\.data$/;

/**
 * Where the answer to an address is kept: by its path in lower case, the parameters that it reads,
 * in a fixed order, the deployment, because code and settings change what an address answers, and the
 * site's own address, which pages carry: the one asked for, until the operator has named it.
 * Undefined where it is never kept. What bounds the number of places: paths that answer 200 (cities,
 * materials, pages), known parameters, and for those with parameters the memory of one isolate.
 */
export function placeOf(address: string, build: Routes, env: Settings): Place | undefined {
  const url = new URL(address);
  const path = plainPath(url.pathname);
  const page = path.replace(DATA, "") || "/";
  const read = parametersRead(page, url.searchParams);
  if (!read || !PLAIN.test(path)) return undefined;
  const routes = DATA.test(path) ? routesAsked(page, url.searchParams, build) : "";
  if (routes === undefined) return undefined;
  const query = new URLSearchParams(read);
  if (routes) query.set("_routes", routes);
  const search = query.size > 0 ? `?${query}` : "";
  return {
    key: `${env.VERSION.id} ${env.SITE_ORIGIN || url.origin} ${path}${search}`,
    url: `${url.origin}${path}${search}`,
    isShared: read.length === 0,
  };
}

/** Lower case, and with one slash at the end where it names a page; what is below /api has none. */
function plainPath(pathname: string): string {
  const path = pathname.toLowerCase().replace(/^(\/api(\/.*)?)\/$/, "$1");
  const isFile = path.startsWith("/api/") || /\.[a-z]+$/.test(path);
  return isFile || path.endsWith("/") ? path : `${path}/`;
}

/** The parameters that are set, in order; undefined where the answer is never kept because of them. */
function parametersRead(path: string, given: URLSearchParams): [string, string][] | undefined {
  const trimmed = path.replace(/(.)\/$/, "$1");
  const names = PARAMETERS.find(([pattern]) => pattern.test(trimmed))?.[1] ?? [];
  const read = names.flatMap((name): [string, string][] => {
    const value = given.get(name);
    return value === null || VALUES[name]?.test(value) === false ? [] : [[name, value]];
  });
  const isOwn = read.some(([name, value]) => TYPED.includes(name) || value.length > LONGEST);
  // A page reads the first of several; the API refuses them, and has to see them for that.
  const isRefused = path.startsWith("/api/") && names.some((name) => given.getAll(name).length > 1);
  return isOwn || isRefused ? undefined : read;
}

/**
 * Which routes' data is asked for, in order; "" for all. Undefined where one of them is not a route of
 * this page: each choice of others would be a copy more.
 */
function routesAsked(path: string, given: URLSearchParams, { routes }: Routes): string | undefined {
  const asked = given.get("_routes");
  if (!asked) return "";
  const ids = [...new Set(asked.split(","))].sort();
  const pages = Object.values(routes).flatMap((route) => (route?.parentId ? [route] : []));
  const page = matchRoutes(
    pages.map(({ id, path, index }) => ({ id, path, index }) as RouteObject),
    path === "/_root" ? "/" : path,
  )?.[0]?.route.id;
  return ids.every((id) => id === "root" || id === page) ? ids.join() : undefined;
}

/** Whether a page looks for a visitor's own text, which makes the database read more than others do. */
export function isSearch(address: string): boolean {
  const { pathname, searchParams } = new URL(address);
  return !/^\/api\b/i.test(pathname) && (searchParams.has("q") || searchParams.has("city"));
}
