/** What an inline script is let through by: the nonce of a page that is streamed to one visitor. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`;

/** Elements of a page that run as scripts and stand in the page itself; structured data does not run. */
const INLINE =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;

/** The same for a page that is kept: the hash of each of its inline scripts; null for one without scripts. */
export async function byHashes(html: string): Promise<string | null> {
  if (!html.includes("<script")) return null;
  const texts = new Set([...html.matchAll(INLINE)].map(([, text = ""]) => text));
  return (await Promise.all([...texts].map(hash))).join(" ");
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/** Where Google Analytics loads from and reports to, for sites whose operator measures visits. */
const MEASURING = {
  script: "https://www.googletagmanager.com",
  connect: "https://*.google-analytics.com https://*.googletagmanager.com",
};

/** Vite puts style sheets and its error screen into the page, and reports changes by WebSocket. */
const isDevelopment = import.meta.env.MODE === "development";

/**
 * The Content-Security-Policy of a page: everything comes from the site itself, and of inline scripts
 * only those that `inline` lets through run; null for a page that has none. Where visits are measured
 * that script is let in, too, and scripts may make markup, because it does.
 */
export function contentSecurityPolicy(inline: string | null, isMeasured: boolean): string {
  const { script, connect } = isMeasured ? MEASURING : { script: "", connect: "" };
  const directives = [
    "default-src 'none'",
    inline === null ? "script-src 'none'" : `script-src 'self' ${inline} ${script}`,
    `style-src 'self' ${isDevelopment ? "'unsafe-inline'" : ""}`,
    `img-src 'self' data: ${connect}`,
    "font-src 'self'",
    `connect-src 'self' ${isDevelopment ? "ws:" : ""} ${connect}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    ...(isDevelopment ? ["worker-src blob:"] : []),
    ...(isMeasured || isDevelopment
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types 'none'"]),
  ];
  return directives.map((directive) => directive.replace(/ +/g, " ").trimEnd()).join("; ");
}
