import type { MiddlewareHandler } from "hono";

/** What every answer says, whatever it is; `app/public/_headers` says the same for files. */
const ALWAYS = {
  "Strict-Transport-Security": "max-age=63072000; includeSubDomains; preload",
  "X-Content-Type-Options": "nosniff",
  // Not "no-referrer": browsers would then hide where a form was posted from.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** For what is no page: it loads and runs nothing, wherever it is opened. */
const NOTHING = "default-src 'none'; frame-ancestors 'none'";

/** The headers that protect visitors. A page's own Content-Security-Policy takes the place of ours. */
export const securityHeaders: MiddlewareHandler = async (c, next) => {
  await next();
  // Not `c.header`, which makes a new response each time.
  const { headers } = c.res;
  // A copy has them from when it was rendered.
  if (headers.has("X-Content-Type-Options")) return;
  for (const [name, value] of Object.entries(ALWAYS)) headers.set(name, value);
  const isOpen = c.req.path === "/api" || c.req.path.startsWith("/api/");
  headers.set("Cross-Origin-Resource-Policy", isOpen ? "cross-origin" : "same-origin");
  if (!headers.has("Content-Security-Policy")) headers.set("Content-Security-Policy", NOTHING);
};
