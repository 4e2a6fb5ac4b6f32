/** Enforces HTTPS for two years: for this host and, if the operator opts in, for all of its subdomains. */
const HSTS = {
  off: "max-age=63072000",
  on: "max-age=63072000; includeSubDomains; preload",
};

/** Headers of every response from the Worker. `app/frame/public/_headers` sets the first two on static files. */
const COMMON_HEADERS = {
  "X-Content-Type-Options": "nosniff",
  // With "no-referrer", browsers would post forms with "Origin: null", which the CSRF guard rejects.
  "Referrer-Policy": "strict-origin-when-cross-origin",
  // The directory needs the location of a visitor who presses its button.
  "Permissions-Policy":
    "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()",
  "Cross-Origin-Opener-Policy": "same-origin",
};

/** The policy of everything that is not a page: JSON, XML and plain text load and run nothing. */
const DEFAULT_POLICY = "default-src 'none'; frame-ancestors 'none'";

/**
 * Sets the headers that protect visitors. A response that already has a Content-Security-Policy keeps it.
 * @param path in lower case
 */
export function setSecurityHeaders(headers: Headers, path: string, env: Env): void {
  headers.set("Strict-Transport-Security", env.HSTS_PRELOAD === "on" ? HSTS.on : HSTS.off);
  for (const [name, value] of Object.entries(COMMON_HEADERS)) headers.set(name, value);
  const isApi = path === "/api" || path.startsWith("/api/");
  headers.set("Cross-Origin-Resource-Policy", isApi ? "cross-origin" : "same-origin");
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", DEFAULT_POLICY);
}
