import type { Context, MiddlewareHandler } from "hono";

// A page has one address, and nobody can make cache entries of it without end.

/** The suffix of React Router's requests for a page's data: "/sydney/_.data", "/sydney.data". */
const DATA_SUFFIX = /(\/_)?\.data$/;

/** Percent-encodings of characters that stand for themselves in an address (RFC 3986, 2.3). */
const NEEDLESS_ENCODING = /%(?:2[de]|3\d|4[1-9a-f]|5[0-9af]|6[1-9a-f]|7[0-9ae])/gi;

/**
 * The path of the page: in lower case and without slashes at its end, as routes match, and without the
 * suffix of React Router's requests for its data; "/" is the home page. Only A to Z change: other letters
 * are percent-encoded in an address.
 */
export function pagePath(pathname: string): string {
  const path = pathname.toLowerCase().replace(DATA_SUFFIX, "");
  // An expression for slashes at the end would start again at each slash of a path that is full of them.
  let end = path.length;
  while (path[end - 1] === "/") end--;
  return path.slice(0, end) || "/";
}

/** The path of a request's page, which Hono matches its routes against; a request's address is a URL already. */
export const getPath = ({ url }: Request) =>
  pagePath(url.slice(url.indexOf("/", 8)).split(/[?#]/, 1)[0]!);

/** Redirects every other host to the site's own, once the operator has set it; this machine's excepted. */
export const canonicalHost: MiddlewareHandler<{ Bindings: Env }> = async (c, next) => {
  const { SITE_ORIGIN: origin } = c.env;
  if (!origin || c.req.url.startsWith(`${origin}/`)) return next();
  const { host, hostname, pathname, search } = new URL(c.req.url);
  const isLocal = hostname === "localhost" || hostname === "127.0.0.1";
  if (isLocal || host === new URL(origin).host) return next();
  return redirect(c, new URL(origin).origin + pathname + search);
};

/** Redirects an address with several slashes in a row, or with letters that are percent-encoded, to its plain form. */
export const canonicalAddress: MiddlewareHandler = async (c, next) => {
  const { url } = c.req;
  // Behind "https://", without parsing the address.
  if (!url.includes("//", 8) && !url.includes("%")) return next();
  const { pathname, search } = new URL(url);
  // Two slashes at the start of a Location would name another host.
  const single = pathname.replace(/\/{2,}/g, "/");
  // The API says of a parameter that it cannot be right, however it is written.
  const isApi = /^\/api\//i.test(single);
  const path = isApi ? single : single.replace(NEEDLESS_ENCODING, decodeURIComponent);
  return path === pathname ? next() : redirect(c, path + search);
};

function redirect(c: Context, to: string) {
  // A post keeps its method and body with 308. The API is open to every origin, and so are its redirects, which
  // hold nothing but the requested address.
  const status = c.req.method === "GET" || c.req.method === "HEAD" ? 301 : 308;
  return c.body(null, status, { Location: to, "Access-Control-Allow-Origin": "*" });
}
