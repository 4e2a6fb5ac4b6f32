import type { Context, MiddlewareHandler } from "hono";

// Each page has exactly one URL, so that nobody can make endless cache entries for it.

/** The suffix of React Router's requests for a page's data: "/sydney/_.data", "/sydney.data". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/** Percent-encodings of characters that need none in a URL (RFC 3986, 2.3). */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The path of the page: in lower case and without slashes at its end, as routes match, and without the suffix of React
 * Router's requests for its data; "/" is the home page. Only A to Z change case, because other letters are
 * percent-encoded in URLs.
 */
export function pagePath(pathname: string): string {
  const path = pathname.toLowerCase().replace(DATA_SUFFIX, "");
  // A regular expression for the slashes at the end would start again at each slash of a path that is full of them.
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end) || "/";
}

/** The path of a request's page, against which Hono matches its routes. */
export const getPath = ({ url }: Request) =>
  pagePath(url.slice(url.indexOf("/", 8)).split(/[?#]/, 1)[0]!);

/** Redirects every other host, except this machine's, to the site's own, once the operator has set that. */
export const canonicalHost: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const { SITE_ORIGIN: origin } = c.env;
  if (!origin || c.req.url.startsWith(`${origin}/`)) return next();
  const { host, hostname, pathname, search } = new URL(c.req.url);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  if (isLocal || host === new URL(origin).host) return next();
  return redirect(c, new URL(origin).origin + pathname + search);
};

/** Redirects a URL with several slashes in a row, or with needless percent-encodings, to its plain form. */
export const canonicalAddress: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  // Search after "https://", without parsing the URL.
  if (!url.includes("//", 8) && !url.includes("%")) return next();
  const { pathname, search } = new URL(url);
  // Two slashes at the start of a Location would mean another host.
  const single = pathname.replace(/\/{2,}/g, "/");
  // The API itself rejects an invalid parameter, however it is encoded.
  const isApi = /^\/api\//i.test(single);
  const path = isApi ? single : single.replace(NEEDLESS_ENCODING, decodeURIComponent);
  return path === pathname ? next() : redirect(c, path + search);
};

function redirect(c: Context, to: string) {
  // With 308, a post keeps its method and body. The API is open to every origin, and so are its redirects, which
  // contain nothing but the requested URL.
  const status = c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308;
  return c.body(null, status, { Location: to, "Access-Control-Allow-Origin": "*" });
}
