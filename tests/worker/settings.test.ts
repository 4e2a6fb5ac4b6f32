import { env, withEnv } from "cloudflare:workers";
import { parse } from "csv-parse/sync";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  invalidSettings,
  publishersIn,
  siteSettings,
  warnOfMissingSettings,
} from "../../worker/site/settings.ts";
import { quietErrors } from "./database.ts";
import { fetchWith } from "./fetch.ts";
import table from "./settings.csv?raw";

it("a missing analytics measurement id is warned of, and one that is set is not", () => {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  withEnv({ ...env, ANALYTICS_ID: "G-TEST" }, warnOfMissingSettings);
  expect(spy).not.toHaveBeenCalled();
  withEnv({ ...env, ANALYTICS_ID: "" }, warnOfMissingSettings);
  expect(spy).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/analytics measurement id.*missing/),
  );
});

describe("the site's settings", () => {
  const asked = "https://www.asked.example/sydney/?q=1";

  it("take the address from the request until one is set, without a slash at the end", () => {
    expect(siteSettings({ ...env, SITE_ORIGIN: "" }, asked)).toMatchObject({
      ...{ origin: "https://www.asked.example", isPublic: false },
    });
    const SITE_ORIGIN = "https://set.example/";
    expect(siteSettings({ ...env, SITE_ORIGIN, DATA_LICENCE: "CC BY 4.0" }, asked)).toMatchObject({
      ...{ origin: "https://set.example", isPublic: true, dataLicence: "CC BY 4.0" },
    });
  });

  it("name our pages at social networks, those that we know by their names", () => {
    const SOCIAL_LINKS = "https://www.facebook.com/us, https://au.linkedin.com/us";
    expect(siteSettings({ ...env, SOCIAL_LINKS }, asked).social).toEqual([
      { name: "Facebook", address: "https://www.facebook.com/us" },
      { name: "LinkedIn", address: "https://au.linkedin.com/us" },
    ]);
    expect(siteSettings(env, asked).social).toEqual([]);
  });

  it("hold the ways to reach us, and no measurement id until one is set", () => {
    expect(siteSettings(env, asked)).toMatchObject({
      analyticsId: null,
      phone: "1300 975 707",
      email: "hello@scrapmetalprices.example",
      address: "PO Box 0000, Sydney NSW 2001",
    });
    expect(siteSettings({ ...env, ANALYTICS_ID: "G-TEST" }, asked).analyticsId).toBe("G-TEST");
    for (const OFFLINE of ["on", "off"] as const)
      expect(siteSettings({ ...env, OFFLINE }, asked).keepsPages).toBe(OFFLINE === "on");
  });
});

// A number is how often the last letter of the value stands there.
const VALUES: Record<"setting" | "value" | "times" | "right", string>[] = parse(table, {
  columns: true,
});

it.each(VALUES)(
  "$setting = “$value” ($times) is right: $right",
  ({ setting, value, times, right }) => {
    const text = value.replace(/.$/, (letter) => letter.repeat(Number(times || 1)));
    const said = invalidSettings({ ...env, [setting]: text });
    if (right === "yes") expect(said).toBeUndefined();
    else expect(said).toContain(`Invalid settings under [vars] in wrangler.toml: ${setting} must `);
  },
);

describe("wrong settings", () => {
  it("are none in what comes with the site, and one where it is missing", () => {
    expect(invalidSettings(env)).toBeUndefined();
    const { CONTACT_PHONE: _phone, ...rest } = env;
    expect(invalidSettings(rest as typeof env)).toMatch(/CONTACT_PHONE must /);
  });

  it("stop every request with that line and nothing else", async () => {
    quietErrors();
    for (const path of ["/", "/api/cities", "/sydney/"]) {
      const response = await fetchWith(env.DB, path, {}, { CONTACT_EMAIL: "x" });
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toMatch(/^Invalid settings .*CONTACT_EMAIL must be an email/);
    }
  });

  it("are all said where all are wrong, in the order of wrangler.toml's rules", () => {
    const wrong = {
      ...{ SITE_NAME: "", SITE_SHORT_NAME: "", SITE_SLOGAN: "", SOCIAL_LINKS: "x" },
      ...{ MAX_PRICE_AGE_DAYS: "", MAX_WORLD_AGE_DAYS: "" },
      ...{ SITE_ORIGIN: "x", EDGE_CACHE: "x", HSTS_PRELOAD: "x", ANALYTICS_ID: "x" },
      ...{ OFFLINE: "x", ACCESS_TEAM: "X", ACCESS_AUD: "-", DESK_PUBLISHERS: "x" },
      ...{ CONTACT_PHONE: "x", CONTACT_EMAIL: "x", DATA_LICENCE: "", CONTACT_ADDRESS: "" },
    };
    expect(invalidSettings({ ...env, ...wrong } as unknown as Env)).toBe(
      `Invalid settings under [vars] in wrangler.toml: ${[
        "SITE_NAME must be the site's name, of at most 60 characters",
        "SITE_SHORT_NAME must be a name of at most 20 characters",
        "SITE_SLOGAN must be a few words that follow the name, of at most 80 characters",
        "SOCIAL_LINKS must be empty or web addresses with commas between",
        'SITE_ORIGIN must be empty or a scheme and host only, such as "https://www.your-site.com.au"',
        'EDGE_CACHE must be "on" or "off"',
        'OFFLINE must be "on" or "off"',
        'HSTS_PRELOAD must be "on" or "off"',
        'ANALYTICS_ID must be empty or a Google Analytics measurement ID, such as "G-ABC123"',
        "CONTACT_PHONE must be a phone number of digits, spaces, brackets and hyphens",
        "CONTACT_EMAIL must be an email address",
        "DATA_LICENCE must name a licence of the data",
        "MAX_PRICE_AGE_DAYS must be a number of days, from 1 to 9999",
        "MAX_WORLD_AGE_DAYS must be a number of days, from 1 to 9999",
        "ACCESS_TEAM must be empty, the team's name at Cloudflare Access, or the https origin of its keys",
        "ACCESS_AUD must be empty or the application's audience tag",
        "DESK_PUBLISHERS must be empty or email addresses with commas between",
        "CONTACT_ADDRESS must be a postal address",
      ].join("; ")}.`,
    );
  });
});

it("who publishes is named in any case, as their tokens are in lower case", () => {
  expect(publishersIn("Kim@Example.com, ,jo@example.com")).toEqual([
    "kim@example.com",
    "jo@example.com",
  ]);
});
