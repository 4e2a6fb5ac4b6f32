import { env, withEnv } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import {
  invalidSettings,
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

  it("hold the ways to reach us, and no measurement id until one is set", () => {
    expect(siteSettings(env, asked)).toMatchObject({
      analyticsId: null,
      phone: "1300 975 707",
      email: "hello@scrapmetalprices.example",
      address: "PO Box 0000, Sydney NSW 2001",
    });
    expect(siteSettings({ ...env, ANALYTICS_ID: "G-TEST" }, asked).analyticsId).toBe("G-TEST");
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
