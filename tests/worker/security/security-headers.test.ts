import { env } from "cloudflare:workers";
import { describe, expect, it } from "vitest";
import {
  contentSecurityPolicy,
  hashSources,
} from "../../../worker/security/content-security-policy.ts";
import { setSecurityHeaders } from "../../../worker/security/security-headers.ts";
import { failingDatabase, quietErrors } from "../database.ts";
import { fetchPath, fetchWith } from "../fetch.ts";
import { fetchPage } from "../page.ts";
import { letTimeOutsEnd, never } from "../time-outs.ts";

const outage = () => {
  quietErrors();
  return failingDatabase();
};
const cacheOn = { EDGE_CACHE: "on" } as Partial<Env>;

const RESPONSES: [name: string, ask: () => Promise<Response>, status: number][] = [
  ["a page", () => fetchPath("/sydney/"), 200],
  ["a missing page", () => fetchPath("/atlantis/"), 404],
  ["a page in an outage", () => fetchWith(outage(), "/sydney/"), 503],
  ["a page's data", () => fetchPath("/sydney/_.data"), 200],
  ["the API", () => fetchPath("/api/cities"), 200],
  ["a method that the API does not allow", () => fetchPath("/api/cities", { method: "PUT" }), 405],
  ["a method that is not allowed", () => fetchPath("/", { method: "PUT" }), 405],
  ["a rejected post", () => fetchPath("/contact/", { method: "POST" }), 403],
  ["a redirect", () => fetchPath("/copper/"), 301],
  ["repeated slashes", () => fetchPath("/sydney//"), 301],
  ["the sitemap", () => fetchPath("/sitemap.xml"), 200],
  ["invalid settings", () => fetchWith(outage(), "/", {}, { CONTACT_EMAIL: "x" }), 500],
];

it.each(RESPONSES)("%s has the headers that protect visitors", async (_, ask, expected) => {
  const { status, headers } = await ask();
  expect(status).toBe(expected);
  expect(Object.fromEntries(headers)).toMatchObject({
    "strict-transport-security": "max-age=63072000",
    "x-content-type-options": "nosniff",
    "referrer-policy": "strict-origin-when-cross-origin",
    "permissions-policy": expect.stringContaining("geolocation=(self)"),
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": expect.stringMatching(/^(same|cross)-origin$/),
    "content-security-policy": expect.stringMatching(/^default-src '(none|self)'; /),
    "cache-control": expect.any(String),
  });
  const policy = headers.get("content-security-policy");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).not.toMatch(/unsafe|\*|http:/);
});

it("binds subdomains to HTTPS, too, if the operator says so", async () => {
  const { headers } = await fetchWith(env.DB, "/about/", {}, { HSTS_PRELOAD: "on" });
  expect(headers.get("strict-transport-security")).toBe(
    "max-age=63072000; includeSubDomains; preload",
  );
});

it("a page's policy allows its own scripts by a nonce that is new for each response", async () => {
  const [one, other] = [await fetchPage("/about/"), await fetchPage("/about/")];
  const [policy, another] = [one, other].map(({ headers }) =>
    headers.get("content-security-policy"),
  );
  const nonce = /'nonce-([^']+)'/.exec(policy ?? "")?.[1] ?? "";
  expect(nonce).not.toBe("");
  expect(policy).toBe(contentSecurityPolicy(`'nonce-${nonce}'`, false));
  expect(another).not.toContain(nonce);
  const running = one
    .all("script")
    .filter((script) => script.attribute("type") !== "application/ld+json");
  expect(running.length).toBeGreaterThan(0);
  for (const script of running) expect(script.attribute("nonce")).toBe(nonce);
});

it("a page's policy allows Google Analytics once the operator measures visits", async () => {
  const page = await fetchWith(env.DB, "/about/", {}, { ANALYTICS_ID: "G-TEST" });
  const policy = page.headers.get("content-security-policy");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+' https:\/\/www\.googletagmanager\.com;/);
  expect(policy).toMatch(/connect-src 'self' https:\/\/\*\.google-analytics\.com/);
});

const DOWN = new Error("down");
it.each<[string, RateLimit["limit"]]>([
  ["rejects", () => Promise.reject(DOWN)],
  ["hangs", never],
  [
    "throws",
    () => {
      throw DOWN;
    },
  ],
])("a search is served if the limiter of searches %s", async (_, limit) => {
  // The Worker waits less for it than for the database.
  letTimeOutsEnd(100);
  const settings = { ...cacheOn, SEARCH_LIMIT: { limit } };
  expect((await fetchWith(env.DB, "/scrap-yards/?q=wattle", {}, settings)).status).toBe(200);
});

describe("a policy as a whole", () => {
  const NEVER =
    "default-src 'self'; child-src 'none'; frame-src 'none'; media-src 'none'; object-src 'none'; worker-src 'self'; ";
  const OURS = "manifest-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
  const TYPES = "; require-trusted-types-for 'script'; trusted-types service-worker";
  const google = "https://*.google-analytics.com https://*.googletagmanager.com";
  const rest = "img-src 'self' data:; font-src 'self'; connect-src 'self'; ";
  const measured = `img-src 'self' data: ${google}; font-src 'self'; connect-src 'self' ${google}; `;

  it.each([
    ["'nonce-a'", false, `script-src 'self' 'nonce-a'; style-src 'self'; ${rest}${OURS}${TYPES}`],
    [null, false, `script-src 'none'; style-src 'self'; ${rest}${OURS}${TYPES}`],
    [
      "'nonce-a'",
      true,
      `script-src 'self' 'nonce-a' https://www.googletagmanager.com; style-src 'self'; ${measured}${OURS}`,
    ],
  ])("for the scripts %s, measured: %s", (sources, isMeasured, policy) => {
    expect(contentSecurityPolicy(sources, isMeasured)).toBe(NEVER + policy);
  });

  it("has the hash of each script with the page's nonce, once, and of no other", async () => {
    const html = [
      '<script nonce="n">a()</script><script type="module" nonce="n">a()</script>',
      '<script nonce="n">b()</script><script>c()</script><script nonce="m">d()</script>',
      '<script nonce="n" src="/e.js"></script>',
      '<script type="application/ld+json" nonce="n">{}</script>',
    ].join("\n");
    const hashOf = async (text: string) => {
      const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
      return `'sha256-${btoa(String.fromCharCode(...new Uint8Array(digest)))}'`;
    };
    expect(await hashSources(html, "n")).toBe(`${await hashOf("a()")} ${await hashOf("b()")}`);
    expect(await hashSources("<p>None</p>", "n")).toBeNull();
  });

  it("is kept where a response has one, and otherwise allows nothing", () => {
    const set = (path: string, given: HeadersInit = {}) => {
      const headers = new Headers(given);
      setSecurityHeaders(headers, path, env);
      return headers;
    };
    const POLICY = "Content-Security-Policy";
    expect(set("/", { [POLICY]: "default-src 'self'" }).get(POLICY)).toBe("default-src 'self'");
    expect(set("/").get(POLICY)).toBe("default-src 'none'; frame-ancestors 'none'");
    expect(set("/").get("Permissions-Policy")).toBe(
      "camera=(), display-capture=(), geolocation=(self), microphone=(), payment=(), usb=()",
    );
    const embeddable = ["/api", "/api/", "/api/cities", "/apiary/", "/"].filter(
      (path) => set(path).get("Cross-Origin-Resource-Policy") === "cross-origin",
    );
    expect(embeddable).toEqual(["/api", "/api/", "/api/cities"]);
  });
});
