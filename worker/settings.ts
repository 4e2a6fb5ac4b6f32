import { env } from "cloudflare:workers";
import type { Site } from "../app/context.ts";

/** What the operator set in wrangler.toml; the site's address is the request's until one is set. */
export function siteOf(env: Env, url: string): Site {
  return {
    origin: env.SITE_ORIGIN.replace(/\/+$/, "") || new URL(url).origin,
    analyticsId: env.ANALYTICS_ID || null,
    phone: env.CONTACT_PHONE,
    email: env.CONTACT_EMAIL,
    address: env.CONTACT_ADDRESS,
  };
}

/** Said once, when an isolate starts. */
export function warnOfMissingSettings(): void {
  if (!env.ANALYTICS_ID) {
    console.warn(
      "The setting ANALYTICS_ID (analytics measurement id) is missing: visits are not measured.",
    );
  }
}
