import type { MiddlewareHandler } from "hono";

/**
 * Redirects an address with several slashes in a row to the one that it means: a page has one address,
 * and nobody can make cache entries of it without end.
 */
export const collapseSlashes: MiddlewareHandler = async (c, next) => {
  // Behind "https://", without parsing the address.
  if (!c.req.url.includes("//", 8)) return next();
  const { pathname, search } = new URL(c.req.url);
  // Two slashes at the start of a Location would name another host.
  const path = pathname.replace(/\/{2,}/g, "/");
  if (path === pathname) return next();
  // The API is open to every origin, its redirects, too; they hold nothing but what was asked for.
  return c.body(null, 301, { Location: path + search, "Access-Control-Allow-Origin": "*" });
};
