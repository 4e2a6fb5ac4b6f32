import { env, withEnv } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  invalidSettings,
  publishersIn,
  siteSettings,
  warnOfMissingSettings,
} from "../../worker/site/settings.ts";
import { fetchWith } from "./fetch.ts";

describe("a missing analytics measurement id", () => {
  it("is warned of", () => {
    expect(warned({ ANALYTICS_ID: "" })).toEqual([
      [expect.stringMatching(/analytics measurement id.*missing/)],
    ]);
  });

  it("is not warned of once it is set", () => {
    expect(warned({ ANALYTICS_ID: "G-TEST" })).toEqual([]);
  });
});

function warned(settings: Partial<Env>): unknown[][] {
  const spy = vi.spyOn(console, "warn").mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  withEnv({ ...env, ...settings }, warnOfMissingSettings);
  return spy.mock.calls;
}

describe("the site's settings", () => {
  const asked = "https://www.asked.example/sydney/?q=1";

  it("take the address from the request until one is set", () => {
    expect(siteSettings(env, asked).origin).toBe("https://www.asked.example");
  });

  it("take the address that is set, without a slash at the end", () => {
    const site = siteSettings({ ...env, SITE_ORIGIN: "https://set.example/" }, asked);
    expect(site.origin).toBe("https://set.example");
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

describe("wrong settings", () => {
  it.each([
    ["SITE_ORIGIN", "www.your-site.com.au"],
    ["SITE_ORIGIN", "https://www.your-site.com.au/prices/"],
    ["SITE_ORIGIN", "javascript:alert(1)"],
    ["EDGE_CACHE", "yes"],
    ["HSTS_PRELOAD", "true"],
    ["ANALYTICS_ID", "UA-1234'; alert(1)"],
    ["SITE_NAME", " "],
    ["SITE_SLOGAN", ""],
    ["SOCIAL_LINKS", "facebook.com/hunter"],
    ["MAX_PRICE_AGE_DAYS", "0"],
    ["MAX_WORLD_AGE_DAYS", "a month"],
    ["CONTACT_PHONE", "ring us"],
    ["CONTACT_EMAIL", "hello at site"],
    ["CONTACT_ADDRESS", " "],
    ["DATA_LICENCE", " "],
  ])("%s = %j is named, with what to do", (name, value) => {
    const said = invalidSettings({ ...env, [name]: value });
    expect(said).toMatch(
      new RegExp(`^Invalid settings under \\[vars\\] in wrangler.toml: ${name} must`),
    );
    expect(said).not.toContain("\n");
  });

  it("are named together, also where one is missing", () => {
    const { CONTACT_PHONE: _phone, ...rest } = env;
    const said = invalidSettings({ ...rest, CONTACT_EMAIL: "" } as typeof env);
    expect(said).toMatch(/CONTACT_PHONE must .*; CONTACT_EMAIL must/);
  });

  it("are none in what comes with the site", () => {
    expect(invalidSettings(env)).toBeUndefined();
    expect(invalidSettings({ ...env, SITE_ORIGIN: "https://set.example/" })).toBeUndefined();
  });

  it("stop every request with that line and nothing else", async () => {
    const spy = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => spy.mockRestore());
    for (const path of ["/", "/api/cities", "/sydney/"]) {
      const response = await fetchWith(env.DB, path, {}, { CONTACT_EMAIL: "x" });
      expect(response.status).toBe(500);
      expect(response.headers.get("cache-control")).toBe("no-store");
      expect(await response.text()).toMatch(/^Invalid settings .*CONTACT_EMAIL must be an email/);
    }
  });
});

describe("each setting's limits", () => {
  it.each<[keyof Env, string, boolean]>([
    ["SITE_ORIGIN", "", true],
    ["SITE_ORIGIN", "http://set.example:8080", true],
    ["SITE_ORIGIN", "ftp://set.example", false],
    ["SITE_ORIGIN", "https://set.example/?q=1", false],
    ["EDGE_CACHE", "off", true],
    ["OFFLINE", "off", true],
    ["OFFLINE", "no", false],
    ["HSTS_PRELOAD", "on", true],
    ["ACCESS_TEAM", "", true],
    ["ACCESS_TEAM", "my-team-2", true],
    ["ACCESS_TEAM", "My team", false],
    ["ACCESS_TEAM", "https://team.example", true],
    ["ACCESS_TEAM", "https://team.example/keys", false],
    ["ACCESS_TEAM", "http://localhost:8790", true],
    ["ACCESS_TEAM", "http://localhost:8790/keys", false],
    ["ACCESS_TEAM", "http://team.example", false],
    ["ACCESS_AUD", "", true],
    ["ACCESS_AUD", "a1B2", true],
    ["ACCESS_AUD", "a-b", false],
    ["DESK_PUBLISHERS", "", true],
    ["DESK_PUBLISHERS", "kim@example.com, jo@example.com", true],
    ["DESK_PUBLISHERS", "kim@example.com, jo", false],
    ["SITE_NAME", "a".repeat(60), true],
    ["SITE_NAME", "a".repeat(61), false],
    ["SITE_SHORT_NAME", "a".repeat(20), true],
    ["SITE_SHORT_NAME", "a".repeat(21), false],
    ["SITE_SLOGAN", "a".repeat(81), false],
    ["SOCIAL_LINKS", "", true],
    ["SOCIAL_LINKS", "https://www.facebook.com/us, https://tok.example/@us", true],
    ["SOCIAL_LINKS", "javascript:alert(1)", false],
    ["MAX_PRICE_AGE_DAYS", "9999", true],
    ["MAX_PRICE_AGE_DAYS", "10000", false],
    ["CONTACT_EMAIL", "", false],
    ["ANALYTICS_ID", "", true],
    ["ANALYTICS_ID", "G-A1", true],
    ["ANALYTICS_ID", "G-A", false],
    ["ANALYTICS_ID", `G-${"A".repeat(20)}`, true],
    ["ANALYTICS_ID", `G-${"A".repeat(21)}`, false],
    ["ANALYTICS_ID", "G-abc", false],
    ["CONTACT_PHONE", "131 21", true],
    ["CONTACT_PHONE", "13121", false],
    ["CONTACT_PHONE", "+61 (2) 5550-1234", true],
    ["CONTACT_PHONE", "1".repeat(20), true],
    ["CONTACT_PHONE", "1".repeat(21), false],
    ["DATA_LICENCE", "a".repeat(100), true],
    ["DATA_LICENCE", "a".repeat(101), false],
    ["CONTACT_ADDRESS", "a".repeat(200), true],
    ["CONTACT_ADDRESS", "a".repeat(201), false],
  ])("%s = %j is right: %s", (name, value, isRight) => {
    expect(invalidSettings({ ...env, [name]: value }) === undefined).toBe(isRight);
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

it("a site is public once it has an address of its own", () => {
  const asked = "http://asked.example/about/";
  const settings = { ...env, SITE_ORIGIN: "https://set.example", DATA_LICENCE: "CC BY 4.0" };
  expect(siteSettings({ ...env, SITE_ORIGIN: "" }, asked).isPublic).toBe(false);
  expect(siteSettings(settings, asked)).toMatchObject({ isPublic: true, dataLicence: "CC BY 4.0" });
});

it("who publishes is named in any case, as their tokens are in lower case", () => {
  expect(publishersIn("Kim@Example.com, ,jo@example.com")).toEqual([
    "kim@example.com",
    "jo@example.com",
  ]);
});
