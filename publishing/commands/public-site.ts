import type { Target } from "../apply/target.ts";
import { isFictionalPhone } from "../check/sample-rows.ts";
import { type Warning, warning } from "../compare/warning-kinds.ts";
import { WRANGLER_CONFIG } from "../database/local.ts";

type Settings = Record<string, unknown>;

/** The operator's settings in wrangler.toml. */
export async function operatorSettings(): Promise<Settings> {
  // This is imported on demand because it takes a second, and most commands don't need it.
  const { unstable_readConfig } = await import("wrangler");
  return unstable_readConfig({ config: WRANGLER_CONFIG }).vars;
}

/**
 * A line for an operator whose settings do not match the data: a public site that shows sample data, or real data with
 * an empty SITE_ORIGIN or the fictional contacts of wrangler.toml. Undefined if they match.
 * @param isSample undefined if nothing has been published
 */
export function publicSiteLine(
  settings: Settings,
  isSample: boolean | undefined,
): string | undefined {
  const origin = String(settings.SITE_ORIGIN ?? "");
  if (isSample === undefined || (isSample && origin === "")) return undefined;
  if (isSample)
    return `${origin} is public but shows sample data, so every page is noindex, sitemap.xml is empty and yards have no structured data. Load your own data: npm run data:load -- --remote your-folder`;
  const fictional = fictionalOf(settings);
  const parts = [
    ...(origin === "" ? ["SITE_ORIGIN is empty"] : []),
    ...(fictional.length > 0
      ? [`${LIST.format(fictional)} ${fictional.length === 1 ? "is" : "are"} still fictional`]
      : []),
  ];
  if (parts.length === 0) return undefined;
  return `The data is real, but in wrangler.toml ${parts.join(", and ")}. Put in your own and run npm run deploy: docs/operations.md, "Before you go live", says what each is for.`;
}

/**
 * Warns if real data is published at Cloudflare while wrangler.toml has the fictional phone and email, at which
 * visitors can reach nobody.
 */
export async function contactWarnings(
  { place }: Target,
  isSample: boolean | undefined,
): Promise<Warning[]> {
  if (place === "local" || isSample !== false) return [];
  const settings = await operatorSettings();
  const fictional = fictionalOf(settings).filter((name) => name !== "CONTACT_ADDRESS");
  const lines = fictional.map((name) => `${name} is ${settings[name]}`);
  return warning("contacts", "Still fictional in wrangler.toml; put in yours and deploy", lines);
}

function fictionalOf(settings: Settings): string[] {
  return Object.keys(FICTIONAL).filter((name) => FICTIONAL[name]?.(String(settings[name] ?? "")));
}

const LIST = new Intl.ListFormat("en-AU");

const FICTIONAL: Record<string, (value: string) => boolean> = {
  CONTACT_PHONE: isFictionalPhone,
  CONTACT_EMAIL: (value) => value.endsWith(".example"),
  CONTACT_ADDRESS: (value) => value.includes("PO Box 0000"),
};
