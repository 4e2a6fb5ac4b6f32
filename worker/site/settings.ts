import { env } from "cloudflare:workers";
import { z } from "zod";
import type { SiteSettings } from "../contract/context.ts";

const SETTINGS = z.object({
  SITE_NAME: text(60).describe("must be the site's name, of at most 60 characters"),
  SITE_SHORT_NAME: text(20).describe("must be a name of at most 20 characters"),
  SITE_SLOGAN: text(80).describe(
    "must be a few words that follow the name, of at most 80 characters",
  ),
  SOCIAL_LINKS: z
    .string()
    .refine((list) => itemsIn(list).every((link) => z.httpUrl().safeParse(link).success))
    .describe("must be empty or web addresses with commas between"),
  SITE_ORIGIN: z
    .union([z.literal(""), z.url({ protocol: /^https?$/ }).refine(isOrigin)])
    .describe('must be empty or a scheme and host only, such as "https://www.your-site.com.au"'),
  EDGE_CACHE: z.enum(["on", "off"]).describe('must be "on" or "off"'),
  OFFLINE: z.enum(["on", "off"]).describe('must be "on" or "off"'),
  HSTS_PRELOAD: z.enum(["on", "off"]).describe('must be "on" or "off"'),
  ANALYTICS_ID: z
    .string()
    .regex(/^(G-[A-Z0-9]{2,20})?$/)
    .describe('must be empty or a Google Analytics measurement ID, such as "G-ABC123"'),
  CONTACT_PHONE: z
    .string()
    .regex(/^\+?[\d ()-]{6,20}$/)
    .describe("must be a phone number of digits, spaces, brackets and hyphens"),
  CONTACT_EMAIL: z.email().describe("must be an email address"),
  DATA_LICENCE: text(100).describe("must name a licence of the data"),
  MAX_PRICE_AGE_DAYS: days(),
  MAX_WORLD_AGE_DAYS: days(),
  ACCESS_TEAM: z
    .union([
      z.string().regex(/^[a-z0-9-]*$/),
      z.url({ protocol: /^https$/ }).refine(isOrigin),
      z.url({ protocol: /^http$/, hostname: /^localhost$/ }).refine(isOrigin),
    ])
    .describe(
      "must be empty, the team's name at Cloudflare Access, or the https origin of its keys",
    ),
  ACCESS_AUD: z.string().regex(/^\w*$/).describe("must be empty or the application's audience tag"),
  DESK_PUBLISHERS: z
    .string()
    .refine((list) => publishersIn(list).every((email) => z.email().safeParse(email).success))
    .describe("must be empty or email addresses with commas between"),
  CONTACT_ADDRESS: text(200).describe("must be a postal address"),
});

function text(longest: number) {
  return z.string().trim().min(1).max(longest);
}

function days() {
  return z
    .string()
    .regex(/^[1-9]\d{0,3}$/)
    .describe("must be a number of days, from 1 to 9999");
}

function isOrigin(url: string): boolean {
  return URL.canParse(url) && new URL(url).href === `${new URL(url).origin}/`;
}

/** The email addresses in a list, in lower case. */
export function publishersIn(list: string): string[] {
  return itemsIn(list.toLowerCase());
}

function itemsIn(list: string): string[] {
  const items = list.split(",");
  return items.map((item) => item.trim()).filter(Boolean);
}

const NETWORKS = ["Facebook", "Instagram", "LinkedIn", "YouTube", "TikTok"];

let lastCheck = { values: "", message: undefined as string | undefined };

/**
 * A message for the operator if settings in wrangler.toml are invalid, with one line for the rule of each; undefined if
 * all are valid. Runs on every request, but validates only when a value has changed.
 */
export function invalidSettings(settings: Env): string | undefined {
  const values = Object.keys(SETTINGS.shape)
    .map((name) => settings[name as keyof typeof SETTINGS.shape])
    .join("\n");
  if (values !== lastCheck.values) lastCheck = { values, message: validate(settings) };
  return lastCheck.message;
}

function validate(settings: Env): string | undefined {
  const { error } = SETTINGS.safeParse(settings);
  if (!error) return undefined;
  const names = new Set(error.issues.map(({ path }) => String(path[0])));
  const problems = [...names].map((name) => {
    const rule = SETTINGS.shape[name as keyof typeof SETTINGS.shape].description;
    return `${name} ${rule}`;
  });
  return `Invalid settings under [vars] in wrangler.toml: ${problems.join("; ")}.`;
}

/** The operator's settings for pages. Until SITE_ORIGIN is set, the request's origin is the site's. */
export function siteSettings(env: Env, url: string): SiteSettings {
  return {
    name: env.SITE_NAME,
    shortName: env.SITE_SHORT_NAME,
    slogan: env.SITE_SLOGAN,
    social: itemsIn(env.SOCIAL_LINKS).map((address) => ({ name: networkOf(address), address })),
    origin: env.SITE_ORIGIN.replace(/\/+$/, "") || new URL(url).origin,
    isPublic: env.SITE_ORIGIN !== "",
    keepsPages: env.OFFLINE === "on",
    analyticsId: env.ANALYTICS_ID || null,
    phone: env.CONTACT_PHONE,
    email: env.CONTACT_EMAIL,
    address: env.CONTACT_ADDRESS,
    dataLicence: env.DATA_LICENCE,
  };
}

/** The name of a network: "Facebook" for www.facebook.com/us, or the host if we do not know it. */
function networkOf(address: string): string {
  const { hostname } = new URL(address);
  const known = NETWORKS.find((name) => `.${hostname}`.endsWith(`.${name.toLowerCase()}.com`));
  return known ?? hostname;
}

/** Warns the operator in the log; called once, when an isolate starts. */
export function warnOfMissingSettings(): void {
  if (!env.ANALYTICS_ID) {
    console.warn(
      "The setting ANALYTICS_ID (analytics measurement id) is missing: visits are not measured.",
    );
  }
}
