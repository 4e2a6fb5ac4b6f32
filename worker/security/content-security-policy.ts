/** Matches inline scripts, but not structured data, because browsers do not run it. */
const INLINE_SCRIPTS =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")([^>]*)>(.*?)<\/script>/gs;

/**
 * Lists the hashes that allow the inline scripts of a page to be cached. Only scripts with the nonce of its rendering
 * are allowed, so that a script that got into the page in any other way does not run. Null for a page without scripts.
 */
export async function hashSources(html: string, nonce: string): Promise<string | null> {
  if (!html.includes("<script")) return null;
  const own = [...html.matchAll(INLINE_SCRIPTS)].filter(([, attributes = ""]) =>
    attributes.includes(` nonce="${nonce}"`),
  );
  const texts = new Set(own.map(([, , text = ""]) => text));
  return (await Promise.all([...texts].map(hash))).join(" ");
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${new Uint8Array(digest).toBase64()}'`;
}

/** Where Google Analytics loads from and reports to. */
const ANALYTICS = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/** Vite's development server inlines styles and its error overlay, and uses a WebSocket and a worker. */
const isDevelopment = import.meta.env.MODE === "development";

/**
 * The Content-Security-Policy of a page: everything comes from the site itself.
 * @param inlineSources the sources that allow inline scripts (a nonce, or `hashSources`); null forbids all scripts
 * @param isMeasured true to allow Google Analytics; Trusted Types are then off, because its script creates markup from
 * strings
 */
export function contentSecurityPolicy(inlineSources: string | null, isMeasured: boolean): string {
  const { script, connect } = isMeasured ? ANALYTICS : { script: "", connect: "" };
  const directives = [
    // Kinds that the site never uses are forbidden by name, because in Firefox the default also governs prefetches.
    "default-src 'self'",
    ...["child-src", "frame-src", "media-src", "object-src"].map((name) => `${name} 'none'`),
    `worker-src 'self' ${isDevelopment ? "blob:" : ""}`,
    inlineSources === null ? "script-src 'none'" : `script-src 'self' ${inlineSources} ${script}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : ""}`,
    `img-src 'self' data: ${connect}`,
    "font-src 'self'",
    `connect-src 'self' ${isDevelopment ? "ws:" : ""} ${connect}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isMeasured || isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types service-worker"]),
  ];
  return directives.map((directive) => directive.replace(/ +/g, " ").trimEnd()).join("; ");
}
