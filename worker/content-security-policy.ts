/** What an inline script is let through by: the nonce of a page that is streamed to one visitor. */
export const byNonce = (nonce: string) => `'nonce-${nonce}'`;

/** Elements of a page that run as scripts and stand in the page itself; structured data does not run. */
const INLINE =
  /<script(?![^>]*\bsrc=)(?![^>]*\btype="application\/ld\+json")[^>]*>(.*?)<\/script>/gs;

/** The same for a page that is kept: the hash of each of its inline scripts. */
export async function byHashes(html: string): Promise<string> {
  const texts = new Set([...html.matchAll(INLINE)].map(([, text = ""]) => text));
  return (await Promise.all([...texts].map(hash))).join(" ");
}

async function hash(text: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
}

/**
 * The Content-Security-Policy of a page: everything comes from the site itself; of inline scripts
 * only those that `inline` lets through run.
 */
export function contentSecurityPolicy(inline: string): string {
  return [
    "default-src 'none'",
    `script-src 'self' ${inline}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join("; ");
}
