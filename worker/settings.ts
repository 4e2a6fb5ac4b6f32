import { env } from "cloudflare:workers";
import { z } from "zod";
import type { SiteSettings } from "../app/context.ts";

const SETTINGS = z.object({
  SITE_ORIGIN: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ }).refine(isOrigin)])
    .describe('must be empty or scheme and host alone, such as "https://www.your-site.com.au"'),
  EDGE_CACHE: z.enum(["on", "off"]).describe('must be "on" or "off"'),
  ANALYTICS_ID: z
    .string()
    .regex(/^(G-[A-Z0-9]{2,20})?$/)
    .describe('must be empty or a Google Analytics measurement id, such as "G-ABC123"'),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,20}$/)
    .describe("must be a phone number: digits, spaces, brackets, hyphens"),
  CONTACT_EMAIL: z.email().describe("must be an e-mail address"),
  CONTACT_ADDRESS: z.string().trim().min(1).max(200).describe("must be a postal address"),
});

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`;
}

let last = { values: "", wrong: undefined as string | undefined };

/**
 * What is wrong with the settings in wrangler.toml, in one line that says what to do; undefined when
 * nothing is. They are looked at again only when one has changed.
 */
export function wrongSettings(settings: Env): string | undefined {
  const values = Object.keys(SETTINGS.shape)
    .map((name) => settings[name as keyof typeof SETTINGS.shape])
    .join("\n");
  if (values !== last.values) last = { values, wrong: check(settings) };
  return last.wrong;
}

function check(settings: Env): string | undefined {
  const { error } = SETTINGS.safeParse(settings);
  if (!error) return undefined;
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  const faults = [...names].map((name) => {
    const rule = SETTINGS.shape[name as keyof typeof SETTINGS.shape].description;
    return `${name} ${rule}`;
  });
  return `Wrong settings under [vars] in wrangler.toml: ${faults.join("; ")}.`;
}

/** What the operator set in wrangler.toml; the site's address is the request's until one is set. */
export function siteOf(env: Env, url: string): SiteSettings {
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
