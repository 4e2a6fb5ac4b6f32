import { env, withEnv } from "cloudflare:workers";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { siteOf, warnOfMissingSettings } from "../../worker/settings.ts";

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
    expect(siteOf(env, asked).origin).toBe("https://www.asked.example");
  });

  it("take the address that is set, without a slash at the end", () => {
    const site = siteOf({ ...env, SITE_ORIGIN: "https://set.example/" }, asked);
    expect(site.origin).toBe("https://set.example");
  });

  it("hold the ways to reach us, and no measurement id until one is set", () => {
    expect(siteOf(env, asked)).toMatchObject({
      analyticsId: null,
      phone: "1300 975 707",
      email: "hello@scrapmetalprices.example",
      address: "PO Box 0000, Sydney NSW 2001",
    });
    expect(siteOf({ ...env, ANALYTICS_ID: "G-TEST" }, asked).analyticsId).toBe("G-TEST");
  });
});
